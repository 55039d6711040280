import type { GameEvent } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../decision/testTable.ts';
import { boxOf } from './box.ts';
import { pileSizes } from './epidemics.ts';
import { InfectionTracker } from './luck.ts';
import { statisticsOf } from './statistics.ts';
import { verdictOf } from './verdict.ts';

const ROLES = ['medic', 'scientist', 'random'];
const bioterror = new TestTable(ROLES, 'end', { module: 'bioterrorist', btPlayer: 3 }).view;

describe('what was in the box', () => {
  const cardsOf = (roles: readonly string[], options: object): number =>
    boxOf(new TestTable(roles, 'box', options).view).cards;

  it('is 48 cities and the five events of the base game', () => {
    expect(cardsOf(['medic', 'scientist'], {})).toBe(53);
  });

  it('is two events for each player with On the Brink, the bio-terrorist counted: OB-EVSEL-01, OB-BT-06', () => {
    expect(cardsOf(['medic', 'scientist'], { onTheBrink: true })).toBe(52);
    expect(cardsOf(['random', 'random', 'random', 'random', 'random'], { onTheBrink: true })).toBe(58);
    expect(boxOf(bioterror).cards).toBe(54);
  });

  it('has three mutation events more with the Mutation, whatever the other events: OB-MUT-04', () => {
    expect(cardsOf(['medic', 'scientist', 'random'], { module: 'mutation' })).toBe(57);
    expect(cardsOf(['medic', 'scientist'], { module: 'mutation', onTheBrink: false })).toBe(56);
  });

  it('makes seven piles at the legendary level: OB-LEG-01', () => {
    expect(pileSizes(48, 7)).toEqual([8, 8, 8, 8, 8, 8, 7]);
  });
});

describe('luck with On the Brink', () => {
  const turn: GameEvent = { t: 'turn', turn: 1, seat: 0 };
  const full = (city: string, disease: string): GameEvent => ({ t: 'infect', city, disease, n: 3 });

  it('counts the mutation cards among those that can come: OB-MUT-02', () => {
    const tracker = new InfectionTracker({ cards: 56, mutations: ['mutation-1', 'mutation-2'] });
    for (const event of [{ t: 'flip', city: 'paris' }, full('paris', 'blue'), { t: 'intensify', n: 3 }, turn])
      tracker.take(event);
    tracker.take({ t: 'flip', city: 'mutation-1' });
    expect(tracker.result()).toMatchObject({ flips: 1, hits: 0, expected: 1 / 3 });
  });

  it('does not know which cards the bio-terrorist holds until he shows them: OB-BT-16', () => {
    const tracker = new InfectionTracker();
    const setUp = [{ t: 'flip', city: 'paris' }, { t: 'flip', city: 'lima' }, full('paris', 'blue')];
    for (const event of [...setUp, { t: 'intensify', n: 2 }, turn]) tracker.take(event);
    tracker.take({ t: 'bt-draw', seat: 2, n: 1 });
    tracker.take({ t: 'flip', city: 'paris' });
    expect(tracker.result()).toMatchObject({ flips: 1, hits: 1, expected: 0.5 });
    // Lima is in his hand, so the next one comes out of the rest of the deck.
    tracker.take({ t: 'bt-card', seat: 2, card: 'lima', n: 0 });
    tracker.take({ t: 'flip', city: 'cairo' });
    expect(tracker.result()).toMatchObject({ flips: 2, expected: 0.5 });
  });

  it('a sample makes room: OB-ROLE-09', () => {
    const tracker = new InfectionTracker();
    const events = [turn, full('paris', 'blue'), { t: 'sample', seat: 0, city: 'paris', disease: 'blue' }];
    for (const event of [...events, { t: 'flip', city: 'paris' }]) tracker.take(event);
    expect(tracker.result().hits).toBe(0);
  });
});

describe('who did what with On the Brink', () => {
  const counted = (...events: GameEvent[]) =>
    statisticsOf(
      [],
      [{ n: 0, by: 0, key: null, events: [{ t: 'turn', turn: 1, seat: 0 }, ...events] }],
      3,
      boxOf(bioterror),
    ).seats;

  it('counts samples, archives and captures as actions', () => {
    const [seat] = counted(
      { t: 'sample', seat: 0, city: 'paris', disease: 'blue' },
      { t: 'recover', seat: 0, card: 'paris' },
      { t: 'captured', seat: 0, city: 'paris', cards: [] },
    );
    expect(seat.actions).toMatchObject({ sample: 1, archive: 1, capture: 1 });
  });

  it('counts for nobody what an event does: OB-EV-05, OB-EV-07, OB-EV-09, OB-EV-10', () => {
    const [seat] = counted(
      { t: 'event', seat: 0, card: 're-examined-research' },
      { t: 'recover', seat: 0, card: 'paris' },
      { t: 'treat', seat: 0, city: 'paris', disease: 'blue', n: 1, by: 'mobile-hospital' },
    );
    expect(seat.actions).toMatchObject({ archive: 0, treat: 0 });
    expect(seat.events).toBe(1);
  });

  it('knows a virulent epidemic, and that a mutation event goes to no hand: OB-MUT-12, OB-VS-01', () => {
    const drawn = ['slippery-slope', 'the-mutation-spreads'];
    const seats = counted(
      { t: 'draw', seat: 0, n: 2, epidemics: 1, cards: drawn },
      { t: 'incident', card: 'the-mutation-spreads' },
    );
    expect(seats[0].cards).toBe(0);
  });
});

describe('the verdict', () => {
  const ended = (
    result: 'won' | 'lost',
    winners: readonly number[],
    viewer: PandemicView['viewer'],
    out = false,
  ) => {
    const { brink } = bioterror;
    if (!brink?.terrorist) throw new Error('nobody is the bio-terrorist');
    const terrorist = { ...brink.terrorist, out };
    const over = { result, cause: result === 'won' ? 'cures' : 'outbreaks', winners };
    return verdictOf({ ...bioterror, viewer, over, brink: { ...brink, terrorist } });
  };

  it('says who has won where all look at one screen: OB-BT-45, OB-BT-47, OB-BT-48', () => {
    expect(ended('won', [0, 1], 'everyone')).toEqual({ headline: 'end.all.team', why: null, held: true });
    expect(ended('lost', [2], 'everyone')).toEqual({
      headline: 'end.all.terror',
      why: 'end.why.purple',
      held: false,
    });
    expect(ended('lost', [], 'everyone')).toEqual({
      headline: 'end.nobody',
      why: 'end.why.noPurple',
      held: false,
    });
  });

  it('speaks to the side that looks', () => {
    expect(ended('lost', [2], 2)).toMatchObject({ headline: 'end.terror.won', held: true });
    expect(ended('won', [0, 1], 2)).toMatchObject({ headline: 'end.terror.lost', held: false });
    expect(ended('won', [0, 1], 0)).toMatchObject({ headline: 'end.won', held: true });
    expect(ended('lost', [2], 0)).toMatchObject({ headline: 'end.lost', held: false });
    expect(ended('lost', [], 2)).toMatchObject({ headline: 'end.nobody', held: false });
  });

  it('knows that the bio-terrorist had dropped out: OB-BT-49', () => {
    expect(ended('lost', [], 'everyone', true).why).toBe('end.why.out');
  });

  it('is the usual one where nobody is the bio-terrorist', () => {
    const base = new TestTable(['medic', 'scientist']).view;
    const over = { result: 'lost', cause: 'cubes', winners: [] };
    expect(verdictOf({ ...base, over })).toEqual({ headline: 'end.lost', why: null, held: false });
  });
});
