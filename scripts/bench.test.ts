import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bundle } from '../bench/lib/bundle.ts';
import type { Line } from '../bench/lib/measure.ts';
import { figure, screenTable, verdictText } from '../bench/lib/report.ts';
import { agree, type Budget, median, quantile, ratios, summary, verdict } from '../bench/lib/stats.ts';

describe('statistics of the benchmarks', () => {
  test('the median is the middle value, or lies between the two middle ones', () => {
    expect(median([5])).toBe(5);
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
  });

  test('values are put in order as numbers, and the list that was given stays as it is', () => {
    const values = [10, 9, 100, 1];
    expect(quantile(values, 1)).toBe(100);
    expect(values).toEqual([10, 9, 100, 1]);
  });

  test('a quantile lies between its neighbours by proportion', () => {
    const values = Array.from({ length: 101 }, (_, i) => i);
    expect(quantile(values, 0.99)).toBe(99);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });

  test('a summary has the median and the ends', () => {
    expect(summary([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  });

  test('ratios are taken pair by pair', () => {
    expect(ratios([10, 30], [5, 10])).toEqual([2, 3]);
    expect(() => ratios([1], [1, 2])).toThrow(RangeError);
  });

  test('a budget is met at its very value, and what is missing is a share of it', () => {
    expect(verdict(10_000, { atLeast: 10_000, aim: 20_000 })).toEqual({
      met: true,
      missedBy: 0,
      shortBy: 0.5,
    });
    expect(verdict(7_500, { atLeast: 10_000 })).toEqual({ met: false, missedBy: 0.25, shortBy: 0 });
    expect(verdict(50, { atMost: 50 })).toEqual({ met: true, missedBy: 0, shortBy: 0 });
    expect(verdict(75, { atMost: 50 })).toEqual({ met: false, missedBy: 0.5, shortBy: 0 });
  });

  test('one checksum that differs makes a run void, and so does none at all', () => {
    expect(agree(['a', 'a', 'a'])).toBe(true);
    expect(agree(['a', 'b', 'a'])).toBe(false);
    expect(agree([])).toBe(false);
  });
});

describe('report of the benchmarks', () => {
  const line = (value: number, budget: Budget | null): Line => ({
    what: 'a thing',
    unit: 'ms',
    summary: summary([value]),
    budget,
    verdict: budget && verdict(value, budget),
  });

  test('figures have as many digits as mean something', () => {
    expect([11_943.4, 443.21, 67.83, 3.456, 0.3871].map(figure)).toEqual([
      '11,943',
      '443',
      '67.8',
      '3.46',
      '0.387',
    ]);
  });

  test('a missed budget says by how much, a figure without one says nothing', () => {
    expect(verdictText(line(2, { atMost: 1 }))).toBe('missed by 100 %');
    expect(verdictText(line(1.004, { atMost: 1 }))).toBe('missed by <1 %');
    expect(verdictText(line(0.5, { atMost: 1 }))).toBe('met');
    expect(verdictText(line(15, { atLeast: 10, aim: 20 }))).toBe('met, 25 % short of the aim');
    expect(verdictText(line(0.5, null))).toBe('');
  });

  test('the columns of the table stand below each other', () => {
    const [head, row] = screenTable([line(0.5, { atMost: 1 })]).split('\n');
    expect(row).toBe('  a thing  0.500 ms  always the same  at most 1 ms  met');
    expect(head.indexOf('budget')).toBe(row.indexOf('at most'));
  });
});

describe('files of a built client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-bundle-'));
  const files = {
    'index.html':
      '<link rel="icon" href="/icon.svg"><script type="module" src="/assets/index-A1.js"></script>' +
      '<link rel="stylesheet" href="/assets/index-B2.css">',
    'icon.svg': '<svg/>',
    'assets/index-A1.js':
      'import{a as b}from"./shared-C3.js";const m=__vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[' +
      '"assets/Page-D4.js","assets/shared-C3.js","assets/Page-E5.css"])))=>i.map(i=>d[i]);' +
      'new Worker(new URL(`/assets/worker-F6.js`,``+import.meta.url));en:()=>import(`./en-G7.js`),' +
      'x(()=>import(`./Page-D4.js`).then(e=>({default:e.Page})),__vite__mapDeps([0,1,2]))',
    'assets/index-B2.css': '',
    'assets/shared-C3.js': 'export const a=1;',
    'assets/Page-D4.js': 'import"./late-H8.js";import{a}from"./shared-C3.js";',
    'assets/Page-E5.css': '',
    'assets/worker-F6.js': 'a:async()=>(await import(`./src-J9.js`)).a,b:()=>import(`./src-K1.js`)',
    'assets/src-J9.js': '',
    'assets/src-K1.js': '',
    'assets/en-G7.js': '',
    'assets/late-H8.js': '',
  };
  const bundle = new Bundle(pathToFileURL(`${folder}/`));

  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the start page loads what the document names, its imports and workers, and nothing on demand', () => {
    expect([...bundle.startFiles()].sort()).toEqual([
      'assets/index-A1.js',
      'assets/index-B2.css',
      'assets/shared-C3.js',
      'assets/worker-F6.js',
      'icon.svg',
      'index.html',
    ]);
  });

  test('a page on demand brings its script, its style and its imports', () => {
    expect([...bundle.pageFiles('Page')].sort()).toEqual([
      'assets/Page-D4.js',
      'assets/Page-E5.css',
      'assets/late-H8.js',
      'assets/shared-C3.js',
    ]);
    expect(bundle.pageFiles('Page', 1).size).toBe(0);
    expect(bundle.pageFiles('Nowhere').size).toBe(0);
  });

  test('the rules of the games come with the worker, on demand', () => {
    expect(bundle.rulesFiles()).toEqual(['assets/src-J9.js', 'assets/src-K1.js']);
  });

  test('of several files with a name, the largest', () => {
    expect(bundle.largest('index')).toEqual(['assets/index-A1.js']);
    expect(bundle.largest('nothing')).toEqual([]);
  });

  test('a language is found by its name', () => {
    expect(bundle.languageFiles(['en'])).toEqual(['assets/en-G7.js']);
    expect(() => bundle.languageFiles(['xx'])).toThrow('xx');
  });
});
