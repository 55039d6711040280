import type { ZombicideView } from '@holdout/zombicide';
import type { BoardDoor } from '@holdout/zombicide/map';
import { PlacedGlyph } from '../art/Glyph.tsx';
import css from './board.module.css';
import { ColourMark } from './ColourMark.tsx';
import type { Box } from './plan.ts';

/** What lies on the floor of a zone. */
export interface Decal {
  readonly t: 'start' | 'exit' | 'objective' | 'spawn' | 'trigger' | 'landing' | 'card' | 'helicopter';
  readonly colour: string | null;
  readonly off: boolean;
  /** What a card is. */
  readonly sign?: string;
  /** Its colour is not known yet. */
  readonly hidden?: boolean;
  /** Numbers of the dice that bring zombies here, and those that have just been rolled. */
  readonly markers?: readonly number[];
  readonly rolled?: readonly number[];
  readonly key: string;
}

const SIDE = 96;
/** Room along the edge of a zone, and for its noise. */
const EDGE = 12;
const NOISE = 84;

const sideOf = (decals: number, { w, h }: Box): number =>
  Math.min(SIDE, (w - NOISE - EDGE) / Math.max(2, decals), h / 3);

/** The part of a zone that figures and cars have: tokens and noise lie below it. */
export function aboveTokens(area: Box, decals: number, noise: number): Box {
  if (decals === 0 && noise === 0) return area;
  return { ...area, h: area.h - sideOf(decals, area) - EDGE };
}

/** Tokens in the lower left corner of a zone, side by side. */
export function Decals({ decals, area }: { readonly decals: readonly Decal[]; readonly area: Box }) {
  const side = sideOf(decals.length, area);
  return decals.map(({ t, colour, off, sign, hidden, markers, rolled, key }, i) => (
    <g
      key={key}
      className={css.decal}
      data-token={t}
      data-colour={colour ?? undefined}
      data-off={off || undefined}
      transform={`translate(${area.x + EDGE + side * (i + 0.5)} ${area.y + area.h - EDGE - side / 2}) scale(${side / 100})`}
    >
      <DecalShape t={t} sign={sign ?? t} />
      <g transform="translate(32 -32)">
        <ColourMark colour={colour} />
        {hidden && <Unknown />}
      </g>
      {off && t === 'trigger' && <path className={css.usedUp} d="M-40 40L40 -40" />}
      {markers && <Markers markers={markers} rolled={rolled ?? []} />}
    </g>
  ));
}

function Unknown() {
  return (
    <>
      <circle className={css.colourMark} r={19} />
      <text className={css.unknown} textAnchor="middle" dominantBaseline="central">
        ?
      </text>
    </>
  );
}

interface MarkersProps {
  readonly markers: readonly number[];
  readonly rolled: readonly number[];
}

/** The dice of a spawn zone, side by side along its lower edge. */
function Markers({ markers, rolled }: MarkersProps) {
  const width = Math.min(32, 96 / markers.length);
  return markers.map((n, i) => (
    <g
      key={n}
      className={css.marker}
      data-rolled={rolled.includes(n) || undefined}
      transform={`translate(${(i - (markers.length - 1) / 2) * width} 36)`}
    >
      <rect x={-width / 2} y={-16} width={width} height={32} rx={6} />
      <text textAnchor="middle" dominantBaseline="central">
        {n}
      </text>
    </g>
  ));
}

function DecalShape({ t, sign }: { readonly t: Decal['t']; readonly sign: string }) {
  if (t === 'landing')
    return (
      <>
        <circle className={css.landing} r={42} />
        <path className={css.landingSign} d="M-14 -20V20M14 -20V20M-14 0H14" />
      </>
    );
  if (t === 'objective') {
    return (
      <>
        <circle className={css.decalBack} r={44} />
        <path className={css.cross} d="M-20 -20L20 20M20 -20L-20 20" />
      </>
    );
  }
  if (t === 'start')
    return (
      <path
        className={css.startMark}
        d="M0 -40L12 -12L42 -12L18 8L27 38L0 20L-27 38L-18 8L-42 -12L-12 -12Z"
      />
    );
  return (
    <>
      <rect className={css.decalBack} x={-44} y={-44} width={88} height={88} rx={14} />
      <PlacedGlyph className={css.decalSign} of={sign} x={0} y={0} size={70} />
    </>
  );
}

/** Noise of a zone in its lower right corner: tokens and survivors, as zombies hear it. */
export function NoiseMark({
  n,
  area,
  loud,
}: {
  readonly n: number;
  readonly area: Box;
  readonly loud: boolean;
}) {
  if (n === 0) return null;
  return (
    <g
      className={css.noise}
      data-loud={loud || undefined}
      transform={`translate(${area.x + area.w - EDGE - NOISE / 2} ${area.y + area.h - EDGE - NOISE / 2})`}
    >
      <rect className={css.noiseBack} x={-36} y={-24} width={72} height={48} rx={24} />
      <PlacedGlyph className={css.noiseSign} of="noise" x={-15} y={0} size={30} />
      <text className={css.noiseText} x={16} textAnchor="middle" dominantBaseline="central">
        {n}
      </text>
    </g>
  );
}

interface DoorsProps {
  readonly doors: readonly BoardDoor[];
  readonly view: ZombicideView;
}

/** Doors on the walls: shut ones bar the way, open ones stand aside. */
export function Doors({ doors, view }: DoorsProps) {
  return doors.map((door, i) => {
    const { open, colour } = view.doors[i];
    const middle = (door.lo + door.hi) / 2;
    const [x, y] = door.axis === 'x' ? [door.at, middle] : [middle, door.at];
    const length = door.hi - door.lo;
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: doors have no name but their number
        key={i}
        className={css.door}
        data-door={`d${i + 1}`}
        data-open={open || undefined}
        data-colour={colour ?? undefined}
        transform={`translate(${x} ${y}) rotate(${door.axis === 'x' ? 90 : 0})`}
      >
        <rect className={css.doorway} x={-length / 2} y={-15} width={length} height={30} />
        {open ? (
          <rect className={css.leaf} x={-length / 2} y={-length + 8} width={16} height={length - 16} rx={4} />
        ) : (
          <>
            <rect className={css.leaf} x={-length / 2} y={-17} width={length} height={34} rx={6} />
            <circle className={css.knob} cx={length / 2 - 18} r={7} />
            <ColourMark colour={colour} />
          </>
        )}
      </g>
    );
  });
}
