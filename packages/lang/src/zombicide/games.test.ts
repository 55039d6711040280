import { zombicide } from '@holdout/zombicide';
import { expect, test } from 'vitest';
import { LANGS } from '../../test/catalogues.ts';
import { gapsIn, playRandomly, speakersOf } from '../../test/games.ts';
import { GAMES, KEYS, setupOf } from '../../test/zombicide.ts';
import { zombicideSpeech } from './speech.ts';

const speakers = speakersOf(zombicideSpeech);
const courses = GAMES.map((index) => playRandomly(zombicide, setupOf(index), [...KEYS, 'nonsense']));

test.each(LANGS)('games are told in %s without a gap', (lang) => {
  const speaker = speakers[LANGS.indexOf(lang)];
  for (const course of courses) expect(gapsIn(speaker, course)).toEqual([]);
});
