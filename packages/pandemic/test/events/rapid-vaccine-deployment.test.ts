import { describe, expect, test } from 'vitest';
import { brinkScene, FULL, type Scene } from '../scene.ts';

const BLACK = ['delhi', 'mumbai', 'karachi', 'kolkata', 'chennai'];

/** Black has just been cured; the researcher holds the card. */
function cured(cubes: Readonly<Record<string, number>>, roles = ['scientist', 'researcher']): Scene {
  const s = brinkScene(...roles)
    .hand('scientist', ...BLACK.slice(0, 4))
    .hand('researcher', 'rapid-vaccine-deployment');
  for (const [city, black] of Object.entries(cubes)) s.cubes(city, { black });
  return s.do('cure:black').asks('scientist', 'action');
}

const AROUND = { cairo: 2, baghdad: 1, tehran: 2 };

describe('Rapid Vaccine Deployment', () => {
  test('OB-EV-07 OB-EV-08 T-061 R65: two out of Cairo, one out of Baghdad, two out of Tehran', () => {
    const s = cured({ ...AROUND, algiers: 1 })
      .do('researcher', 'event:rapid-vaccine-deployment')
      .asks('researcher', 'rapidCity')
      .offers('researcher', 'clear:cairo', 'clear:baghdad', 'clear:tehran', 'clear:algiers', 'back');
    for (const city of ['cairo', 'baghdad', 'tehran', 'tehran', 'cairo']) s.do(`clear:${city}`);
    s.asks('scientist', 'action');
    expect(s.board('cairo', 'baghdad', 'tehran', 'algiers')).toEqual({
      cairo: {},
      baghdad: {},
      tehran: {},
      algiers: { black: 1 },
    });
    expect(s.supplyOf('black')).toBe(FULL - 1);
    expect(s.discardPile).toContain('rapid-vaccine-deployment');
    expect(s.state.actions).toBe(3);
    expect(s.eventsOf('treat').map(({ city, n }) => [city, n])).toEqual([
      ['cairo', 2],
      ['baghdad', 1],
      ['tehran', 2],
    ]);
  });

  test('OB-EV-08 T-061: Cairo and Tehran without Baghdad between them is not possible', () => {
    cured(AROUND)
      .do('researcher', 'event:rapid-vaccine-deployment')
      .do('clear:cairo')
      .refuses('researcher', 'clear:tehran', 'OB-EV-08')
      .offers('researcher', 'clear:cairo', 'clear:baghdad', 'done', 'back');
  });

  test('OB-EV-08: a city without cubes is no bridge', () => {
    cured({ cairo: 2, tehran: 2 })
      .do('researcher', 'event:rapid-vaccine-deployment')
      .do('clear:cairo')
      .refuses('researcher', 'clear:baghdad', 'OB-EV-07')
      .offers('researcher', 'clear:cairo', 'done', 'back');
  });

  test('OB-EV-08: the cities need not be a line, and may be named from the middle', () => {
    const s = cured({ istanbul: 1, baghdad: 1, riyadh: 1, algiers: 1, cairo: 1 }).do(
      'researcher',
      'event:rapid-vaccine-deployment',
    );
    for (const city of ['cairo', 'algiers', 'riyadh', 'istanbul', 'baghdad']) s.do(`clear:${city}`);
    expect(s.status('black')).toBe('eradicated');
  });

  test('OB-EV-07 T-061: a sixth cube stays', () => {
    const s = cured({ cairo: 3, baghdad: 3 }).do('researcher', 'event:rapid-vaccine-deployment');
    for (let i = 0; i < 3; i++) s.do('clear:cairo');
    s.do('clear:baghdad').do('clear:baghdad').asks('scientist', 'action');
    expect(s.board('cairo', 'baghdad')).toEqual({ cairo: {}, baghdad: { black: 1 } });
  });

  test('OB-EV-07: up to five: one is enough, and nothing else of the city goes', () => {
    const s = cured(AROUND)
      .cubes('cairo', { red: 1 })
      .do('researcher', 'event:rapid-vaccine-deployment')
      .do('clear:cairo')
      .do('done')
      .asks('scientist', 'action');
    expect(s.cubesIn('cairo')).toEqual({ black: 1, red: 1 });
    expect(s.status('black')).toBe('cured');
  });

  test('OB-EV-07: not none: whoever leaves it keeps the card and may still play it', () => {
    const s = cured(AROUND)
      .do('researcher', 'event:rapid-vaccine-deployment')
      .refuses('researcher', 'done', 'HO-ASK')
      .refuses('scientist', 'clear:cairo', 'HO-SEAT')
      .do('clear:cairo')
      .do('back')
      .asks('scientist', 'action')
      .offers('researcher', 'event:rapid-vaccine-deployment');
    expect(s.cubesIn('cairo')).toEqual({ black: 2 });
  });

  test('OB-EV-07: the last cubes gone, the disease is eradicated', () => {
    const s = cured({ cairo: 2 }).do('researcher', 'event:rapid-vaccine-deployment');
    s.do('clear:cairo').do('clear:cairo').asks('scientist', 'action');
    expect(s.status('black')).toBe('eradicated');
  });

  test('OB-EV-07 T-062 R65: once the player has driven on it is too late', () => {
    cured(AROUND)
      .do('drive:chicago')
      .refuses('researcher', 'event:rapid-vaccine-deployment', 'OB-EV-07')
      .offers('researcher');
  });

  test('OB-EV-07 T-062: and once the action phase is over', () => {
    cured(AROUND)
      .draws('airlift', 'essen')
      .do('end')
      .asks('scientist', 'pause')
      .refuses('researcher', 'event:rapid-vaccine-deployment', 'OB-EV-07')
      .offers('researcher');
  });

  test('OB-EV-07: without a fresh cure it cannot be played, not even with a disease cured long ago', () => {
    brinkScene('scientist', 'researcher')
      .cured('black')
      .cubes('cairo', { black: 2 })
      .hand('scientist', 'rapid-vaccine-deployment')
      .refuses('scientist', 'event:rapid-vaccine-deployment', 'OB-EV-07')
      .offersOf('scientist', ['event']);
  });

  test('OB-EV-07: nor if no cube of the disease is left', () => {
    cured({}).refuses('researcher', 'event:rapid-vaccine-deployment', 'OB-EV-07').offers('researcher');
  });

  test('OB-EV-07: only cubes of the disease just cured', () => {
    const s = brinkScene('scientist', 'researcher')
      .cured('red')
      .cubes('cairo', { black: 1, red: 3 })
      .cubes('tokyo', { red: 2 })
      .hand('scientist', ...BLACK.slice(0, 4), 'rapid-vaccine-deployment')
      .do('cure:black')
      .do('event:rapid-vaccine-deployment')
      .offers('scientist', 'clear:cairo', 'back')
      .do('clear:cairo')
      .asks('scientist', 'action');
    expect(s.cubesIn('cairo')).toEqual({ red: 3 });
  });

  test('OB-EV-07 OQ-34: a move that is refused has not begun: it can still be played', () => {
    const s = brinkScene('scientist', 'researcher')
      .asksConsent()
      .cubes('cairo', { black: 1 })
      .hand('scientist', ...BLACK.slice(0, 4))
      .hand('researcher', 'rapid-vaccine-deployment', 'atlanta')
      .do('cure:black')
      .do('take:p2:atlanta')
      .do('refuse')
      .do('researcher', 'event:rapid-vaccine-deployment')
      .do('clear:cairo');
    expect(s.status('black')).toBe('eradicated');
  });

  test('OB-EV-07 PD-ROLE-02: the Contingency Planner may play it off his card', () => {
    const s = brinkScene('contingency-planner', 'scientist')
      .active('scientist')
      .stored('contingency-planner', 'rapid-vaccine-deployment')
      .cubes('cairo', { black: 1 })
      .hand('scientist', ...BLACK.slice(0, 4))
      .do('cure:black')
      .do('contingency-planner', 'event:rapid-vaccine-deployment')
      .do('clear:cairo');
    expect(s.removedCards).toEqual(['rapid-vaccine-deployment']);
  });
});
