import { cardText } from '@holdout/lang';
import { CITY_FACTS, DISEASE_IDS, type PandemicView } from '@holdout/pandemic';
import type { Context } from '../context.ts';
import type { Style } from '../paint.ts';
import { SHAPES } from './names.ts';

const COLOURS: Readonly<Record<string, Style>> = {
  blue: 'cyanBright',
  yellow: 'yellow',
  black: 'gray',
  red: 'redBright',
  purple: 'magenta',
};

/** What a text board needs to know beside the view. */
export interface Table {
  readonly context: Context;
  readonly names: readonly string[];
  readonly view: PandemicView;
}

/** The sign of a disease in its colour. */
export const shape = ({ paint }: Context, disease: string): string =>
  paint(COLOURS[disease] ?? 'reset', SHAPES[disease] ?? '');

/** `●2 ▲1`: cubes by disease, those that are there. */
export const cubesText = (context: Context, cubes: readonly number[]): string =>
  cubes
    .map((n, i) => (n > 0 ? `${shape(context, DISEASE_IDS[i])}${n}` : ''))
    .filter((text) => text !== '')
    .join(' ');

/** Cards next to each other, cities with the shape of their colour. */
export function cardsText(context: Context, cards: readonly string[]): string {
  if (cards.length === 0) return '–';
  return cards.map((card) => cardLabel(context, card)).join('  ');
}

/** The name of a card, of a city with its sign. */
export function cardLabel(context: Context, card: string): string {
  const fact = CITY_FACTS.find(({ id }) => id === card);
  const name = cardText(context.intl, card);
  return fact ? `${shape(context, fact.disease)}${name}` : context.paint('italic', name);
}
