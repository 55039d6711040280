import { seenBy } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { mutationScene, mutationSceneWith, strainScene, told } from '../modules.ts';

describe('drawing a mutation event', () => {
  test('OB-MUT-12 OB-MUT-03: it happens at once and lies on the discard; no hand gets it, no card replaces it', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('the-mutation-spreads', 'taipei')
      .bottom('lima', 'milan', 'osaka')
      .do('end')
      .asks('scientist', 'pause');
    expect(s.eventTypes.slice(0, 3)).toEqual(['drawing', 'draw', 'incident']);
    expect(s.cardsOf('scientist')).toEqual(['taipei']);
    expect(s.discardPile).toEqual(['the-mutation-spreads']);
    expect(s.state.actions).toBe(0);
  });

  test('OB-MUT-12: nothing can be played before it has happened', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift', 'resilient-population')
      .infected('cairo')
      .draws('the-mutation-threatens', 'taipei')
      .bottom('lima')
      .do('end')
      .asks('scientist', 'pause');
    expect(told(s)).toEqual(['lima purple 3']);
  });

  test('OB-MUT-12: an eighth card drawn with it is reduced afterwards', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('scientist', 'paris', 'essen', 'milan', 'london', 'madrid', 'lima', 'cairo')
      .draws('the-mutation-threatens', 'taipei')
      .bottom('delhi')
      .do('end')
      .asks('scientist', 'discard');
    expect(s.cubesIn('delhi')).toEqual({ purple: 3 });
    s.do('discard:taipei').goOn();
  });

  test.each([
    ['epidemic', 'the-mutation-threatens'],
    ['the-mutation-threatens', 'epidemic'],
  ])(
    'OB-MUT-12 PD-DRAW-04 T-087 R88: %s and %s: the event takes the bottom card, the epidemic the next',
    (a, b) => {
      const s = mutationScene('scientist', 'researcher')
        .hand('researcher', 'airlift')
        .draws(a, b)
        .bottom('delhi', 'tokyo')
        .do('end')
        .asks('scientist', 'pause');
      expect(told(s)).toEqual(['delhi purple 3', 'tokyo red 3']);
      expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
      expect(s.cardsOf('scientist')).toEqual([]);
      expect(s.discardPile).toEqual(['the-mutation-threatens']);
      s.goOn();
    },
  );

  test('OB-MUT-12 OB-VS-03: before a virulent epidemic too; purple does not make the strain', () => {
    const s = strainScene(
      { module: 'virulent+mutation', cards: ['rate-effect'] },
      ...['scientist', 'researcher'],
    )
      .hand('researcher', 'airlift')
      .cubes('cairo', { purple: 3 })
      .draws('rate-effect', 'the-mutation-threatens')
      .bottom('delhi', 'tokyo')
      .do('end');
    expect(told(s)).toEqual(['delhi purple 3', 'tokyo red 3']);
    expect(s.eventsOf('strain')).toEqual([{ t: 'strain', disease: 'red', n: 3, tied: [] }]);
    s.goOn();
  });

  test('OB-MUT-12: with closed hands everybody is told of it all the same', () => {
    const s = mutationSceneWith({ hands: 'closed' }, 'scientist', 'researcher')
      .draws('the-mutation-spreads', 'taipei')
      .bottom('lima', 'milan', 'osaka')
      .do('end');
    const [incident] = s.eventsOf('incident');
    expect(seenBy(incident, 'spectator')).toEqual({ t: 'incident', card: 'the-mutation-spreads' });
    expect(seenBy(s.eventsOf('draw')[0], 1)).toEqual({ t: 'draw', seat: 0, n: 2, epidemics: 0 });
  });
});

describe('two mutation events in one draw', () => {
  test('OB-MUT-13 OQ-05 T-152: the player who drew them is asked which comes first', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .cubes('lima', { purple: 1 })
      .draws('the-mutation-spreads', 'the-mutation-intensifies')
      .bottom('lima', 'milan', 'osaka')
      .do('end')
      .asks('scientist', 'resolveNext')
      .offers('scientist', 'resolve:the-mutation-spreads', 'resolve:the-mutation-intensifies')
      .offers('researcher')
      .do('resolve:the-mutation-spreads');
    // Lima has two by the first event, so the second brings the third.
    expect(s.board('lima', 'milan', 'osaka')).toEqual({
      lima: { purple: 3 },
      milan: { purple: 1 },
      osaka: { purple: 1 },
    });
    expect(s.discardPile).toEqual(['the-mutation-intensifies', 'the-mutation-spreads']);
  });

  test('OB-MUT-13 OB-MUT-17 T-152: the other order has another result; no standard cube either way', () => {
    const s = mutationScene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .cubes('lima', { purple: 1 })
      .draws('the-mutation-spreads', 'the-mutation-intensifies')
      .bottom('lima', 'milan', 'osaka')
      .do('end')
      .refuses('scientist', 'resolve:the-mutation-threatens', 'OB-MUT-13')
      .do('resolve:the-mutation-intensifies');
    expect(s.cubesIn('lima')).toEqual({ purple: 2 });
    expect(told(s)).toEqual(['lima purple 1', 'milan purple 1', 'osaka purple 1']);
  });

  test('OB-MUT-13: one event alone asks nothing', () => {
    const s = mutationScene('scientist', 'researcher')
      .draws('the-mutation-intensifies', 'taipei')
      .endTurn()
      .asks('researcher', 'action');
    expect(s.eventsOf('forced')).toEqual([]);
  });
});

describe('mutation events on the discard', () => {
  test('OB-MUT-12 R88: neither the Contingency Planner nor Re-examined Research gets one', () => {
    const s = mutationScene('contingency-planner', 'researcher')
      .discarded('the-mutation-spreads', 'airlift', 'lima')
      .hand('researcher', 're-examined-research');
    s.offersOf('contingency-planner', ['fetch'], 'fetch:airlift')
      .refuses('contingency-planner', 'fetch:the-mutation-spreads', 'PD-ROLE-01')
      .do('researcher', 'event:re-examined-research')
      .do('research-by:p1')
      .offers('contingency-planner', 'recover:lima', 'decline')
      .refuses('contingency-planner', 'recover:the-mutation-spreads', 'OB-EV-09');
  });

  test('OB-MUT-12: with nothing but one on the discard there is nothing to research', () => {
    mutationScene('contingency-planner', 'researcher')
      .discarded('the-mutation-spreads')
      .hand('researcher', 're-examined-research')
      .refuses('researcher', 'event:re-examined-research', 'OB-EV-09')
      .offersOf('contingency-planner', ['fetch']);
  });
});
