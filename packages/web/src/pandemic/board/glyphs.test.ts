import { EPIDEMICS, EVENTS, INCIDENTS, ROLES } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { glyphOf } from './glyphs.ts';

const ids = [...ROLES, ...EVENTS, ...EPIDEMICS, ...INCIDENTS].map(({ id }) => id);

describe('the signs', () => {
  it.each([...ids, 'epidemic', 'bio-terrorist', 'mutation-1', 'mutation-2'])('%s has one', (id) => {
    expect(glyphOf(id)).not.toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(ids.map((id) => glyphOf(id).join())).size).toBe(ids.length);
  });

  it('are none for what is unknown', () => {
    expect(glyphOf('')).toEqual([]);
  });
});
