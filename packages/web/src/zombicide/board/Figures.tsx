import type { SurvivorView } from '@holdout/zombicide';
import { memo } from 'react';
import { PlacedGlyph } from '../art/Glyph.tsx';
import { badgeOf, SHAPES } from '../art/people.ts';
import { zombieToken } from '../art/zombies.ts';
import { TeamShape } from '../panels/TeamMark.tsx';
import css from './board.module.css';
import type { Slot } from './slots.ts';

interface ZombieProps extends Slot {
  readonly kind: string;
  readonly n: number;
  readonly size: number;
}

/** Kinds of which there is hardly more than one. */
const LARGE: ReadonlySet<string> = new Set(['abomination', 'a-bomb']);

/** A figure, or several of a kind with their number. */
export const ZombieFigure = memo(function ZombieFigure({ kind, n, x, y, size }: ZombieProps) {
  const { outline, sign } = zombieToken(kind);
  const scale = (size * (LARGE.has(kind) ? 1.12 : 1)) / 100;
  return (
    <g className={css.zombie} data-kind={kind} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={css.zombieToken} d={outline} transform="translate(-50 -50)" />
      <PlacedGlyph className={css.zombieSign} of={kind} x={0} y={0} size={100 * sign} />
      {n > 1 && <Count n={n} />}
    </g>
  );
});

function Count({ n }: { readonly n: number }) {
  return (
    <g transform="translate(34 -34)">
      <circle className={css.count} r={25} />
      <text className={css.countText} textAnchor="middle" dominantBaseline="central">
        {n}
      </text>
    </g>
  );
}

/** A drop for each wound, side by side. */
const DROPS: readonly number[] = [-34, -8];
const DROP = 'M0 -16C9 -4 12 2 12 7A12 12 0 0 1 -12 7C-12 2 -9 -4 0 -16Z';

interface SurvivorProps extends Slot {
  readonly survivor: SurvivorView;
  readonly size: number;
  readonly active: boolean;
  readonly name: string;
  /** His team, where there are several. */
  readonly team: number | null;
}

/** A survivor: shape, colour and initial; drops for wounds, a ring while he acts. */
export const SurvivorFigure = memo(function SurvivorFigure({
  survivor,
  x,
  y,
  size,
  active,
  name,
  team,
}: SurvivorProps) {
  const { colour, ink, shape } = badgeOf(survivor.id);
  return (
    <g
      className={css.survivor}
      data-active={active || undefined}
      data-acted={survivor.acted || undefined}
      transform={`translate(${x} ${y}) scale(${size / 100})`}
    >
      {active && <circle className={css.ring} r={60} />}
      <path className={css.badge} d={SHAPES[shape]} fill={colour} transform="translate(-50 -50)" />
      <text className={css.initial} fill={ink} textAnchor="middle" dominantBaseline="central">
        {name.slice(0, 1)}
      </text>
      {DROPS.slice(0, survivor.wounds).map((x) => (
        <path key={x} className={css.drop} d={DROP} transform={`translate(${x} 36)`} />
      ))}
      {team !== null && (
        <g transform="translate(36 -36) scale(0.38)">
          <TeamShape team={team} />
        </g>
      )}
    </g>
  );
});
