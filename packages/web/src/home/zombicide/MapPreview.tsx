import type { Mission } from '@holdout/zombicide';
import { useText } from '../../app/i18n.tsx';
import boardCss from '../../zombicide/board/board.module.css';
import { Ground } from '../../zombicide/board/Ground.tsx';
import { Tent } from '../../zombicide/board/Tents.tsx';
import { type Decal, Decals } from '../../zombicide/board/Tokens.tsx';
import '../../zombicide/table.css';
import { sceneOf } from '../../zombicide/useBoard.ts';
import css from './zombicide.module.css';

/** A tent as the game begins. */
const CLOSED = { zone: '', open: false, beds: [], is: null };

interface MapPreviewProps {
  readonly mission: Mission;
  readonly title: string;
}

/** The map of a mission with its doors and tokens, small. */
export function MapPreview({ mission, title }: MapPreviewProps) {
  const text = useText();
  const { plan, board } = sceneOf(mission);
  const decals = new Map<number, Decal[]>();
  const add = (name: string, decal: Omit<Decal, 'off'>): void => {
    const zone = board.named.get(name);
    if (zone !== undefined) decals.set(zone, [...(decals.get(zone) ?? []), { ...decal, off: false }]);
  };
  const plain = (t: Decal['t'], names: readonly string[] = []): void => {
    for (const name of names) add(name, { t, colour: null, key: `${t} ${name}` });
  };
  plain('start', mission.start);
  plain('exit', mission.exit);
  plain('trigger', mission.triggers);
  if (mission.helicopter) plain('helicopter', [mission.helicopter.zone]);
  for (const [i, { zone, colour = null, markers }] of mission.spawns.entries())
    add(zone, { t: 'spawn', colour, key: `spawn ${i}`, ...(markers ? { markers } : {}) });
  for (const [i, { zone, colour = null, mixed }] of mission.objectives.entries()) {
    const hidden = mixed !== undefined;
    add(zone, { t: 'objective', colour: hidden ? null : colour, hidden, key: `objective ${i}` });
  }
  return (
    <svg
      viewBox={`-20 -20 ${plan.width + 40} ${plan.height + 40}`}
      className={css.map}
      role="img"
      aria-label={text('zombicide.home.preview', { title })}
    >
      <Ground plan={plan} />
      {board.doors.map(({ axis, at, lo, hi }, i) => (
        <path
          key={`${axis}${at}/${lo}`}
          className={boardCss.previewDoor}
          data-colour={mission.doors[i].colour}
          data-open={mission.doors[i].open || undefined}
          d={axis === 'x' ? `M${at} ${lo}V${hi}` : `M${lo} ${at}H${hi}`}
        />
      ))}
      {(mission.tents?.zones ?? []).map((name) => {
        const zone = board.named.get(name);
        return zone === undefined ? null : <Tent key={name} tent={CLOSED} area={plan.zones[zone].area} />;
      })}
      {[...decals].map(([zone, list]) => (
        <Decals key={zone} decals={list} area={plan.zones[zone].area} />
      ))}
    </svg>
  );
}
