import type { ZombicideView } from '@holdout/zombicide';
import type { BoardDoor } from '@holdout/zombicide/map';
import { PlacedGlyph } from '../art/Glyph.tsx';
import css from './board.module.css';
import type { Box } from './plan.ts';

/** What lies on the floor of a zone. */
export interface Decal {
  readonly t: 'start' | 'exit' | 'objective' | 'spawn';
  readonly colour: string | null;
  readonly off: boolean;
  readonly key: string;
}

const SIDE = 84;

/** Tokens in the corner of a zone, side by side. */
export function Decals({ decals, area }: { readonly decals: readonly Decal[]; readonly area: Box }) {
  const side = Math.min(SIDE, area.w / Math.max(2, decals.length), area.h / 3);
  return decals.map(({ t, colour, off, key }, i) => (
    <g
      key={key}
      className={css.decal}
      data-token={t}
      data-colour={colour ?? undefined}
      data-off={off || undefined}
      transform={`translate(${area.x + 12 + side * (i + 0.5)} ${area.y + area.h - 12 - side / 2}) scale(${side / 100})`}
    >
      <DecalShape t={t} />
    </g>
  ));
}

function DecalShape({ t }: { readonly t: Decal['t'] }) {
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
      <PlacedGlyph className={css.decalSign} of={t} x={0} y={0} size={70} />
    </>
  );
}

/** Noise of a zone: tokens and survivors, as zombies hear it. */
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
      transform={`translate(${area.x + area.w - 44} ${area.y + 40})`}
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
          </>
        )}
      </g>
    );
  });
}
