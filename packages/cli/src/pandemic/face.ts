import { pandemicSpeech } from '@holdout/lang';
import { type PandemicView, pandemic } from '@holdout/pandemic';
import type { Face, FaceMaker } from '../play/face.ts';
import { boardLines, type Table, wholeBoard } from './board.ts';
import { argumentName, shapeOf } from './names.ts';
import { ordersOf } from './orders.ts';

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
    closed: () => !table.view.openHands,
    lines: () => boardLines(table),
    wholeBoard: () => wholeBoard(table),
    inFull: ['event', 'summon'],
    // Where to, which card: the last word.
    itemName: ({ kind, args }) =>
      args.length === 0 ? '' : nameOf(argumentsOf.get(kind)?.at(-1) ?? '', args[args.length - 1]),
    itemSign: ({ args }) => shapeOf(args.at(-1) ?? ''),
    namesOf: (argument, word) => {
      // Roles get their seats during the game: a player may be called by his role.
      const role =
        argument === 'seat' ? table.view.seats.find(({ seat }) => word === `p${seat + 1}`)?.role : null;
      return [nameOf(argument, word), ...(role ? [role, nameOf('role', role)] : [])];
    },
    orders: ordersOf(table, viewer),
  };
};
