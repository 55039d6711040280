/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partOf } from './parts.ts';

const root = new URL('../../../../', import.meta.url);
const english = new URL('locales/en/', root);

/** The part of every text. */
const parts = new Map<string, string | null>(
  readdirSync(english).flatMap((file) => {
    const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL(file, english), 'utf8'));
    return Object.keys(texts).map((id) => [id, partOf(file)] as const);
  }),
);

interface Quoted {
  readonly id: string;
  /** The beginning of ids that differ in the rest, as `role.` of `role.${id}`. */
  readonly open: boolean;
}

/** Ids of texts, and beginnings of them, that stand in a source. */
function quoted(source: string): Quoted[] {
  return [...source.matchAll(/['`]([a-z]\w*\.(?:[\w-]+\.?)*)(['`]|\$\{)/g)].map(([, id, end]) => ({
    id,
    open: end === '${',
  }));
}

/** Sources below a folder that are no tests, and not below one of those that are left out. */
function sources(folder: string, except: readonly string[]): [string, string][] {
  const url = new URL(`packages/${folder}/`, root);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !except.some((left) => path.startsWith(left)))
    .map((path) => [path, readFileSync(new URL(path, url), 'utf8')]);
}

/** What a folder says that is in none of these parts. */
function unsaid(folder: string, has: readonly string[], except: readonly string[]): string[] {
  const inPart = (id: string): boolean => has.includes(parts.get(id) ?? 'none');
  return sources(folder, except).flatMap(([path, source]) =>
    quoted(source)
      .filter(({ id, open }) => {
        const meant = open ? [...parts.keys()].filter((one) => one.startsWith(id)) : [id];
        return meant.some((one) => parts.has(one)) && !meant.some(inPart);
      })
      .map(({ id }) => `${path}: ${id}`),
  );
}

describe('the parts of the catalogues', () => {
  it('are named after the game, those of seldom read texts below it', () => {
    const names = ['ui.json', 'pandemic.names.json', 'pandemic.log.json', 'zombicide.rules.json', 'cli.json'];
    expect(names.map(partOf)).toEqual(['', '', 'pandemic', 'zombicide/rules', null]);
  });

  it.each<[string, string[], string[]]>([
    ['web/src/app', [''], ['rules/']],
    ['web/src/app/rules', ['', 'pandemic/rules', 'zombicide/rules'], []],
    ['web/src/home', [''], ['zombicide/']],
    ['web/src/home/zombicide', ['', 'zombicide', 'zombicide/rulesets'], []],
    ['web/src/replay', ['', 'online'], []],
    ['web/src/report', ['', 'online'], []],
    ['web/src/table', [''], []],
    ['web/src/online', ['', 'online'], []],
    ['web/src/pandemic', ['', 'pandemic'], ['panels/Brink.tsx']],
    ['web/src/pandemic/panels', ['', 'pandemic', 'pandemic/rules'], []],
    ['web/src/zombicide', ['', 'zombicide'], ['learner/']],
    ['web/src/zombicide/learner', ['', 'zombicide', 'zombicide/lessons'], []],
    ['lang/src/pandemic', ['', 'pandemic'], []],
    ['lang/src/zombicide', ['', 'zombicide'], []],
  ])('are there where they are read: %s has %j', (folder, has, except) => {
    expect(unsaid(folder, has, except)).toEqual([]);
  });

  it('of rules stand where their texts are waited for: nowhere else is a rule quoted', () => {
    const quoting = sources('web/src', ['app/rules/'])
      .filter(([, source]) => quoted(source).some(({ id }) => parts.get(id)?.endsWith('/rules')))
      .map(([path]) => path);
    expect(quoting).toEqual(['pandemic/panels/Brink.tsx']);
  });
});
