import type { BoxId, EquipmentDef } from '../content/define.ts';
import { equipmentCalled } from '../content/equipment/index.ts';
import { skillByNumber } from '../content/skills/index.ts';
import { layAside, putIntoDeck, setCard, takeAside, takeFromDeck } from '../ops/cards.ts';
import { whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { type Card, NONE, type Who } from '../state/ids.ts';
import { equipmentDomain } from '../state/words.ts';
import type { G } from './hooks.ts';
import { cardDef, freePlace, survivor, teamsOf } from './query.ts';

/** The box whose rulebook says what survivors start with. CF-03 */
const startBox = (g: G): BoxId =>
  setting(g).rules.startingEquipment === 'rmTeams' ? 'rueMorgue' : 'season1';

/** Each team has weapons of its own, instead of one of each kind for all, unless the mission wants them elsewhere. RM-SETUP-05 */
const inTeams = (g: G): boolean =>
  startBox(g) === 'rueMorgue' && setting(g).rule('weapons-in-deck') === undefined;

/** Kinds that are dealt, each once. */
function starters(g: G): EquipmentDef[] {
  const box = startBox(g);
  return [...new Set(setting(g).cards)].filter((def) => def.starts?.includes(box));
}

/** Cards that lie aside to be dealt: of each kind one, or for teams all there are. S1-SETUP-02, RM-SETUP-04 */
export function startingCards(g: G): Set<Card> {
  const kinds = starters(g);
  const { cards } = setting(g);
  if (!inTeams(g)) return new Set(kinds.map((def) => cards.indexOf(def)));
  return new Set(cards.flatMap((def, card) => (kinds.includes(def) ? [card] : [])));
}

/** Everybody is given a weapon, and in addition what his first skill says. S1-SETUP-08, S1-SETUP-09, RM-SETUP-07 */
export function dealEquipment(g: G): void {
  const { survivors } = g.state;
  const hands = inTeams(g) ? teamHands(g, teamsOf(g)) : commonHands(g);
  survivors.forEach((s, who) => {
    give(g, who, hands[who]);
    for (const number of s.skills) {
      const extra = skillByNumber(number).starts;
      if (extra) give(g, who, takeFromDeck(g, equipmentCalled(extra)?.number ?? NONE));
    }
  });
}

/** The weapons that lie aside go to survivors by chance, the others get a Pan. S1-SETUP-08 */
function commonHands(g: G): Card[] {
  const weapons = startWeapons(g);
  const hands: Card[] = g.state.survivors.map((_, i) => weapons[i] ?? NONE);
  g.shuffle('setup', hands);
  return hands.map((card) => (card === NONE ? panFor(g) : card));
}

/** A mission can put the weapons elsewhere. S1-M00-SP2 */
function startWeapons(g: G): Card[] {
  if (setting(g).rule('weapons-in-deck')) return [];
  const numbers = starters(g).map((def) => def.number);
  // With fewer survivors than weapons, chance decides which are dealt; the others stay aside. S1-SETUP-08
  g.shuffle('setup', numbers);
  return numbers
    .slice(0, g.state.survivors.length)
    .map((number) => takeAside(g, equipmentDomain.format(number)));
}

function panFor(g: G): Card {
  const tutorial = setting(g).rule('weapons-in-deck') !== undefined;
  return tutorial && !setting(g).rules.tutorialPans ? NONE : takeAside(g, 'pan');
}

/**
 * What each survivor is dealt when teams have weapons of their own. First every team arms as many of its members as it
 * can, then those without a weapon are dealt one of what still lies aside; what nobody needs goes into the deck.
 * RM-SETUP-05, RM-SETUP-06, RM-SETUP-08
 */
export function teamHands(g: G, teams: readonly (readonly Who[])[]): Card[] {
  const hands: Card[] = g.state.survivors.map(() => NONE);
  for (const team of teams) armTeam(g, team, hands);
  const left = leftAside(g);
  g.shuffle('setup', left);
  hands.forEach((card, who) => {
    if (card === NONE) hands[who] = left.pop() ?? NONE;
  });
  putIntoDeck(g, left);
  return hands;
}

/** One weapon of each kind for one team; chance says who gets which, and what a small team leaves. RM-SETUP-05 */
function armTeam(g: G, team: readonly Who[], hands: Card[]): void {
  const cards = starters(g).map((def) => takeAside(g, def.id));
  g.shuffle('setup', cards);
  const members = team.slice();
  g.shuffle('setup', members);
  cards.forEach((card, i) => {
    if (i < members.length) hands[members[i]] = card;
    else if (card !== NONE) layAside(g, card);
  });
}

/** Takes all starting weapons that nobody has. */
function leftAside(g: G): Card[] {
  return starters(g).flatMap((def) => {
    const found: Card[] = [];
    for (let card = takeAside(g, def.id); card !== NONE; card = takeAside(g, def.id)) found.push(card);
    return found;
  });
}

/** Into a hand if one is free. */
function give(g: G, who: Who, card: Card): void {
  if (card === NONE) return;
  const { cards } = survivor(g, who);
  const hand = [0, 1].find((place) => cards[place] === NONE);
  setCard(g, who, hand ?? freePlace(g, who), card);
  if (g.loud) g.emit({ t: 'starts-with', who: whoWord(g, who), card: cardDef(g, card)?.id ?? '' });
}
