import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('PD-ACT-02: a Direct Flight that is told names the card that was given up', () => {
  const [move] = scene('medic', 'scientist').hand('medic', 'lima').do('fly:lima').eventsOf('move');
  expect(move).toEqual({
    t: 'move',
    seat: 0,
    pawn: 0,
    how: 'fly',
    from: 'atlanta',
    city: 'lima',
    card: 'lima',
  });
});

test('OB-ROLE-15: the Troubleshooter’s flight names none, for the card was only shown', () => {
  const s = scene('troubleshooter', 'medic').hand('troubleshooter', 'lima').do('fly:lima');
  expect(s.eventsOf('move')).toEqual([
    { t: 'move', seat: 0, pawn: 0, how: 'fly', from: 'atlanta', city: 'lima' },
  ]);
});

test('OB-ROLE-16: nor does the flight of a pawn that she moves by Special Orders', () => {
  const s = scene('troubleshooter', 'medic')
    .hand('troubleshooter', 'lima', 'special-orders')
    .do('event:special-orders')
    .do('lead-fly:p2:lima');
  expect(s.eventsOf('move')).toEqual([
    { t: 'move', seat: 0, pawn: 1, how: 'fly', from: 'atlanta', city: 'lima' },
  ]);
});
