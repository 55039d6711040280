import { type Mission, missions } from '@holdout/zombicide';
import type { Context } from '../context.ts';
import { padTo, widthOf } from '../layout.ts';
import { titleOf } from './mission.ts';

/** Our missions as data. */
export const factsOfAll = (context: Context) =>
  missions().map((mission) => {
    const { id, boxes, difficulty, minutes, survivors, players } = mission;
    return {
      id,
      title: titleOf(context, mission),
      boxes,
      difficulty,
      minutes,
      survivors,
      ...(players && { players }),
    };
  });

/** The same as a table to read. */
export function listLines(context: Context): string[] {
  const rows = missions().map((mission) => rowOf(context, mission));
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i])))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => padTo(cell, widths[i]))
      .join('  ')
      .trimEnd(),
  );
}

function rowOf(context: Context, mission: Mission): string[] {
  const { text, paint } = context;
  const { id, boxes, difficulty, minutes } = mission;
  return [
    paint('bold', id),
    titleOf(context, mission),
    text(`difficulty.${difficulty}`),
    text('cli.mission.minutes', { minutes }),
    boxes.map((box) => text(`box.${box}`)).join(', '),
  ];
}
