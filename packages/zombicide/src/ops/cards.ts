import { type G, modified } from '../rules/hooks.ts';
import { cardDef, survivor } from '../rules/query.ts';
import { type Card, NONE, type Who } from '../state/ids.ts';
import { survivorDomain } from '../state/words.ts';

/** The word of an equipment card in events and views. */
export const cardWord = (g: G, card: Card): string => cardDef(g, card)?.id ?? 'wounded';

/** Shuffles both decks. S1-SETUP-03 */
export function shuffleDecks(g: G, equipment: readonly Card[], zombies: readonly number[]): void {
  g.state.equipment = equipment.slice();
  g.state.zombieDeck = zombies.slice();
  g.shuffle('equipment', g.state.equipment);
  g.shuffle('zombies', g.state.zombieDeck);
}

export function setAside(g: G, cards: readonly Card[], specials: readonly Card[]): void {
  g.state.aside = cards.slice();
  g.state.specials = specials.slice();
}

/** Takes a card that lies aside, or -1. */
export function takeAside(g: G, id: string): Card {
  const { aside } = g.state;
  const at = aside.findIndex((card) => cardDef(g, card)?.id === id);
  return at < 0 ? NONE : aside.splice(at, 1)[0];
}

/** A card of this kind is put aside, wherever it would be found otherwise: a mission lays it out. RM-ACT-14 */
export function layOut(g: G, id: string): void {
  const { aside, specials, equipment } = g.state;
  const isIt = (card: Card): boolean => cardDef(g, card)?.id === id;
  const from = [aside, specials, equipment].find((list) => list.some(isIt));
  if (from) aside.push(...from.splice(from.findLastIndex(isIt), 1));
}

/** A card that was drawn and is not discarded yet. S1-FAQ-24 */
export function layAside(g: G, card: Card): void {
  g.state.aside.push(card);
}

export function discardAside(g: G, card: Card): void {
  const { aside } = g.state;
  const at = aside.indexOf(card);
  if (at >= 0) discardCard(g, aside.splice(at, 1)[0]);
}

/** Lays cards on top of the equipment deck, the last one uppermost. */
export function putOnDeck(g: G, cards: readonly Card[]): void {
  g.state.equipment.push(...cards);
}

/** Cards that were laid out and are not needed go into the deck, which is shuffled again. RM-SETUP-08 */
export function putIntoDeck(g: G, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  g.state.equipment.push(...cards);
  g.shuffle('equipment', g.state.equipment);
}

/** Puts a card of a certain kind from the deck on its top: what a real table has drawn. */
export function bringToTop(g: G, number: number): void {
  const { equipment } = g.state;
  const at = equipment.findLastIndex((card) => cardDef(g, card)?.number === number);
  if (at >= 0) equipment.push(...equipment.splice(at, 1));
}

export function bringZombieCardToTop(g: G, number: number): void {
  const { zombieDeck } = g.state;
  const at = zombieDeck.indexOf(number);
  if (at >= 0) zombieDeck.push(...zombieDeck.splice(at, 1));
}

/**
 * Top card of the equipment deck, or -1 if there is none at all. An empty deck is made anew of what was discarded;
 * cards that never are in the deck do not lie there. S1-SEARCH-06
 */
export function drawEquipment(g: G): Card {
  renewEquipment(g);
  const card = g.state.equipment.pop() ?? NONE;
  g.reveal();
  return card;
}

export function renewEquipment(g: G): void {
  const { state } = g;
  if (state.equipment.length > 0 || state.equipmentDiscard.length === 0) return;
  state.equipment = state.equipmentDiscard.splice(0);
  g.shuffle('equipment', state.equipment);
  if (g.loud) g.emit({ t: 'reshuffle', deck: 'equipment', n: state.equipment.length });
}

/** Top card of the zombie deck, or -1. S1-SPAWN-04 */
export function drawZombieCard(g: G): number {
  const card = liftZombieCard(g);
  if (card !== NONE) discardZombieCards(g, [card]);
  return card;
}

/** The same, to be kept open for a while: it is not discarded yet. */
export function liftZombieCard(g: G): number {
  renewZombieDeck(g);
  const card = g.state.zombieDeck.pop() ?? NONE;
  g.reveal();
  return card;
}

export function discardZombieCards(g: G, cards: readonly number[]): void {
  g.state.zombieDiscard.push(...cards);
}

/** Zombie cards that no zone needs. RM-SKILL-71 */
export function tellUndealt(g: G, n: number): void {
  if (n > 0 && g.loud) g.emit({ t: 'undealt', n });
}

export function renewZombieDeck(g: G): void {
  const { state } = g;
  if (state.zombieDeck.length > 0 || !modified['deck.renews'](g, true)) return;
  state.zombieDeck = state.zombieDiscard.splice(0);
  g.shuffle('zombies', state.zombieDeck);
  if (g.loud) g.emit({ t: 'reshuffle', deck: 'zombies', n: state.zombieDeck.length });
}

/** A drawn card waits for a place. */
export function putFound(g: G, card: Card): void {
  g.state.found.push(card);
}

/** Takes a special card at random. S1-CAR-15 */
export function drawSpecial(g: G): Card {
  const { specials } = g.state;
  if (specials.length === 0) return NONE;
  return specials.splice(g.roll('setup', specials.length) - 1, 1)[0];
}

/** Takes a card of this kind out of the deck and shuffles it, or -1. S1-SKILL-27 */
export function takeFromDeck(g: G, number: number): Card {
  const { equipment } = g.state;
  const at = equipment.findLastIndex((card) => cardDef(g, card)?.number === number);
  if (at < 0) return NONE;
  const [card] = equipment.splice(at, 1);
  g.shuffle('equipment', equipment);
  return card;
}

/**
 * A card leaves play: to the discard pile, or aside if it never is in the deck. What lies under it goes with it.
 * S1-SEARCH-06, S1-SPECIAL-03
 */
export function discardCard(g: G, card: Card): void {
  const { state } = g;
  const def = cardDef(g, card);
  if (def?.only) state.aside.push(card);
  else state.equipmentDiscard.push(card);
  const loaded = state.empty.indexOf(card);
  if (loaded >= 0) state.empty.splice(loaded, 1);
  const at = underOf(g, card);
  if (at >= 0) discardCard(g, state.under.splice(at - 1, 2)[1]);
}

/** Place of the card under another one in the list of pairs, or -1. */
export function underOf(g: G, card: Card): number {
  const { under } = g.state;
  for (let i = 0; i < under.length; i += 2) if (under[i] === card) return i + 1;
  return -1;
}

/** S1-SPECIAL-03 */
export function layUnder(g: G, upper: Card, lower: Card): void {
  g.state.under.push(upper, lower);
}

export function setCard(g: G, who: Who, place: number, card: Card): void {
  survivor(g, who).cards[place] = card;
}

function discardFrom(g: G, who: Who, place: number): void {
  const { cards } = survivor(g, who);
  const card = cards[place];
  cards[place] = NONE;
  discardCard(g, card);
}

/** He lays a card down, and all are told. S1-INV-04 */
export function layDown(g: G, who: Who, place: number): void {
  tellDiscard(g, who, survivor(g, who).cards[place]);
  discardFrom(g, who, place);
}

export function tellDiscard(g: G, who: Who, card: Card): void {
  if (g.loud)
    g.emit({ t: 'discard', who: survivorDomain.format(survivor(g, who).id), card: cardWord(g, card) });
}

export function discardFound(g: G, place: number): void {
  const [card] = g.state.found.splice(place, 1);
  discardCard(g, card);
}

export function takeFound(g: G, place: number): Card {
  return g.state.found.splice(place, 1)[0];
}

/** Everything he carries, for he is dead. Wounds come to nothing. */
export function discardAll(g: G, who: Who): void {
  const { cards } = survivor(g, who);
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    cards[place] = NONE;
    if (card >= 0) discardCard(g, card);
  }
  if (g.state.active !== who) return;
  while (g.state.found.length > 0) discardFound(g, 0);
}

/** S1-RELOAD-01 */
export function fire(g: G, card: Card): void {
  if (cardDef(g, card)?.ranged?.reload && !g.state.empty.includes(card)) g.state.empty.push(card);
}

export function load(g: G, card: Card): void {
  const { empty } = g.state;
  const at = empty.indexOf(card);
  if (at >= 0) empty.splice(at, 1);
}

/** S1-RELOAD-02 */
export function loadAll(g: G): void {
  g.state.empty.length = 0;
}

export const isEmpty = (g: G, card: Card): boolean => g.state.empty.includes(card);

/** Cards of a kind that a mission takes out of play. */
export function setZombieDeck(g: G, cards: readonly number[]): void {
  g.state.zombieDeck = cards.slice();
  g.shuffle('zombies', g.state.zombieDeck);
}

/** A search comes up with nothing because there is no card left. */
export function tellNothing(g: G): void {
  if (g.loud) g.emit({ t: 'nothing' });
}
