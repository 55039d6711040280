import { expect, test } from 'vitest';
import { type Scene, scene, sceneWith } from './scene.ts';

test('S1-ZATT-02: a wound costs one equipment card of the victim’s choice, and lies where that card was', () => {
  const s = scene('amy').carries('amy', 'pistol', '-', '-', 'water').zombies('A1.NE', { walker: 1 });
  s.zombiesAct();
  expect(s.options()).toEqual(['lose:left', 'lose:back2']);
  s.do('lose:back2');
  expect(s.cardsOf('amy')).toEqual(['pistol', '-', '-', 'wounded', '-']);
  expect(s.view.equipment.discard).toEqual(['water']);
  expect(s.told('discard')).toEqual([{ t: 'discard', who: 'amy', card: 'water' }]);
});

test('S1-ZATT-02: with equipment, a wound can not be taken without losing a card', () => {
  const s = scene('amy').carries('amy', 'pistol', 'water').zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.refusal('bear')).toBe('S1-ZATT-02');
  expect(s.refusal('lose:back1')).toBe('S1-ZATT-02');
  s.do('lose:left');
  expect(s.cardsOf('amy')).toEqual(['wounded', 'water', '-', '-', '-']);
});

test('S1-ZATT-02: the owner of the victim chooses the card, nobody else', () => {
  const s = sceneWith({ players: 2 }, 'amy', 'doug').at('amy', 'A1.N').carries('doug', 'pistol', 'water');
  s.zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.refusal('lose:left', 1)).toBeNull();
  expect(s.refusal('lose:left', 0)).not.toBeNull();
  s.do('lose:right');
});

test('S1-ZATT-02: without equipment the Wounded card is taken all the same', () => {
  const s = scene('amy').zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.cardsOf('amy').filter((card) => card === 'wounded')).toHaveLength(1);
  expect(s.survivor('amy').dead).toBe(false);
});

test('S1-ZATT-02: a Wounded card is no equipment that a wound could cost', () => {
  const s = scene('amy', 'doug').carries('amy', 'wounded', 'water').at('doug', 'B2.r4');
  s.zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  expect(s.view.equipment.discard).toEqual(['water']);
});

test('S1-ZATT-03: with a second Wounded card a survivor is dead, off the board, and all his equipment is discarded', () => {
  const s = scene('doug', 'amy')
    .at('amy', 'A1.N')
    .carries('amy', 'pistol', 'wounded', 'water', 'machete', 'rice');
  s.zombies('A1.N', { walker: 1 }).zombiesAct();
  expect(s.survivor('amy').dead).toBe(true);
  expect(s.placeOf('amy')).toBeNull();
  expect(s.cardsOf('amy')).toEqual(['-', '-', '-', '-', '-']);
  expect(s.view.equipment.discard.toSorted()).toEqual(['machete', 'pistol', 'rice', 'water']);
  expect(s.told('death')).toMatchObject([{ who: 'amy', zone: s.z('A1.N'), harm: 'zombie' }]);
});

test('S1-ZATT-03: a survivor with one Wounded card goes on', () => {
  const s = scene('amy').zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.asking).toBe('action');
  expect(s.view.turn.active).toBe('amy');
});

test('ZR068: hit with a full inventory, a survivor chooses what he loses and can carry one card less', () => {
  const s = scene('amy', 'doug').carries('amy', 'pistol', 'pan', 'water', 'rice', 'crowbar');
  s.zombies('A1.NE', { walker: 1 }).zombiesAct().do('victim:amy');
  expect(s.options()).toEqual(['lose:left', 'lose:right', 'lose:back1', 'lose:back2', 'lose:back3']);
  s.do('lose:back2');
  expect(s.cardsOf('amy')).toEqual(['pistol', 'pan', 'water', 'wounded', 'crowbar']);
  expect(s.refusal('discard:back2')).toBe('S1-INV-05');
  s.zombies('A1.NE', { walker: 0 }).do('trade:doug');
  expect(s.refusal('put:back2:their-left')).toBe('S1-INV-05');
  expect(s.refusal('drop:back2')).toBe('S1-INV-05');
  expect(s.refusal('put:back1:their-left')).toBeNull();
});

test('ZR071: wounded once and hit again, a survivor with a Goalie Mask is asked, and lives without it', () => {
  const s = scene('amy').carries('amy', '-', '-', 'goalie-mask', 'wounded').zombies('A1.NE', { walker: 1 });
  s.zombiesAct();
  expect(s.options().toSorted()).toEqual(['bear', 'shield:back1']);
  s.do('shield:back1');
  expect(s.survivor('amy').dead).toBe(false);
  expect(s.cardsOf('amy')).toEqual(['-', '-', '-', 'wounded', '-']);
  expect(s.view.equipment.discard).toEqual(['goalie-mask']);
  expect(s.told('spared')).toEqual([{ t: 'spared', who: 'amy', by: 'shield' }]);
});

test('ZR071: a Goalie Mask turns away one wound, not two', () => {
  const s = scene('amy').carries('amy', '-', '-', 'goalie-mask').zombies('A1.NE', { walker: 2 }).zombiesAct();
  s.do('shield:back1');
  expect(s.view.survivors[0].wounds).toBe(1);
});

test('S1-FAQ-14: Tough and the attack of one Walker: no card is lost and no wound taken', () => {
  const s = scene('amy').skills('amy', 'tough').carries('amy', 'pistol', 'water');
  s.zombies('A1.NE', { walker: 1 }).zombiesAct();
  expect(s.asking).toBe('action');
  expect(s.cardsOf('amy')).toEqual(['pistol', 'water', '-', '-', '-']);
  expect(s.told('spared')).toEqual([{ t: 'spared', who: 'amy', by: 'tough', kind: 'walker' }]);
});

test('S1-FAQ-15: Tough wards off only the first attack of the Zombies’ Phase', () => {
  const s = scene('amy').skills('amy', 'tough').zombies('A1.NE', { walker: 2 }).zombiesAct();
  expect(s.view.survivors[0].wounds).toBe(1);
});

test('S1-FAQ-15: the Spawn step belongs to the same Zombies’ Phase', () => {
  const s = sceneWith({ mission: { spawns: [{ zone: 'A2.SE' }] } }, 'amy')
    .skills('amy', 'tough')
    .xp('amy', 7);
  s.zombies('A1.NE', { walker: 1 }).zombieCards(37).do('end');
  expect(s.told('attack')).toHaveLength(2);
  expect(s.view.survivors[0].wounds).toBe(1);
});

test('S1-FAQ-15: Tough works again in the next Zombies’ Phase', () => {
  const s = scene('amy').skills('amy', 'tough').zombies('A1.NE', { walker: 1 }).do('end', 'end', 'end');
  expect(s.told('attack')).toHaveLength(3);
  expect(s.told('spared')).toHaveLength(3);
  expect(s.told('wound')).toEqual([]);
});

test('S1-FAQ-15: a shot of a team-mate wounds in spite of Tough, which the next Zombies’ Phase still has', () => {
  const s = scene('doug', 'amy').skills('amy', 'tough').at('amy', 'A1.N').carries('doug', 'pistol');
  s.rolls(6).do(`shoot:left:${s.z('A1.N')}`);
  expect(woundsOf(s, 'amy')).toBe(1);
  s.zombies('A1.N', { walker: 1 }).do('end', 'end');
  expect(s.told('attack')).toMatchObject([{ zone: s.z('A1.N'), n: 1 }]);
  expect(s.survivor('amy').dead).toBe(false);
  expect(woundsOf(s, 'amy')).toBe(1);
});

test('S1-FAQ-15: an extra activation in the Players’ Phase wounds in spite of Tough, which the Zombies’ Phase still has', () => {
  // A building of which the door shows one room: the other two doors of that room are closed.
  const doors: [string, string][] = [
    ['B1.r4', 'A1.N'],
    ['B1.r4', 'B1.r3'],
    ['B1.r4', 'B1.r2'],
  ];
  const s = sceneWith({ doors: doors.map((between) => ({ between })) }, 'amy').at('amy', 'A1.N');
  s.skills('amy', 'tough').xp('amy', 7).carries('amy', 'crowbar').zombies('A1.N', { walker: 1 });
  s.zombieCards(37).do('open:d1:left');
  expect(s.told('zombie-card')).toHaveLength(1);
  expect(woundsOf(s, 'amy')).toBe(1);
  s.do('end');
  expect(s.told('attack')).toHaveLength(2);
  expect(s.survivor('amy').dead).toBe(false);
  expect(woundsOf(s, 'amy')).toBe(1);
});

function woundsOf(s: Scene, id: string): number {
  return s.view.survivors[s.who(id)].wounds;
}
