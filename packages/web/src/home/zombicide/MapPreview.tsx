import type { Mission } from '@holdout/zombicide';
import { useText } from '../../app/i18n.tsx';
import boardCss from '../../zombicide/board/board.module.css';
import { Ground } from '../../zombicide/board/Ground.tsx';
import { type Decal, Decals } from '../../zombicide/board/Tokens.tsx';
import '../../zombicide/table.css';
import { sceneOf } from '../../zombicide/useBoard.ts';
import css from './zombicide.module.css';

interface MapPreviewProps {
  readonly mission: Mission;
  readonly title: string;
}

/** The map of a mission with its doors and tokens, small. */
export function MapPreview({ mission, title }: MapPreviewProps) {
  const text = useText();
  const { plan, board } = sceneOf(mission);
  const decals = new Map<number, Decal[]>();
  const add = (t: Decal['t'], name: string, colour: string | null, key: string): void => {
    const zone = board.named.get(name);
    if (zone !== undefined) decals.set(zone, [...(decals.get(zone) ?? []), { t, colour, off: false, key }]);
  };
  for (const name of mission.start) add('start', name, null, `start ${name}`);
  for (const name of mission.exit ?? []) add('exit', name, null, `exit ${name}`);
  for (const [i, { zone, colour }] of mission.spawns.entries())
    add('spawn', zone, colour ?? null, `spawn ${i}`);
  for (const [i, { zone, colour }] of mission.objectives.entries())
    add('objective', zone, colour ?? null, `objective ${i}`);
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
      {[...decals].map(([zone, list]) => (
        <Decals key={zone} decals={list} area={plan.zones[zone].area} />
      ))}
    </svg>
  );
}
