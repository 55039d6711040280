import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

describe('Resilient Population', () => {
  test('PD-EVT-08 B17: any card of the infection discard leaves the game, and everybody can count it', () => {
    const s = scene('scientist', 'researcher')
      .infected('lima', 'paris', 'osaka')
      .hand('researcher', 'resilient-population')
      .do('researcher', 'event:resilient-population')
      .asks('researcher', 'removeInfection')
      .offers('researcher', 'remove:lima', 'remove:paris', 'remove:osaka', 'back')
      .do('remove:paris')
      .asks('scientist', 'action');
    expect(s.discardPile).toEqual(['resilient-population']);
    expect(s.state.actions).toBe(4);
    for (const role of ['scientist', 'researcher']) {
      const { count, discard, removed } = s.view(role).infectionDeck;
      expect(removed).toEqual(['paris']);
      expect([...discard].sort()).toEqual(['lima', 'osaka']);
      expect(count + discard.length).toBe(47);
      expect(s.view(role).playerDeck.count).toBe(48 + 5 + 4 - 1);
    }
  });

  test('PD-EVT-08: the removed card never comes up again, even when the discard is shuffled back', () => {
    const s = scene('scientist', 'researcher')
      .infected('paris', 'osaka')
      .hand('scientist', 'resilient-population')
      .draws('epidemic', 'milan')
      .do('event:resilient-population')
      .do('remove:paris')
      .endTurn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
    expect([...s.topInfections(48), ...s.infectionDiscard]).not.toContain('paris');
    expect(s.view('scientist').infectionDeck.removed).toEqual(['paris']);
  });

  test('PD-EVT-08: with an empty discard there is nothing to remove', () => {
    const s = scene('scientist', 'researcher').hand('scientist', 'resilient-population');
    s.refuses('scientist', 'event:resilient-population', 'PD-EVT-08').offersOf('scientist', ['event']);
  });

  test('PD-EVT-08: a card that still lies in the deck cannot be removed', () => {
    scene('scientist', 'researcher')
      .infected('lima')
      .hand('scientist', 'resilient-population')
      .do('event:resilient-population')
      .refuses('scientist', 'remove:paris', 'HO-ASK')
      .offers('scientist', 'remove:lima', 'back');
  });

  test('PD-EVT-08 T-026: the city just struck is taken out before the shuffle', () => {
    const s = scene('scientist', 'researcher')
      .infected('lima', 'paris')
      .hand('researcher', 'resilient-population')
      .bottom('delhi')
      .draws('epidemic', 'milan')
      .do('end')
      .asks('scientist', 'pause')
      .do('researcher', 'event:resilient-population')
      .offers('researcher', 'remove:lima', 'remove:paris', 'remove:delhi', 'back')
      .do('remove:delhi')
      .goOn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
    expect(
      s
        .eventsOf('flip')
        .map(({ city }) => city)
        .sort(),
    ).toEqual(['lima', 'paris']);
    expect(s.cubesIn('delhi')).toEqual({ black: 3 });
    expect(s.view('scientist').infectionDeck.removed).toEqual(['delhi']);
  });

  test.each([
    ['epidemic', 'resilient-population'],
    ['resilient-population', 'epidemic'],
  ])('PD-EVT-08 OQ-28: drawn in one go, %s and %s, it may be used in that very epidemic', (first, second) => {
    const s = scene('scientist', 'researcher')
      .bottom('delhi')
      .draws(first, second)
      .do('end')
      .asks('scientist', 'pause')
      .offers('scientist', 'continue', 'event:resilient-population')
      .do('event:resilient-population')
      .offers('scientist', 'remove:delhi', 'back')
      .do('remove:delhi')
      .goOn();
    expect(s.view('scientist').infectionDeck.removed).toEqual(['delhi']);
    expect(s.eventsOf('flip').map(({ city }) => city)).toEqual(['taipei', 'osaka']);
    expect(s.discardPile).toEqual(['resilient-population']);
  });

  test('PD-EVT-08: whoever thinks better of it keeps the card and may play it later', () => {
    const s = scene('scientist', 'researcher')
      .infected('lima')
      .hand('researcher', 'resilient-population')
      .do('researcher', 'event:resilient-population')
      .do('back')
      .asks('scientist', 'action')
      .offersOf('researcher', ['event'], 'event:resilient-population');
    expect(s.infectionDiscard).toEqual(['lima']);
    expect(s.events).toEqual([]);
  });
});
