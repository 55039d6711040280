import { type Json, TABLE, Table, type TableSetup } from '@holdout/kernel';
import { type OptionInput, pandemic } from '@holdout/pandemic';
import { randomNumbers } from '@holdout/testkit';
import { expect, test, vi } from 'vitest';
import { allMessages, LANGS } from '../test/catalogues.ts';
import {
  askText,
  createTranslate,
  eventText,
  optionShort,
  optionText,
  reasonText,
  type Speaker,
} from './index.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const speakers = LANGS.map(
  (lang): Speaker => ({ intl: createTranslate(lang, allMessages(lang)), names: NAMES }),
);

/** Signs that a text is not one: an id instead of it, a value that was missing, ICU syntax left over. */
const NO_TEXT = /undefined|NaN|null|[{}]|^$|^(?:log|ask|option|reason|rule|undo|word|city|event|role)\./;

const REFUSED = [
  'build',
  'fly:cairo',
  'charter:lima',
  'shuttle:essen',
  'cure:red',
  'treat:black',
  'drive:sydney',
];
const REFUSED_TO_ROLES = ['summon:p1:lagos', 'lead-fly:p2:osaka', 'expert-fly:delhi', 'fetch:airlift'];
const REFUSED_CARDS = [
  'give:p2:paris',
  'take:p1:forecast',
  'event:forecast',
  'event:paris',
  'discard:paris',
  'nonsense',
];

function setupOf(index: number): TableSetup {
  const players = 2 + (index % 3);
  const input: OptionInput = {
    players,
    hands: index % 2 === 0 ? 'open' : 'closed',
    entered: index % 4 === 2,
  };
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return { options: input as Json & object, seed: `lang/${index}`, undo: 'strict', seats };
}

/** Every text that somebody at this table could see on the way to its end. */
function textsOf(speaker: Speaker, index: number): (string | null)[] {
  const random = randomNumbers(index);
  const table = new Table(pandemic, setupOf(index));
  const seats = [...table.state.pawns.keys()];
  const texts = table.opening.map((event) => eventText(speaker, event));
  while (!table.over) {
    const decision = table.decision(seats);
    if (!decision) break;
    texts.push(askText(speaker, decision));
    for (const option of decision.options)
      texts.push(optionText(speaker, option), optionShort(speaker, option));
    for (const key of [...REFUSED, ...REFUSED_TO_ROLES, ...REFUSED_CARDS]) {
      const reason = table.run.explain(random(seats.length), key);
      if (reason) texts.push(...Object.values(reasonText(speaker, reason)));
    }
    const option = decision.options[random(decision.options.length)];
    table.answer({ seq: decision.seq, seat: option.seat === TABLE ? 0 : option.seat, key: option.key });
    texts.push(...(table.moves.at(-1)?.events ?? []).map((event) => eventText(speaker, event)));
  }
  return texts;
}

test.each([0, 1, 2, 3, 4, 5])('game %i is told in every language without a gap', (index) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const speaker of speakers) {
    const wrong = textsOf(speaker, index).filter((text) => text !== null && NO_TEXT.test(text));
    expect(wrong).toEqual([]);
  }
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
