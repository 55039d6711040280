import { useContext } from 'react';
import { useStore } from 'zustand';
import { useNames } from '../../table/words.ts';
import { RoomContext } from '../context.ts';
import type { RemoteStore, ShownPointer } from '../remote.ts';
import css from './pointing.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointersProps {
  /** Where a place is drawn; null if there is no such place. */
  readonly at: (place: string) => Point | null;
  /** Radius of a mark, in units of the board. */
  readonly size: number;
}

/** Where the others point just now. The bar above the table says it in words. */
export function Pointers(props: PointersProps) {
  const room = useContext(RoomContext);
  return room && <Layer {...props} room={room} />;
}

function Layer({ room, at, size }: PointersProps & { readonly room: RemoteStore }) {
  const pointers = useStore(room, (state) => state.pointers);
  const names = useNames();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={css.layer} aria-hidden="true" data-testid="pointers">
      {pointers.map((pointer) => (
        <Mark key={pointer.n} pointer={pointer} name={names[pointer.seat] ?? ''} at={at} size={size} />
      ))}
    </g>
  );
}

interface MarkProps extends PointersProps {
  readonly pointer: ShownPointer;
  readonly name: string;
}

function Mark({ pointer, name, at, size }: MarkProps) {
  const from = at(pointer.at);
  const to = pointer.to === undefined ? null : at(pointer.to);
  const target = to ?? from;
  if (!from || !target) return null;
  return (
    <g data-at={pointer.at} data-to={pointer.to}>
      {to && <Arrow from={from} to={to} size={size} />}
      <circle className={css.ring} cx={target.x} cy={target.y} r={size} strokeWidth={size / 6} />
      <circle className={css.pulse} cx={target.x} cy={target.y} r={size} strokeWidth={size / 10} />
      <text
        className={css.name}
        x={target.x}
        y={target.y - size * 1.25}
        fontSize={size * 0.62}
        strokeWidth={size / 7}
        textAnchor="middle"
      >
        {name}
      </text>
    </g>
  );
}

/** From the rim of one mark to the rim of the other. */
function Arrow({ from, to, size }: { readonly from: Point; readonly to: Point; readonly size: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const tip = { x: to.x - ux * size, y: to.y - uy * size };
  const base = { x: tip.x - ux * size * 0.7, y: tip.y - uy * size * 0.7 };
  const half = size * 0.36;
  const points = [
    `${tip.x},${tip.y}`,
    `${base.x - uy * half},${base.y + ux * half}`,
    `${base.x + uy * half},${base.y - ux * half}`,
  ];
  return (
    <>
      <line className={css.shaft} x1={from.x} y1={from.y} x2={base.x} y2={base.y} strokeWidth={size / 5} />
      <polygon className={css.head} points={points.join(' ')} />
    </>
  );
}
