import { seenBy, Table, type Viewer } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../../src/game.ts';
import type { PandemicView } from '../../src/view/view.ts';
import { mutationScene } from '../modules.ts';
import { type Scene, scene, sceneWith } from '../scene.ts';

const LOOKS = ['look:0', 'look:1', 'look:2', 'look:3'];

/** Her turn begins: the one before has just ended, at an infection rate of three. */
function herTurn(s: Scene = scene('scientist', 'troubleshooter', 'medic')): Scene {
  return s.rateSpace(4).draws('milan', 'essen').endTurn().asks('troubleshooter', 'look');
}

const knownTo = (s: Scene, viewer: Viewer): readonly string[] =>
  (pandemic.view(s.run, viewer) as PandemicView).infectionDeck.known;

describe('Troubleshooter: the next infections', () => {
  test('OB-ROLE-13 T-057: at a rate of three she may look at the top three, in their order', () => {
    const s = herTurn();
    const deck = s.topInfections(45);
    s.offers('troubleshooter', ...LOOKS)
      .do('look:3')
      .asks('troubleshooter', 'action');
    expect(knownTo(s, 1)).toEqual(deck.slice(0, 3));
    expect(s.topInfections(45)).toEqual(deck);
    expect(s.state.actions).toBe(4);
  });

  test('OB-ROLE-13 T-057: the others are told how many she has seen, and nothing else', () => {
    const s = herTurn().do('look:3');
    const cities = s.topInfections(3);
    const [peek] = s.eventsOf('peek');
    expect(seenBy(peek, 1)).toEqual({ t: 'peek', seat: 1, n: 3, cities });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(seenBy(peek, viewer)).toEqual({ t: 'peek', seat: 1, n: 3 });
      expect(knownTo(s, viewer)).toEqual([]);
    }
  });

  test('OB-ROLE-13: she may look at fewer, or at none', () => {
    const one = herTurn().do('look:1');
    expect(knownTo(one, 1)).toEqual(one.topInfections(1));
    const none = herTurn().do('look:0').asks('troubleshooter', 'action');
    expect(knownTo(none, 1)).toEqual([]);
    expect(none.eventsOf('peek')).toEqual([]);
  });

  test('OB-ROLE-13: not at more than the infection rate', () => {
    herTurn().refuses('troubleshooter', 'look:4', 'OB-ROLE-13').refuses('medic', 'look:3', 'HO-SEAT');
  });

  test('OB-ROLE-13: only at the start of her own turn, before anything else', () => {
    herTurn()
      .refuses('troubleshooter', 'drive:chicago', 'PD-TURN-03')
      .do('look:2')
      .refuses('troubleshooter', 'look:2', 'HO-ASK')
      .draws('delhi', 'cairo', 'lagos', 'paris')
      .endTurn()
      .asks('medic', 'action')
      .endTurn()
      .asks('scientist', 'action');
  });

  test('OB-ROLE-13: what she has seen is what is flipped, card by card', () => {
    const s = herTurn().draws('delhi', 'cairo').do('look:3');
    const cities = s.topInfections(3);
    s.hand('scientist', 'airlift').do('end').asks('troubleshooter', 'pause').do('continue');
    expect(s.eventsOf('flip').at(-1)?.city).toBe(cities[0]);
    expect(knownTo(s, 1)).toEqual(cities.slice(1));
    s.goOn().asks('medic', 'action');
    expect(
      s
        .eventsOf('flip')
        .slice(-3)
        .map(({ city }) => city),
    ).toEqual(cities);
    expect(knownTo(s, 1)).toEqual([]);
  });

  test('OB-ROLE-13 PD-EPI-03: once the discard is shuffled on top, what she saw lies deeper and counts no more', () => {
    const s = herTurn().draws('epidemic', 'cairo').hand('scientist', 'airlift').do('look:3').do('end');
    s.asks('troubleshooter', 'pause');
    expect(s.eventTypes.at(-1)).toBe('intensify');
    expect(knownTo(s, 1)).toEqual([]);
  });

  test('OB-ROLE-13 PD-EVT-05: when a Forecast changes the order, she no longer knows it', () => {
    const s = herTurn(scene('scientist', 'troubleshooter', 'medic').hand('medic', 'forecast'));
    s.do('look:3').do('medic', 'event:forecast');
    while (s.run.asking === 'forecastOrder') s.do(s.keys('medic')[0]);
    expect(s.asks('troubleshooter', 'action').eventsOf('event').length).toBe(1);
    expect(knownTo(s, 1)).toEqual([]);
    expect(knownTo(s, 2).length).toBe(6);
  });

  test('OB-ROLE-13: with two cards left in the deck she sees two', () => {
    const s = scene('scientist', 'troubleshooter').rateSpace(4).infectionDeckOf(5).draws('milan', 'essen');
    s.endTurn().asks('troubleshooter', 'look').offers('troubleshooter', 'look:0', 'look:1', 'look:2');
  });

  test('OB-ROLE-14 T-093: a mutation card among them is all she sees of it, not the card at the bottom', () => {
    const s = mutationScene('scientist', 'troubleshooter')
      .draws('milan', 'essen')
      .flips('lima', 'lagos', 'mutation-1', 'cairo')
      .bottom('delhi')
      .endTurn()
      .asks('troubleshooter', 'look')
      .offers('troubleshooter', 'look:0', 'look:1', 'look:2')
      .do('look:2');
    expect(knownTo(s, 1)).toEqual(['mutation-1', 'cairo']);
    expect(s.eventsOf('bottom')).toEqual([]);
    s.draws('tokyo', 'osaka').endTurn();
    expect(s.cubesIn('delhi')).toEqual({ purple: 1 });
  });

  test('OB-ROLE-13: the first turn of a game begins with it, too', () => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }];
    const options = { onTheBrink: true, players: 2, roles: ['troubleshooter', 'medic'] };
    const firsts = Array.from({ length: 12 }, (_, i) => {
      const table = new Table(pandemic, { options, seed: `first ${i}`, undo: 'keepFate', seats });
      const decision = table.decision([0, 1]);
      if (decision?.owner === 0) {
        expect(decision.options.map(({ key }) => key)).toEqual(['look:2', 'look:1', 'look:0']);
        return decision.ask;
      }
      expect(decision?.ask).toBe('action');
      return 'none';
    });
    expect([...new Set(firsts)].sort()).toEqual(['look', 'none']);
  });
});

describe('Troubleshooter: flights', () => {
  test('OB-ROLE-15 T-058 R61: with Lima she flies to Lima twice and still holds the card', () => {
    const s = scene('troubleshooter', 'medic')
      .hand('troubleshooter', 'lima')
      .do('fly:lima')
      .do('drive:bogota')
      .do('fly:lima');
    expect(s.cityOf('troubleshooter')).toBe('lima');
    expect(s.cardsOf('troubleshooter')).toEqual(['lima']);
    expect(s.discardPile).toEqual([]);
    expect(s.state.actions).toBe(1);
    expect(s.eventsOf('shown')).toEqual([
      { t: 'shown', seat: 0, card: 'lima' },
      { t: 'shown', seat: 0, card: 'lima' },
    ]);
  });

  test('OB-ROLE-15: without an action left, or without the card, she stays', () => {
    scene('troubleshooter', 'medic')
      .hand('troubleshooter', 'lima')
      .hand('medic', 'cairo')
      .refuses('troubleshooter', 'fly:cairo', 'PD-ACT-02');
    scene('troubleshooter', 'medic')
      .hand('troubleshooter', 'lima')
      .actions(0)
      .refuses('troubleshooter', 'fly:lima', 'PD-TURN-02');
  });

  test('OB-ROLE-15: with closed hands everybody sees the card she flies with', () => {
    const s = sceneWith({ hands: 'closed' }, 'troubleshooter', 'medic')
      .hand('troubleshooter', 'lima')
      .do('fly:lima');
    const [shown] = s.eventsOf('shown');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenBy(shown, viewer)).toEqual({ t: 'shown', seat: 0, card: 'lima' });
  });

  test('OB-ROLE-15 R61: a charter flight costs her the card like everybody', () => {
    const s = scene('troubleshooter', 'medic').hand('troubleshooter', 'atlanta').do('charter:tokyo');
    expect(s.cardsOf('troubleshooter')).toEqual([]);
    expect(s.discardPile).toEqual(['atlanta']);
  });

  test('OB-ROLE-15: other players discard the card of their flight', () => {
    const s = scene('medic', 'troubleshooter').hand('medic', 'lima').do('fly:lima');
    expect(s.discardPile).toEqual(['lima']);
  });

  test('OB-ROLE-16 T-058 T-139 R61: the Dispatcher who flies her to Lima discards a Lima of his own', () => {
    scene('dispatcher', 'troubleshooter')
      .hand('troubleshooter', 'lima')
      .refuses('dispatcher', 'lead-fly:p2:lima', 'PD-ACT-02')
      .offersOf('dispatcher', ['lead-fly']);
    const s = scene('dispatcher', 'troubleshooter').hand('dispatcher', 'lima').do('lead-fly:p2:lima');
    expect(s.cityOf('troubleshooter')).toBe('lima');
    expect(s.cardsOf('dispatcher')).toEqual([]);
    expect(s.discardPile).toEqual(['lima']);
  });

  test('OB-ROLE-16 R61: under Special Orders she flies another pawn and keeps the card', () => {
    const s = scene('troubleshooter', 'medic')
      .hand('troubleshooter', 'lima', 'special-orders')
      .do('event:special-orders')
      .do('lead-fly:p2:lima');
    expect(s.cityOf('medic')).toBe('lima');
    expect(s.cardsOf('troubleshooter')).toEqual(['lima']);
    expect(s.discardPile).toEqual(['special-orders']);
    expect(s.state.actions).toBe(3);
  });

  test('OB-ROLE-16: who flies her pawn under Special Orders loses the card', () => {
    const s = scene('scientist', 'troubleshooter')
      .hand('scientist', 'lima', 'special-orders')
      .hand('troubleshooter', 'cairo')
      .do('event:special-orders')
      .refuses('scientist', 'lead-fly:p2:cairo', 'PD-ACT-02')
      .do('lead-fly:p2:lima');
    expect(s.cityOf('troubleshooter')).toBe('lima');
    expect(s.discardPile).toEqual(['lima', 'special-orders']);
  });
});
