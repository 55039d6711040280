import type { TentView } from '@holdout/zombicide';
import { Bed } from './Bed.tsx';
import css from './board.module.css';
import type { Box } from './plan.ts';

/** What the tents that can be searched have on their roofs: a list, and a cross. */
const SIGNS: Readonly<Record<string, string>> = {
  administration: 'M-16 -22H16V22H-16ZM-9 -11H9M-9 0H9M-9 11H3',
  medical: 'M-8 -24H8V-8H24V8H8V24H-8V8H-24V-8H-8Z',
};

const SIDE = 150;
const EDGE = 10;

/** Room for the name of the zone, where it is not wide enough for both. */
const LABEL = 62;
const WIDE = 330;

const sideOf = ({ w, h }: Box): number => Math.min(SIDE, w * 0.62, h * 0.5);

const topOf = ({ w, h }: Box): number => EDGE + (w < WIDE && w < h ? LABEL : 0);

/** The part of a zone that is left beside its tent, or below it where it is narrow. */
export function besideTent(room: Box, area: Box): Box {
  const side = sideOf(area);
  if (area.w > area.h) return { ...room, w: room.w - side - EDGE };
  const down = side + topOf(area);
  return { ...room, y: room.y + down, h: room.h - down };
}

/** The tent of a zone, in its upper right corner: closed, or open with what is in it. RM-TENT-01, RM-TENT-04 */
export function Tent({ tent, area }: { readonly tent: TentView; readonly area: Box }) {
  const side = sideOf(area);
  const { open, is, beds } = tent;
  return (
    <g
      className={css.tent}
      data-tent={open ? (is ?? 'beds') : 'closed'}
      transform={`translate(${area.x + area.w - side / 2 - EDGE} ${area.y + side / 2 + topOf(area)}) scale(${side / 100})`}
    >
      <path className={css.ropes} d="M-50 -50L50 50M50 -50L-50 50" />
      <rect className={css.canvas} x={-44} y={-44} width={88} height={88} rx={5} />
      {!open && (
        <>
          <path className={css.seam} d="M-44 -44L-10 0L-44 44M44 -44L10 0L44 44M-10 0H10" />
          <path className={css.flap} d="M-12 44L0 8L12 44Z" />
        </>
      )}
      {is !== null && <path className={css.tentSign} d={SIGNS[is] ?? ''} />}
      {beds.map((colour, i) => (
        <Bed
          // biome-ignore lint/suspicious/noArrayIndexKey: beds are alike
          key={i}
          colour={colour}
          x={-39}
          y={-40 + i * 20.5}
          w={78}
          h={19}
        />
      ))}
    </g>
  );
}
