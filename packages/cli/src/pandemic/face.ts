import type { Seat } from '@holdout/kernel';
import { pandemicSpeech } from '@holdout/lang';
import { type PandemicView, pandemic } from '@holdout/pandemic';
import type { Face, FaceMaker } from '../play/face.ts';
import { boardLines, wholeBoard } from './board.ts';
import { argumentName, shapeOf } from './names.ts';
import { ordersOf } from './orders.ts';
import type { Table } from './signs.ts';

/** Which word tells an option from the others of its kind: where to, which card, the last one; of cubes, the city. */
const itemAt = (kind: string, args: readonly string[]): number => (kind === 'cube' ? 0 : args.length - 1);

/** With closed hands everybody looks alone; with open ones the team looks together, and the bio-terrorist alone. */
function together({ openHands, over, seats, brink }: PandemicView, seat: Seat): readonly Seat[] | null {
  const hiding = brink?.terrorist?.seat;
  if (over || (openHands && hiding === undefined)) return null;
  if (!openHands || seat === hiding) return [seat];
  return seats.map((other) => other.seat).filter((other) => other !== hiding);
}

export const faceOf: FaceMaker = (context, names, seen, viewer): Face => {
  const { intl } = context;
  const table: Table = {
    context,
    names,
    get view() {
      return seen.view() as PandemicView;
    },
  };
  const argumentsOf = new Map(pandemic.vocabulary.kinds.map(({ name, args }) => [name, args]));
  const nameOf = (argument: string, word: string): string => argumentName(intl, names, argument, word);
  return {
    speaker: { intl, speech: pandemicSpeech, names },
    together: (seat) => together(table.view, seat),
    lines: () => boardLines(table),
    wholeBoard: () => wholeBoard(table),
    inFull: ['event', 'summon', 'look'],
    itemName: ({ kind, args }) => {
      const at = itemAt(kind, args);
      return args.length === 0 ? '' : nameOf(argumentsOf.get(kind)?.[at] ?? '', args[at]);
    },
    itemSign: ({ kind, args }) => shapeOf(args[itemAt(kind, args)] ?? ''),
    namesOf: (argument, word) => {
      // Roles get their seats during the game: a player may be called by his role.
      const role =
        argument === 'seat' ? table.view.seats.find(({ seat }) => word === `p${seat + 1}`)?.role : null;
      return [nameOf(argument, word), ...(role ? [role, nameOf('role', role)] : [])];
    },
    orders: ordersOf(table, viewer),
  };
};
