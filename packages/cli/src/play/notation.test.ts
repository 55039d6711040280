import type { Option } from '@holdout/kernel';
import { describe, expect, it } from 'vitest';
import { type Lexicon, normalise, readMove } from './notation.ts';

const option = (key: string): Option => {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat: 0 };
};
const OPEN = [
  'drive:chicago',
  'drive:new-york',
  'fly:chicago',
  'fly:hong-kong',
  'fly:ho-chi-minh-city',
  'treat:blue',
  'give:p2:paris',
  'give:p2:tokyo',
  'give:p3:paris',
  'event:airlift',
  'end',
].map(option);

const NAMES: Readonly<Record<string, string[]>> = {
  paris: ['paris', 'parizs', 'パリ'],
  tokyo: ['tokyo', '東京'],
  chicago: ['chicago', 'シカゴ'],
  p2: ['p2', 'medic', 'ann'],
};
const lexicon: Lexicon = {
  verbs: new Map([
    ['drive', ['drive']],
    ['go', ['drive']],
    ['fly', ['fly']],
    ['direct flight', ['fly']],
    ['treat', ['treat']],
    ['give', ['give']],
    ['play', ['event']],
    ['end', ['end']],
    ['移動', ['drive']],
  ]),
  fillers: new Set(['to', 'the', 'へ', 'に']),
  names: ({ args }) => args.map((word) => NAMES[word] ?? [normalise(word)]),
};
const read = (line: string): string | string[] => {
  const reading = readMove(line, OPEN, lexicon);
  if (reading.t === 'several') return reading.options.map(({ key }) => key);
  return reading.t === 'one' ? reading.option.key : 'none';
};

describe('words are compared', () => {
  it('without case, accents, punctuation and width', () => {
    expect(normalise('  St. Petersburg! ')).toBe('st petersburg');
    expect(normalise('São Paulo')).toBe('sao paulo');
    expect(normalise('Gyűrű')).toBe('gyuru');
    expect(normalise('ｐ２')).toBe('p2');
    expect(normalise('ブエノスアイレス')).toBe('ブエノスアイレス');
  });
});

describe('a move is read', () => {
  it('from a verb and a name', () => {
    expect(read('drive chicago')).toBe('drive:chicago');
    expect(read('Go to New York')).toBe('drive:new-york');
    expect(read('direct flight to chicago')).toBe('fly:chicago');
    expect(read('drive:chicago')).toBe('drive:chicago');
    expect(read('end')).toBe('end');
  });

  it('from the beginning of a name, if it is long enough and fits one', () => {
    expect(read('drive chi')).toBe('drive:chicago');
    expect(read('fly hon')).toBe('fly:hong-kong');
    expect(read('drive c')).toBe('none');
  });

  it('from several names in any order', () => {
    expect(read('give p2 paris')).toBe('give:p2:paris');
    expect(read('give Párizs to the Medic')).toBe('give:p2:paris');
    expect(read('give ann tokyo')).toBe('give:p2:tokyo');
    expect(read('give tokyo')).toBe('give:p2:tokyo');
    expect(read('give paris')).toEqual(['give:p2:paris', 'give:p3:paris']);
  });

  it('from a verb alone if there is one such move', () => {
    expect(read('treat')).toBe('treat:blue');
    expect(read('drive')).toEqual(['drive:chicago', 'drive:new-york']);
  });

  it('from a name alone if one move has it and nothing else is left open', () => {
    expect(read('airlift')).toBe('event:airlift');
    expect(read('blue')).toBe('treat:blue');
    expect(read('chicago')).toEqual(['drive:chicago', 'fly:chicago']);
    expect(read('tokyo')).toBe('none');
  });

  it('in Japanese, with particles and the verb at the end', () => {
    expect(read('移動 シカゴ')).toBe('drive:chicago');
    expect(read('移動シカゴ')).toBe('drive:chicago');
    expect(read('シカゴへ移動')).toBe('drive:chicago');
  });

  it('or not at all', () => {
    expect(read('')).toBe('none');
    expect(read('…')).toBe('none');
    expect(read('fly london')).toBe('none');
    expect(read('dance')).toBe('none');
  });
});
