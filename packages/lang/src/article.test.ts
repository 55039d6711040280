import { describe, expect, test } from 'vitest';
import { hungarianArticle } from './article.ts';

describe('the Hungarian article', () => {
  test.each([
    [
      'words',
      'az',
      [
        'alma',
        'Éva',
        'Essen',
        'Oszaka',
        'Isztambul',
        'Algír',
        'orvos',
        'Ünnep',
        'őr',
        'Åbo',
        'Øresund',
        'Ouagadougou',
      ],
    ],
    [
      'words',
      'a',
      [
        'Párizs',
        'Tokió',
        'Szöul',
        'Csennai',
        'Ho Si Minh-város',
        'Washington',
        'Xanten',
        'híd',
        'csendes éjszaka',
      ],
    ],
    ['the letter Y', 'a', ['York', 'Yokohama', 'Yale']],
    ['the letter Y', 'az', ['Yvonne', 'Ystad', 'Y']],
    ['foreign words that sound otherwise', 'a', ['One', 'United', 'Utah']],
    ['numbers', 'az', [1, 5, 50, 51, 500, 555, 1000, 1500, 5000, 50_000, 500_000, 1_000_000, 5_000_000]],
    [
      'numbers',
      'a',
      [0, 2, 3, 4, 6, 10, 11, 15, 19, 20, 100, 150, 2000, 10_000, 15_000, 100_000, 10_000_000, -1, -5],
    ],
    ['numbers in words', 'az', ['1. kör', '5. mező', '1 000 000', '5.', '1,5']],
    ['numbers in words', 'a', ['2. kör', '10. lap', '100 000', '-5 fok']],
    [
      'letters that are spelled',
      'az',
      ['F', 'L', 'M', 'N', 'R', 'S', 'X', 'A', 'ENSZ', 'FBI', 'SMS', 'NDK', 'EU', 'X-akták'],
    ],
    ['letters that are spelled', 'a', ['B', 'C', 'D', 'G', 'K', 'P', 'T', 'W', 'Z', 'TV', 'BKV']],
    ['abbreviations read as a word, and shouting', 'a', ['NATO', 'MÁV', 'FIFA', 'SZEGED']],
    ['quotes and brackets before a word', 'az', ['„Essen”', '(egy)', '»Óz«']],
    ['quotes and brackets before a word', 'a', ['„Párizs”', '(kettő)', '']],
  ] as const)('%s: %s', (_, article, words) => {
    expect(words.filter((word) => hungarianArticle(word) !== article)).toEqual([]);
  });
});
