import type { MouseEvent } from 'react';
import css from './board.module.css';
import { cityOnMap } from './geometry.ts';
import { SeatShape } from './SeatMark.tsx';
import { pawnPlace } from './slots.ts';

export interface PawnOnMap {
  readonly seat: number;
  readonly role: string;
  readonly city: string;
  readonly initial: string;
  readonly active: boolean;
  readonly asked: boolean;
  /** Only those at the screen know that it is there. */
  readonly secret: boolean;
}

interface PawnsProps {
  readonly pawns: readonly PawnOnMap[];
  readonly onOpen: (seat: number, anchor: Element) => void;
}

/** All pawns, above the cities; they glide when they move. For the keyboard there are the seats beside the map. */
export function Pawns({ pawns, onOpen }: PawnsProps) {
  return pawns.map((pawn) => {
    const city = cityOnMap(pawn.city);
    const here = pawns.filter((other) => other.city === pawn.city);
    const { x, y } = pawnPlace(pawn.city, here.indexOf(pawn), here.length);
    const open = (event: MouseEvent<SVGGElement>) => onOpen(pawn.seat, event.currentTarget);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the seat's own button is the control
      <g
        key={pawn.seat}
        className={css.pawn}
        style={{ transform: `translate(${city.x}px, ${city.y}px)` }}
        data-pawn={pawn.seat}
        data-active={pawn.active || undefined}
        data-asked={pawn.asked || undefined}
        data-secret={pawn.secret || undefined}
        onClick={open}
      >
        <g className={css.piece}>
          <g transform={`translate(${x},${y})`}>
            <circle r={20} className={css.pawnRing} />
            <g transform="scale(1.2)">
              <SeatShape seat={pawn.seat} role={pawn.role} />
            </g>
            <g transform="translate(11,12)">
              <circle r={8} className={css.initialBack} />
              <text y={3.8} className={css.initial}>
                {pawn.initial}
              </text>
            </g>
          </g>
        </g>
      </g>
    );
  });
}
