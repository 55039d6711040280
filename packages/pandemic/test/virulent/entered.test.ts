import { describe, expect, test } from 'vitest';
import { CITY_IDS } from '../../src/content/base/map.ts';
import { EPIDEMICS } from '../../src/content/registry.ts';
import { RealTable } from '../real-table.ts';

const VIRULENT = EPIDEMICS.map((def) => def.id);

const table = (): RealTable => new RealTable({ module: 'virulent', epidemics: 4 }).setUp();

const offeredEpidemics = (t: RealTable): string[] => t.offered.filter((id) => VIRULENT.includes(id));

describe('real cards of the Virulent Strain', () => {
  test('OB-VS-01: any of the eight may be drawn, for nobody knows which four are in the deck', () => {
    const t = table().enter('end').asks('enterCard');
    expect(offeredEpidemics(t)).toEqual([...VIRULENT].sort());
    expect(t.offered).not.toContain('epidemic');
  });

  test.each(VIRULENT)('OB-VS-01 OB-VS-05: %s is told, resolved, and not offered again', (id) => {
    const t = table().enter('end', `card:${id}`, 'card:moscow').asks('enterBottom');
    t.enter('infection:madrid').asks('enterInfection');
    expect(t.view.brink?.strain).not.toBeNull();
    expect(t.view.playerDeck.removed).toEqual([id]);
    while (t.run.asking === 'enterInfection') t.enter(`infection:${t.offered[0]}`);
    t.enter('end').asks('enterCard');
    expect(offeredEpidemics(t)).toEqual([]);
    expect(t.view.epidemicsLeft).toBe(3);
  });

  test('OB-VS-01 PD-SETUP-10: in the second pile the seven others may come, the drawn one may not', () => {
    const t = table().enter('end', 'card:chronic-effect', 'card:moscow', 'infection:madrid');
    playUntil(t, () => offeredEpidemics(t).length > 0);
    expect(offeredEpidemics(t)).toEqual(VIRULENT.filter((id) => id !== 'chronic-effect').sort());
    expect(t.view.epidemicsLeft).toBe(3);
  });

  test('OB-VS-01 PD-SETUP-12: the last card of a pile that held back its epidemic can only be that', () => {
    const t = table();
    playUntil(t, () => t.run.asking === 'enterCard' && t.run.state.piles.at(-1) === 1);
    expect(t.offered).toEqual([...VIRULENT].sort());
  });

  test('OB-VS-08: two told in one draw, the last of a pile and the first of the next, one after the other', () => {
    const t = new RealTable({
      ...{ module: 'virulent', epidemics: 4, players: 3 },
      roles: ['scientist', 'researcher', 'medic'],
    }).setUp();
    playUntil(t, () => t.run.asking === 'enterCard' && t.run.state.piles.at(-1) === 1);
    expect(t.view.turn.phase).toBe('draw');
    t.enter('card:slippery-slope');
    expect(offeredEpidemics(t)).toEqual(VIRULENT.filter((id) => id !== 'slippery-slope').sort());
    t.enter('card:rate-effect')
      .asks('enterBottom')
      .enter(`infection:${quiet(t)}`)
      .asks('enterBottom');
    expect(t.view.brink?.effects).toEqual(['slippery-slope']);
    t.enter(`infection:${quiet(t)}`);
    expect(t.view.brink?.effects).toEqual(['slippery-slope', 'rate-effect']);
  });
});

/** Turns without an epidemic and with as few outbreaks as possible, up to a moment. */
function playUntil(t: RealTable, come: () => boolean): void {
  while (!come()) {
    const { asking } = t.run;
    if (asking === 'enterCard') t.enter(`card:${t.offered.find((id) => CITY_IDS.includes(id))}`);
    else if (asking === 'enterInfection') t.enter(`infection:${quiet(t)}`);
    else if (asking === 'discard') t.enter(`discard:${t.offered[0]}`);
    else t.enter('end');
  }
}

/** The least infected of the cities that can be told. */
function quiet(t: RealTable): string {
  const cubes = (city: string): number => (t.view.cubes[city] ?? []).reduce((sum, n) => sum + n, 0);
  return [...t.offered].sort((a, b) => cubes(a) - cubes(b))[0];
}
