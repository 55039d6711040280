import type { Seat } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { type Card, type InfectionCard, NONE } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';

/** Takes a card out of a hand and onto the player discard. */
export function discardFromHand(g: G, seat: Seat, card: Card): void {
  const hand = g.state.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  g.state.playerDiscard.push(card);
}

/** A card thrown away because a hand is too big. PD-HAND-02 */
export function discardToLimit(g: G, seat: Seat, card: Card): void {
  discardFromHand(g, seat, card);
  if (g.loud) g.emit({ t: 'discard', seat, card: cardWord(card) });
}

/** Puts away an event that has been played: on the discard, or out of the game if it was stored. PD-EVT-03, PD-ROLE-02 */
export function putAwayEvent(g: G, seat: Seat, card: Card): void {
  const { state } = g;
  if (state.stored[seat] === card) {
    state.stored[seat] = NONE;
    state.removed.push(card);
  } else discardFromHand(g, seat, card);
  if (g.loud) g.emit({ t: 'event', seat, card: cardWord(card) });
}

/** Takes a card out of the player discard into a hand. OB-ROLE-03, OB-EV-09 */
export function takeFromDiscard(g: G, seat: Seat, card: Card): void {
  const { playerDiscard } = g.state;
  playerDiscard.splice(playerDiscard.indexOf(card), 1);
  g.state.hands[seat].push(card);
  if (g.loud) g.emit({ t: 'recover', seat, card: cardWord(card) });
}

/** Takes an event out of the player discard onto the seat's role card. PD-ROLE-01 */
export function storeEvent(g: G, seat: Seat, card: Card): void {
  const { playerDiscard } = g.state;
  playerDiscard.splice(playerDiscard.indexOf(card), 1);
  g.state.stored[seat] = card;
  if (g.loud) g.emit({ t: 'fetch', seat, card: cardWord(card) });
}

export function passCard(g: G, from: Seat, to: Seat, card: Card): void {
  const hand = g.state.hands[from];
  hand.splice(hand.indexOf(card), 1);
  g.state.hands[to].push(card);
  if (g.loud) g.emit({ t: 'share', from, to, card: cardWord(card) });
}

/** Takes the top card of the player deck; the caller says where it goes. */
export function takePlayerCard(g: G): Card {
  const { playerDeck, piles } = g.state;
  g.reveal();
  const pile = piles.length - 1;
  if (pile >= 0) {
    piles[pile] -= 1;
    if (piles[pile] === 0) piles.pop();
  }
  return playerDeck.pop() as Card;
}

export function addToHand(g: G, seat: Seat, card: Card): void {
  g.state.hands[seat].push(card);
}

/** A resolved epidemic leaves the game. PD-EPI-06 */
export function removeCard(g: G, card: Card): void {
  g.state.removed.push(card);
}

/** Turns over the top infection card and puts it on the discard. PD-INF-01 */
export function flipTop(g: G): InfectionCard {
  const { state } = g;
  g.reveal();
  const card = state.infectionDeck.pop() as InfectionCard;
  if (state.known.length > 0) state.known.shift();
  if (state.brink && state.brink.peeked > 0) state.brink.peeked -= 1;
  const layer = state.layers.length - 1;
  state.layers[layer] -= 1;
  if (state.layers[layer] === 0) {
    state.layers.pop();
    forgetLayers(g, (from) => (from === layer ? NONE : from));
  }
  state.infectionDiscard.push(card);
  return card;
}

/** Draws the bottom infection card and puts it on the discard. PD-EPI-02 */
export function drawBottom(g: G): InfectionCard {
  const { state } = g;
  g.reveal();
  const card = state.infectionDeck.shift() as InfectionCard;
  state.layers[0] -= 1;
  if (state.layers[0] === 0) {
    state.layers.shift();
    forgetLayers(g, (from) => from - 1);
  }
  if (state.known.length > state.infectionDeck.length) state.known.pop();
  if (state.brink && state.brink.peeked > state.infectionDeck.length) state.brink.peeked -= 1;
  state.infectionDiscard.push(card);
  return card;
}

/** Shuffles the infection discard and puts it on top of the deck. PD-EPI-03 */
export function intensify(g: G): void {
  const { state } = g;
  const cards = state.infectionDiscard;
  if (cards.length > 0) {
    g.shuffle('infections', cards);
    for (let i = 0; i < cards.length; i++) state.infectionDeck.push(cards[i]);
    state.layers.push(cards.length);
    state.known.length = 0;
    if (state.brink) state.brink.peeked = 0;
  }
  if (g.loud) g.emit({ t: 'intensify', n: cards.length });
  cards.length = 0;
}

/** An empty infection deck is made anew out of its discard (ruling OQ-09: the rules don't say). */
export function renewInfectionDeck(g: G): void {
  if (g.state.infectionDeck.length === 0) intensify(g);
}

/** Takes a card of the infection discard out of the game. PD-EVT-08 */
export function removeInfectionCard(g: G, card: InfectionCard): void {
  const { infectionDiscard, removedInfections } = g.state;
  infectionDiscard.splice(infectionDiscard.indexOf(card), 1);
  removedInfections.push(card);
  if (g.loud) g.emit({ t: 'removed', city: CITY_IDS[card] });
}

/**
 * Puts the top cards back in a new order, `order[0]` to be drawn first. The layers they came from become one:
 * who did not see the order can't tell them apart any more. PD-EVT-05
 */
export function arrangeTop(g: G, seat: Seat, order: readonly InfectionCard[]): void {
  const { infectionDeck, layers } = g.state;
  g.state.knownBy = seat;
  g.state.known = order.slice();
  if (g.state.brink) g.state.brink.peeked = 0;
  for (let i = 0; i < order.length; i++) infectionDeck[infectionDeck.length - 1 - i] = order[i];
  let joined = 0;
  while (joined < order.length) joined += layers.pop() as number;
  if (joined > 0) layers.push(joined);
  forgetLayers(g, (from) => Math.min(from, layers.length - 1));
}

/** The layers of the infection deck have changed: those of the cards in the bio-terrorist's hand with them. */
function forgetLayers(g: G, change: (from: number) => number): void {
  const terrorist = g.state.brink?.terrorist;
  if (terrorist) terrorist.layers = terrorist.layers.map((from) => Math.max(NONE, change(from)));
}

/** Brings a card to the top of the infection deck, because it was turned over on a real table. */
export function enterInfectionTop(g: G, card: InfectionCard): void {
  const { infectionDeck } = g.state;
  swap(infectionDeck, infectionDeck.length - 1, infectionDeck.indexOf(card));
}

export function enterInfectionBottom(g: G, card: InfectionCard): void {
  const { infectionDeck } = g.state;
  swap(infectionDeck, 0, infectionDeck.indexOf(card));
}

/** Brings a card to the place `depth` cards below the top. */
export function enterInfectionAt(g: G, depth: number, card: InfectionCard): void {
  const { infectionDeck } = g.state;
  swap(infectionDeck, infectionDeck.length - 1 - depth, infectionDeck.indexOf(card));
}

/**
 * Brings a card to the top of the player deck, because it was drawn on a real table. An epidemic that lies there goes
 * further down in its own pile, for each pile holds exactly one.
 */
export function enterPlayerTop(g: G, card: Card, isEpidemic: (card: Card) => boolean): void {
  const { playerDeck, piles } = g.state;
  const top = playerDeck.length - 1;
  const at = playerDeck.indexOf(card);
  if (at === top) return;
  if (isEpidemic(playerDeck[top])) {
    const start = playerDeck.length - piles[piles.length - 1];
    swap(playerDeck, top, Math.max(at, start));
    if (at >= start) return;
  }
  swap(playerDeck, top, at);
}

/** A card of the player deck and one that lies elsewhere unseen change places. */
export function exchange(g: G, inDeck: Card, other: Card): void {
  const { playerDeck, brink } = g.state;
  const at = playerDeck.indexOf(inDeck);
  const pile = playerDeck.includes(other) ? playerDeck : (brink?.unused ?? []);
  pile[pile.indexOf(other)] = inDeck;
  playerDeck[at] = other;
}

function swap(cards: number[], a: number, b: number): void {
  const card = cards[a];
  cards[a] = cards[b];
  cards[b] = card;
}
