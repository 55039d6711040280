import { argA, encode, kindOf, no, optionKind, pass, type Seat, seatOf, steps } from '@holdout/kernel';
import { putAwayEvent, takeFromDiscard } from '../../../ops/cards.ts';
import { teamSeats } from '../../../rules/hands.ts';
import type { G } from '../../../rules/hooks.ts';
import { DECLINE } from '../../../rules/options.ts';
import { pickAsk } from '../../../rules/pick.ts';
import { type Card, isCityCard, NONE } from '../../../state/ids.ts';
import { cardWord } from '../../../state/words.ts';
import { event } from '../../define.ts';

const RESEARCHED_BY = optionKind('research-by', 'seat');
const RECOVER = optionKind('recover', 'card');
const { act, ask, program, when } = steps<G, { seat: Seat; card: Card; other: Seat; found: Card }>();

const researchProgram = program('re-examined research', [
  ask(
    'who',
    pickAsk({
      ask: 'researchPlayer',
      list: (g, vars, out) => {
        for (const other of teamSeats(g)) out.push(encode(RESEARCHED_BY, vars.seat, other));
      },
      take: (vars, other) => {
        vars.other = other;
      },
    }),
  ),
  act('play', (g, vars) => putAwayEvent(g, vars.seat, vars.card)),
  ask('card', {
    ask: 'researchCard',
    owner: (_, vars) => vars.other,
    about: (_, vars) => `p${vars.seat + 1}`,
    list: (g, vars, out) => {
      for (const card of g.state.playerDiscard)
        if (isCityCard(card)) out.push(encode(RECOVER, vars.other, card));
      out.push(encode(DECLINE, vars.other));
    },
    explain: (_, vars, code) => {
      const own = kindOf(code) === RECOVER.id && seatOf(code) === vars.other;
      return own ? no('OB-EV-09', { card: cardWord(argA(code)) }) : null;
    },
    take: (_, vars, code) => {
      vars.found = kindOf(code) === DECLINE.id ? NONE : argA(code);
    },
  }),
  when('takes', (_, vars) => vars.found !== NONE, [
    act('take', (g, vars) => takeFromDiscard(g, vars.other, vars.found)),
  ]),
]);

/** A player may take a City card out of the discard. OB-EV-09 */
export const reExaminedResearch = event({
  id: 're-examined-research',
  card: 58,
  kinds: [RESEARCHED_BY, RECOVER],
  programs: [researchProgram],
  cannot: (g) => (g.state.playerDiscard.some(isCityCard) ? pass : no('OB-EV-09')),
  play: (g, seat, card) => g.call('re-examined research', { seat, card, other: NONE, found: NONE }),
});
