import { TEAM_ACTIONS, TEAM_CARDS } from '../content/team-cards.ts';
import type { Zone } from '../map/board.ts';
import { type G, modified } from '../rules/hooks.ts';
import { cardDef, freePlace, survivor, teamOf } from '../rules/query.ts';
import { type Card, NONE, type Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { cardWord, discardCard, setCard, takeAside } from './cards.ts';
import { markUsed, whoWord } from './survivors.ts';

/** A team has picked a card. RM-SETUP-10 */
export function giveTeamCard(g: G, team: number, card: number): void {
  g.state.teams?.cards[team].push(card);
  if (g.loud) g.emit({ t: 'team-card', team: team + 1, action: TEAM_CARDS[card] });
}

/** A card is played; it comes back for the next round. RM-TEAM-01, RM-TEAM-02 */
export function playTeamCard(g: G, who: Who, number: number, zone: Zone, members: readonly string[]): void {
  const { card, id } = TEAM_ACTIONS[number];
  const played = g.state.teams?.played[teamOf(g, who)] ?? [];
  // RM-SKILL-08
  if (played.length > 0) markUsed(g, who, modified['team.again'](g, NONE, who));
  played.push(card);
  if (g.loud)
    g.emit({
      t: 'team-action',
      who: whoWord(g, who),
      action: id,
      zone: zoneWord(zone),
      members: [...members],
    });
}

export function newTeamRound(g: G): void {
  for (const played of g.state.teams?.played ?? []) played.length = 0;
}

/** He begins in the start zone of his team. RM-MIS-M11-01 */
export function startIn(g: G, who: Who, zone: Zone): void {
  survivor(g, who).zone = zone;
}

/** Cards go back to where they were. */
export function setCards(g: G, who: Who, cards: readonly Card[]): void {
  survivor(g, who).cards = cards.slice();
}

/** A Vest for him, on top of what he has. RM-COMPET-09 */
export function giveVest(g: G, who: Who, vest: string): void {
  const place = freePlace(g, who);
  if (place === NONE) return;
  const card = takeAside(g, vest);
  setCard(g, who, place, card);
  if (g.loud) g.emit({ t: 'starts-with', who: whoWord(g, who), card: cardDef(g, card)?.id ?? '' });
}

/** A Vest takes a wound: it is damaged, or it is gone. RM-COMPET-11, RM-COMPET-12 */
export function wearVest(g: G, who: Who, place: number): void {
  const card = survivor(g, who).cards[place];
  const worn = g.state.teams?.worn ?? [];
  const at = worn.indexOf(card);
  if (g.loud) g.emit({ t: 'vest', who: whoWord(g, who), card: cardWord(g, card), gone: at >= 0 });
  if (at < 0) {
    worn.push(card);
    return;
  }
  worn.splice(at, 1);
  setCard(g, who, place, NONE);
  discardCard(g, card);
}
