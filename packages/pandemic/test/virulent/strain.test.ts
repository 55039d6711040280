import { seedStreams } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../../src/index.ts';
import { onBoard, strainScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** Steps of an epidemic, without the line that names its effect. */
const stepsOf = (s: Scene): string[] => s.eventTypes.filter((type) => type !== 'effect');
const strainOf = (s: Scene): string | null => s.view('scientist').brink?.strain ?? null;

/** Board of T-066 before Essen gets its three cubes: afterwards blue 10, yellow 10, black 7, red 5, purple 12. */
function tied(seed = 'tie'): Scene {
  const s = strainScene({ module: 'virulent+mutation', cards: ['slippery-slope'] }, 'scientist', 'researcher')
    .cubes('london', { blue: 3 })
    .cubes('madrid', { blue: 3 })
    .cubes('milan', { blue: 1 })
    .cubes('lima', { yellow: 3, purple: 3 })
    .cubes('bogota', { yellow: 3, purple: 3 })
    .cubes('lagos', { yellow: 3, purple: 3 })
    .cubes('miami', { yellow: 1, purple: 3 })
    .cubes('delhi', { black: 3 })
    .cubes('cairo', { black: 3 })
    .cubes('mumbai', { black: 1 })
    .cubes('osaka', { red: 3 })
    .cubes('tokyo', { red: 2 })
    .hand('researcher', 'resilient-population')
    .draws('slippery-slope', 'paris')
    .bottom('essen');
  s.state.rng = seedStreams(seed, pandemic.streams);
  return s;
}

describe('the first virulent epidemic', () => {
  test('OB-VS-03 OB-VS-06 R71: the three cubes it brings count; the disease with the most is the strain', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .cubes('tokyo', { red: 3 })
      .cubes('osaka', { red: 1 })
      .cubes('cairo', { black: 2 })
      .hand('researcher', 'airlift')
      .draws('chronic-effect', 'paris')
      .bottom('delhi');
    expect(strainOf(s)).toBeNull();
    s.do('end');
    expect(stepsOf(s)).toEqual([
      ...['drawing', 'draw', 'epidemic', 'rate', 'bottom', 'infect'],
      ...['strain', 'intensify'],
    ]);
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'black', n: 5, tied: [] }]);
    for (const viewer of [0, 1, 'spectator', 'everyone'] as const)
      expect(pandemic.view(s.run, viewer)).toMatchObject({ brink: { strain: 'black' } });
    s.goOn();
  });

  test('OB-VS-03 R71: so do the cubes of its outbreaks', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .cubes('tokyo', { red: 3 })
      .cubes('osaka', { red: 3 })
      .cubes('essen', { blue: 3 })
      .draws('chronic-effect', 'paris')
      .bottom('essen')
      .flips('lima')
      .endTurn();
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'blue', n: 7, tied: [] }]);
  });

  test('OB-VS-03: without an outbreak the same board has another strain', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'essen')
      .cubes('tokyo', { red: 3 })
      .cubes('osaka', { red: 3 })
      .cubes('essen', { blue: 3 })
      .draws('chronic-effect', 'paris')
      .bottom('essen')
      .flips('lima')
      .endTurn();
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'red', n: 6, tied: [] }]);
  });

  test('OB-VS-03: it stays the strain although another disease comes to have more cubes', () => {
    const s = strainScene({ cards: ['chronic-effect', 'slippery-slope'] }, 'scientist', 'researcher')
      .cubes('lima', { yellow: 2 })
      .draws('chronic-effect', 'slippery-slope')
      .bottom('delhi', 'tokyo')
      .cubes('osaka', { red: 3 })
      .cubes('cairo', { black: 1 })
      .endTurn();
    expect(onBoard(s, 'red')).toBeGreaterThan(onBoard(s, 'black'));
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'black', n: 4, tied: [] }]);
    expect(strainOf(s)).toBe('black');
  });

  test('OB-VS-03: a usual epidemic makes none', () => {
    const s = strainScene({ module: 'none', onTheBrink: true }, 'scientist', 'researcher').start();
    expect(s.view('scientist').brink?.strain).toBeNull();
  });

  test.each([
    [1, 'blue'],
    [2, 'yellow'],
  ])(
    'OB-VS-04 OB-COMB-02 T-066 R70: blue and yellow are level, purple does not count: lot %i is %s',
    (lot, strain) => {
      const s = tied();
      s.run.script = [lot];
      s.do('end').asks('scientist', 'pause');
      expect(['blue', 'yellow', 'black', 'red', 'purple'].map((disease) => onBoard(s, disease))).toEqual([
        ...[10, 10, 7, 5, 12],
      ]);
      expect(s.eventsOf('strain')).toEqual([
        { t: 'strain', disease: strain, n: 10, tied: ['blue', 'yellow'] },
      ]);
      expect(s.run.script).toEqual([]);
      expect(strainOf(s)).toBe(strain);
    },
  );

  test('OB-VS-04 T-066 R70: chance decides, and hits each of the two', () => {
    const strains = new Set<string | null>();
    for (let seed = 0; seed < 20; seed++) strains.add(strainOf(tied(`lot ${seed}`).do('end')));
    expect([...strains].sort()).toEqual(['blue', 'yellow']);
  });

  test('OB-VS-04 OQ-32: a disease already cured can be the strain', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .cured('blue')
      .cubes('paris', { blue: 3 })
      .cubes('milan', { blue: 1 })
      .draws('chronic-effect', 'tokyo')
      .bottom('delhi')
      .flips('lima')
      .endTurn();
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'blue', n: 4, tied: [] }]);
    expect(s.status('blue')).toBe('cured');
  });

  test('OB-VS-04 OQ-32: on an empty board an eradicated one draws lots with the others', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .eradicated('red')
      .draws('chronic-effect', 'paris')
      .bottom('tokyo')
      .flips('lima');
    s.run.script = [4];
    s.endTurn();
    const all = ['blue', 'yellow', 'black', 'red'];
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'red', n: 0, tied: all }]);
  });

  test('OB-VS-03: an epidemic that loses the game names no strain any more', () => {
    const s = strainScene({ cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .cubes('essen', { blue: 3 })
      .outbreaks(7)
      .draws('chronic-effect', 'paris')
      .bottom('essen')
      .do('end');
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.eventsOf('strain')).toEqual([]);
    expect(s.view('researcher').brink?.effects).toEqual([]);
  });
});

describe('steps of a virulent epidemic', () => {
  test('OB-VS-05 OB-VS-07: what happens once comes after the strain is known and before the shuffle', () => {
    const s = strainScene({ cards: ['unacceptable-loss'] }, 'scientist', 'researcher')
      .infected('lima', 'paris')
      .draws('unacceptable-loss', 'milan')
      .bottom('delhi')
      .endTurn();
    expect(stepsOf(s).slice(2, 9)).toEqual([
      ...['epidemic', 'rate', 'bottom', 'infect', 'strain', 'cubes-lost', 'intensify'],
    ]);
    expect(s.eventsOf('epidemic')).toEqual([{ t: 'epidemic', card: 'unacceptable-loss' }]);
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 3 }]);
  });

  test('OB-VS-05: a card that happens once is put away and changes nothing from then on', () => {
    const s = strainScene({ cards: ['unacceptable-loss', 'slippery-slope'] }, 'scientist', 'researcher')
      .draws('unacceptable-loss', 'milan', 'slippery-slope', 'paris')
      .rateSpace(4)
      .bottom('delhi', 'tokyo')
      .endTurn();
    const { brink, playerDeck } = s.view('scientist');
    expect(brink).toMatchObject({ effects: [], lost: [0, 0, 4, 0, 0] });
    expect(playerDeck.removed).toEqual(['unacceptable-loss']);
    expect(playerDeck.discard).toEqual([]);
    s.endTurn();
    expect(s.view('scientist').brink?.lost).toEqual([0, 0, 4, 0, 0]);
  });

  test('OB-VS-05: a card with a lasting effect lies open for everybody until the end', () => {
    const s = strainScene({ cards: ['rate-effect', 'slippery-slope'] }, 'scientist', 'researcher')
      .draws('rate-effect', 'milan', 'slippery-slope', 'paris')
      .bottom('delhi', 'lima')
      .endTurn();
    expect(s.view('researcher').brink?.effects).toEqual(['rate-effect']);
    s.endTurn();
    expect(s.view('scientist').brink?.effects).toEqual(['rate-effect', 'slippery-slope']);
    expect(s.view('scientist').epidemicsLeft).toBe(2);
  });

  test('OB-VS-05 T-148: Chronic Effect is not in force in its own epidemic, but in the infect phase after it', () => {
    const s = strainScene({ strain: 'black', cards: ['chronic-effect'] }, 'scientist', 'researcher')
      .hand('researcher', 'resilient-population', 'airlift')
      .draws('chronic-effect', 'milan')
      .bottom('delhi')
      .flips('cairo')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.view('scientist').brink?.effects).toEqual([]);
    s.do('researcher', 'event:resilient-population').do('remove:delhi').asks('scientist', 'pause');
    expect(s.view('scientist').brink?.effects).toEqual(['chronic-effect']);
    s.goOn();
    expect(told(s).slice(0, 2)).toEqual(['delhi black 3', 'cairo black 2']);
  });

  test('OB-VS-05 OB-VS-07 T-148 T-074: Slippery Slope does not count for the outbreak that its own card brings', () => {
    const s = strainScene({ strain: 'black', cards: ['slippery-slope'] }, 'scientist', 'researcher')
      .cubes('delhi', { black: 1 })
      .hand('researcher', 'resilient-population')
      .draws('slippery-slope', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause');
    expect(told(s).slice(0, 2)).toEqual(['delhi black 2', 'outbreak delhi black']);
    expect(s.state.outbreaks).toBe(1);
  });

  test('OB-VS-08 T-074: drawn first, it counts for the outbreak that the second card brings', () => {
    const s = strainScene(
      { strain: 'black', cards: ['slippery-slope', 'complex-molecular-structure'] },
      ...['scientist', 'researcher'],
    )
      .cubes('delhi', { black: 1 })
      .cubes('cairo', { black: 1 })
      .hand('researcher', 'airlift')
      .draws('slippery-slope', 'complex-molecular-structure')
      .bottom('delhi', 'cairo')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.state.outbreaks).toBe(1);
    expect(s.view('scientist').brink?.effects).toEqual(['slippery-slope']);
    s.do('continue').asks('scientist', 'pause');
    expect(s.state.outbreaks).toBe(3);
    expect(s.eventsOf('outbreak').map(({ city }) => city)).toEqual(['delhi', 'cairo']);
    s.goOn();
  });

  test('OB-VS-08 OB-VS-03: of two cards in one draw the first alone names the strain', () => {
    const s = strainScene({ cards: ['unacceptable-loss', 'chronic-effect'] }, 'scientist', 'researcher')
      .draws('unacceptable-loss', 'chronic-effect')
      .bottom('delhi', 'tokyo')
      .cubes('osaka', { red: 2 })
      .endTurn();
    expect(stepsOf(s).slice(2, 14)).toEqual([
      ...['epidemic', 'rate', 'bottom', 'infect', 'strain', 'cubes-lost', 'intensify'],
      ...['epidemic', 'rate', 'bottom', 'infect', 'intensify'],
    ]);
    expect(strainOf(s)).toBe('black');
  });
});

describe('Resilient Population in a virulent epidemic', () => {
  const halted = (): Scene =>
    strainScene({ cards: ['unacceptable-loss'] }, 'scientist', 'researcher')
      .infected('lima')
      .hand('researcher', 'resilient-population', 'airlift')
      .draws('unacceptable-loss', 'milan')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'pause');

  test('OB-VS-07 OQ-13: first when the strain is known and the effect is still to come', () => {
    const s = halted().offers('scientist', 'continue').offers('researcher', 'event:resilient-population');
    expect(strainOf(s)).toBe('black');
    expect(s.supplyOf('black')).toBe(21);
    s.refuses('researcher', 'event:airlift', 'PD-EPI-07');
    s.do('researcher', 'event:resilient-population').do('remove:delhi').asks('scientist', 'pause');
    expect(s.supplyOf('black')).toBe(17);
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 1 }]);
  });

  test('OB-VS-07 OQ-13: and once more between the effect and the shuffle', () => {
    const s = halted().do('continue').asks('scientist', 'pause');
    expect(s.supplyOf('black')).toBe(17);
    expect(s.eventsOf('intensify')).toEqual([]);
    s.offers('researcher', 'event:resilient-population')
      .refuses('researcher', 'event:airlift', 'PD-EPI-07')
      .do('researcher', 'event:resilient-population')
      .do('remove:lima')
      .asks('scientist', 'pause');
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 1 }]);
    expect(s.view('researcher').infectionDeck.removed).toEqual(['lima']);
    s.goOn();
  });

  test('OB-VS-07 OQ-13: the city just infected, taken out in time, does not come back out of a Hidden Pocket', () => {
    const s = strainScene({ strain: 'red', cards: ['hidden-pocket'] }, 'scientist', 'researcher')
      .eradicated('red')
      .infected('lima')
      .hand('researcher', 'resilient-population')
      .draws('hidden-pocket', 'milan')
      .bottom('osaka')
      .do('end')
      .do('researcher', 'event:resilient-population')
      .do('remove:osaka')
      .goOn();
    expect(s.status('red')).toBe('eradicated');
    expect(s.eventsOf('revived')).toEqual([]);
  });
});

describe('winning and losing', () => {
  test('OB-VS-09: four cures win, whatever the strain is doing', () => {
    const s = strainScene({ strain: 'red', effects: ['slippery-slope'] }, 'scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .cubes('tokyo', { red: 3 })
      .hand('scientist', 'tokyo', 'osaka', 'taipei', 'seoul')
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-VS-09: eradicating the strain alone wins nothing', () => {
    const s = strainScene({ strain: 'red', effects: ['slippery-slope'] }, 'scientist', 'researcher')
      .cured('red', 'blue')
      .at('scientist', 'tokyo')
      .cubes('tokyo', { red: 1 })
      .do('treat:red');
    expect(s.status('red')).toBe('eradicated');
    expect(s.outcome).toBeNull();
  });

  test('OB-VS-09: a missing cube and a missing card lose as ever', () => {
    const cubes = strainScene({ strain: 'red', effects: ['chronic-effect'] }, 'scientist', 'researcher')
      .supply('red', 0)
      .flips('tokyo')
      .draws('paris', 'milan')
      .endTurn();
    expect(cubes.outcome).toBe('lost: cubes');
    const cards = strainScene({ strain: 'red' }, 'scientist', 'researcher').playerDeckOf(1).endTurn();
    expect(cards.outcome).toBe('lost: cards');
  });
});
