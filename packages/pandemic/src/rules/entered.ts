import { type Ask, argA, encode, type OptionKind, type Seat, TABLE, type Vars } from '@holdout/kernel';
import { enterInfectionAt, enterInfectionBottom, exchange } from '../ops/cards.ts';
import { type Card, FIRST_EPIDEMIC, type InfectionCard, isEpidemic, isEventCard } from '../state/ids.ts';
import type { G } from './hooks.ts';
import { ENTER_INFECTION } from './options.ts';

/**
 * Which cards can lie where, by what everybody knows. Used when the cards of a real table are entered, and to check
 * that what was entered is possible.
 */

/** What is asked when something is turned over on a real table. */
interface Entry<V extends Vars> {
  readonly ask: string;
  readonly kind: OptionKind;
  readonly possible: (g: G) => Card[];
  readonly take: (g: G, entered: Card) => void;
  readonly about?: (g: G, vars: V) => string;
}

/** A card of a real table, told by whoever sits there. Otherwise the question does not arise. */
export function enterAsk<V extends Vars>({ kind, possible, take, ...rest }: Entry<V>): Ask<G, V> {
  return {
    ...rest,
    when: (g) => g.state.entered,
    owner: () => TABLE,
    list: (g, _, out) => {
      for (const card of possible(g)) out.push(encode(kind, TABLE, card));
    },
    take: (g, _, code) => take(g, argA(code)),
  };
}

/** Cards that can be the one `depth` below the top of the infection deck: those of its layer not told yet. */
export function possibleInfections(g: G, depth = 0): InfectionCard[] {
  const { infectionDeck, layers } = g.state;
  const end = infectionDeck.length - depth;
  let start = infectionDeck.length;
  for (let layer = layers.length - 1; layer >= 0 && start >= end; layer--) start -= layers[layer];
  return infectionDeck.slice(start, end).sort(byNumber);
}

/** Cards that can be the bottom one of the infection deck: its lowest layer. */
function possibleBottoms(g: G): InfectionCard[] {
  return g.state.infectionDeck.slice(0, g.state.layers[0]).sort(byNumber);
}

/** The bottom infection card, before it is turned over. */
export const enterBottomAsk = <V extends Vars>(): Ask<G, V> =>
  enterAsk({
    ask: 'enterBottom',
    kind: ENTER_INFECTION,
    possible: possibleBottoms,
    take: enterInfectionBottom,
  });

/** The top infection cards, one by one, told by the seat that looks at them; `told` are told already. */
export const enterTopAsk = <V extends Vars & { seat: Seat; told: number }>(): Ask<G, V> => ({
  ask: 'enterForecast',
  secret: true,
  owner: (_, vars) => vars.seat,
  list: (g, vars, out) => {
    for (const card of possibleInfections(g, vars.told)) out.push(encode(ENTER_INFECTION, vars.seat, card));
  },
  take: (g, vars, code) => {
    enterInfectionAt(g, vars.told, argA(code));
    vars.told += 1;
  },
});

/**
 * Cards that can be on top of the player deck: any that has not been seen, and an epidemic as long as the pile that
 * is being drawn from still holds its one; if it is the pile's last card, only that.
 */
export function possiblePlayerCards(g: G): Card[] {
  const { playerDeck, piles } = g.state;
  const pile = piles.at(-1) ?? 0;
  const cards = playerDeck.slice(playerDeck.length - pile);
  const others = unseen(g)
    .filter((card) => !isEpidemic(card))
    .sort(byNumber);
  if (!cards.some(isEpidemic)) return others;
  const epidemics = epidemicsOf(g);
  return pile === 1 ? epidemics : [...others, ...epidemics];
}

/** Cards that may lie in the player deck: which events were left over when it was made, nobody knows. OB-EVSEL-03 */
function unseen(g: G): Card[] {
  const { playerDeck, brink } = g.state;
  if (!brink || !playerDeck.some(isEventCard)) return playerDeck;
  return [...playerDeck, ...brink.unused.filter(isEventCard)];
}

/** What an epidemic that is drawn can be: the usual one, or any virulent one that has not been seen. OB-VS-01 */
function epidemicsOf(g: G): Card[] {
  const { playerDeck, brink } = g.state;
  if (!g.state.options.brink?.virulent) return [FIRST_EPIDEMIC];
  return [...playerDeck, ...(brink?.unused ?? [])].filter(isEpidemic).sort(byNumber);
}

/**
 * On a real table all usual epidemics look alike, `FIRST_EPIDEMIC`: the one of the pile that is being drawn from is
 * meant. A virulent one takes the place of that one, and an event that of another event, if it lay elsewhere.
 */
export function enteredCard(g: G, card: Card): Card {
  const { playerDeck, piles } = g.state;
  if (isEpidemic(card)) {
    const meant = playerDeck.slice(playerDeck.length - (piles.at(-1) ?? 0)).find(isEpidemic) ?? card;
    if (card === FIRST_EPIDEMIC) return meant;
    exchange(g, meant, card);
  } else if (g.state.brink?.unused.includes(card)) exchange(g, playerDeck.find(isEventCard) ?? card, card);
  return card;
}

/** Opening hands hold no epidemic. PD-SETUP-08 */
export const possibleOpeningCards = (g: G): Card[] => unseen(g).slice().sort(byNumber);

const byNumber = (a: number, b: number): number => a - b;
