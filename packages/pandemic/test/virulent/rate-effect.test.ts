import { describe, expect, test } from 'vitest';
import { mutationScene, strainScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** A turn with Rate Effect in force and blue as the strain, at an infection rate of two. */
const turn = (...roles: string[]): Scene =>
  strainScene(
    { strain: 'blue', effects: ['rate-effect'] },
    ...(roles.length > 0 ? roles : ['scientist', 'researcher']),
  ).draws('taipei', 'manila');

const flipped = (s: Scene): unknown[] => s.eventsOf('flip').map(({ city }) => city);

describe('Rate Effect', () => {
  test('OB-VS-15 T-072: a card of the strain among the two: a third is flipped', () => {
    const s = turn().flips('essen', 'lima', 'tokyo').endTurn();
    expect(flipped(s)).toEqual(['essen', 'lima', 'tokyo']);
    expect(s.board('essen', 'lima', 'tokyo')).toEqual({
      essen: { blue: 1 },
      lima: { yellow: 1 },
      tokyo: { red: 1 },
    });
    s.asks('researcher', 'action');
  });

  test('OB-VS-15: none among them: two are all', () => {
    expect(flipped(turn().flips('tokyo', 'lima').endTurn())).toEqual(['tokyo', 'lima']);
  });

  test('OB-VS-15 T-072 R76: two of the strain: one card more, not two', () => {
    expect(flipped(turn().flips('essen', 'paris', 'tokyo').endTurn())).toEqual(['essen', 'paris', 'tokyo']);
  });

  test('OB-VS-15 T-072: the card more is of the strain itself: no fourth', () => {
    expect(flipped(turn().flips('essen', 'lima', 'paris').endTurn())).toEqual(['essen', 'lima', 'paris']);
  });

  test('OB-VS-15 OQ-37: it comes after those of the rate, whichever of them was of the strain', () => {
    const s = turn().hand('researcher', 'airlift').flips('lima', 'essen', 'tokyo').do('end').do('continue');
    expect(flipped(s)).toEqual(['lima']);
    s.do('continue');
    expect(flipped(s)).toEqual(['lima', 'essen']);
    s.do('continue').asks('scientist', 'pause');
    expect(flipped(s)).toEqual(['lima', 'essen', 'tokyo']);
    s.goOn().asks('researcher', 'action');
  });

  test('OB-VS-15: at a rate of four, five', () => {
    const s = turn().rateSpace(6).flips('lima', 'tokyo', 'cairo', 'essen', 'delhi').endTurn();
    expect(flipped(s).length).toBe(5);
  });

  test('OB-VS-15: a card of the strain counts although the Quarantine Specialist keeps its cube out', () => {
    const s = turn('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'london')
      .flips('essen', 'lima', 'tokyo')
      .endTurn();
    expect(s.cubesIn('essen')).toEqual({});
    expect(flipped(s).length).toBe(3);
  });

  test('OB-VS-15: a cured strain still counts', () => {
    expect(flipped(turn().cured('blue').flips('essen', 'lima', 'tokyo').endTurn()).length).toBe(3);
  });

  test('OB-VS-15 T-072: an eradicated strain does not', () => {
    expect(flipped(turn().eradicated('blue').flips('essen', 'lima').endTurn())).toEqual(['essen', 'lima']);
  });

  test('OB-VS-15 T-072 R77: a quiet night stays quiet', () => {
    const s = turn().hand('scientist', 'one-quiet-night').do('event:one-quiet-night').endTurn();
    expect(flipped(s)).toEqual([]);
  });

  test('OB-VS-15 T-072 R77: under a Commercial Travel Ban Essen brings a second card', () => {
    const s = turn()
      .hand('scientist', 'commercial-travel-ban')
      .flips('essen', 'lima')
      .do('event:commercial-travel-ban')
      .endTurn();
    expect(flipped(s)).toEqual(['essen', 'lima']);
  });

  test('OB-VS-15: under the ban Lima alone brings none', () => {
    const s = turn()
      .hand('scientist', 'commercial-travel-ban')
      .flips('lima')
      .do('event:commercial-travel-ban')
      .endTurn();
    expect(flipped(s)).toEqual(['lima']);
  });

  test('OB-VS-15: what was flipped in the last turn does not count in this one', () => {
    const s = strainScene({ strain: 'blue', effects: ['rate-effect'] }, 'scientist', 'researcher')
      .draws('taipei', 'manila', 'osaka', 'seoul')
      .flips('essen', 'lima', 'tokyo', 'cairo', 'delhi')
      .endTurn();
    expect(flipped(s)).toEqual(['essen', 'lima', 'tokyo']);
    s.endTurn();
    expect(flipped(s)).toEqual(['essen', 'lima', 'tokyo', 'cairo', 'delhi']);
  });

  test('OB-VS-15 OB-VS-05: drawn in this turn it holds in the infect phase of this turn', () => {
    const s = strainScene({ strain: 'blue', cards: ['rate-effect'] }, 'scientist', 'researcher')
      .infected('lima')
      .draws('rate-effect', 'taipei')
      .bottom('essen')
      .flips('tokyo')
      .endTurn();
    expect(flipped(s).slice(0, 2).sort()).toEqual(['essen', 'lima']);
    expect(flipped(s).slice(2)).toEqual(['tokyo']);
  });
});

describe('Rate Effect and the Mutation', () => {
  const both = (): Scene =>
    strainScene(
      { module: 'virulent+mutation', strain: 'blue', effects: ['rate-effect'] },
      ...['scientist', 'researcher'],
    ).draws('taipei', 'manila');

  test('OB-VS-16 T-092: a bottom card of the strain does not count as flipped', () => {
    const s = both().flips('mutation-1', 'lima').bottom('essen').endTurn();
    expect(flipped(s)).toEqual(['mutation-1', 'lima']);
    expect(told(s)).toEqual(['essen purple 1', 'lima yellow 1']);
    s.asks('researcher', 'action');
  });

  test('OB-VS-15 OQ-37: the card more may be a mutation card', () => {
    const s = both().flips('essen', 'lima', 'mutation-1').bottom('tokyo').endTurn();
    expect(flipped(s)).toEqual(['essen', 'lima', 'mutation-1']);
    expect(told(s)).toEqual(['essen blue 1', 'lima yellow 1', 'tokyo purple 1']);
  });

  test('OB-VS-16: neither counts what a mutation event takes from the bottom', () => {
    const s = strainScene(
      { module: 'virulent+mutation', strain: 'blue', effects: ['rate-effect'] },
      ...['scientist', 'researcher'],
    )
      .draws('the-mutation-threatens', 'taipei')
      .bottom('essen')
      .flips('tokyo', 'lima')
      .endTurn();
    expect(flipped(s)).toEqual(['tokyo', 'lima']);
  });
});

describe('looking at the infection deck', () => {
  test('OB-VS-16 OB-ROLE-14: the Troubleshooter may look at as many cards as the rate says, no more', () => {
    const s = turn('scientist', 'troubleshooter').flips('essen', 'lima', 'tokyo').endTurn();
    s.asks('troubleshooter', 'look').offers('troubleshooter', 'look:2', 'look:1', 'look:0');
  });

  test('OB-ROLE-14 T-093: a mutation card among them shows nothing of the bottom card', () => {
    const s = mutationScene('scientist', 'troubleshooter')
      .draws('taipei', 'manila', 'osaka', 'seoul')
      .flips('tokyo', 'cairo', 'mutation-1', 'lima')
      .bottom('madrid')
      .endTurn()
      .do('look:2');
    const [peek] = s.eventsOf('peek');
    expect(peek.only).toEqual({ seats: [1], cities: ['mutation-1', 'lima'] });
    expect(s.view('troubleshooter').infectionDeck.known).toEqual(['mutation-1', 'lima']);
    expect(s.view('scientist').infectionDeck.known).toEqual([]);
    const { layers } = s.view('troubleshooter').infectionDeck;
    expect(layers.length).toBe(1);
    s.endTurn();
    expect(s.cubesIn('madrid')).toEqual({ purple: 1 });
  });
});
