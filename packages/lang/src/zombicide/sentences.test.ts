import { type Decision, type GameEvent, type Option, type Reason, TABLE } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { LANGS, saidBelow } from '../../test/catalogues.ts';
import { gapsIn, speakersOf } from '../../test/games.ts';
import { askText, eventText, optionShort, optionText, reasonText, type Speaker } from '../index.ts';
import { zombicideSpeech } from './speech.ts';

const THINGS: Readonly<Record<string, string>> = {
  z1: '7B.1',
  z2: '7B.2',
  z3: '5D.3',
  d1: '7B.1 – 7B.2',
  c1: 'Police car',
  t1: '5D.3',
  s1: '7B.2',
};
const speakers = speakersOf(zombicideSpeech, ['Ann', 'Ben']).map(
  (speaker): Speaker => ({ ...speaker, things: (word) => THINGS[word] }),
);

/** Ids that were asked of the catalogues in English. */
const used = new Set<string>();
const english: Speaker = {
  ...speakers[0],
  intl: {
    formatMessage: (descriptor, values) => {
      used.add(descriptor.id);
      return speakers[0].intl.formatMessage(descriptor, values);
    },
  },
};

const shamble = { t: 'shamble', kind: 'walker', n: 4, from: 'z3', to: 'z2', ways: 1 };
const dice = { t: 'dice', who: 'amy', weapon: 'pistol', grip: 'left', style: 'ranged', zone: 'z3' };
const zombieCard = { t: 'zombie-card', zone: 'z2', card: 12, level: 'yellow' };

const events: readonly (readonly [GameEvent, string])[] = [
  [{ t: 'setup', mission: 's1-01', survivors: 6 }, 'New game: City Blocks, 6 survivors.'],
  [{ t: 'setup', mission: 'my-own', survivors: 1 }, 'New game: my-own, 1 survivor.'],
  [{ t: 'joins', who: 'amy', seat: 1 }, 'Ben plays Amy.'],
  [{ t: 'starts-with', who: 'amy', card: 'pan' }, 'Amy starts with this card: Pan.'],
  [{ t: 'round', n: 3 }, 'Round 3.'],
  [{ t: 'phase', phase: 'zombies' }, 'Zombies’ Phase: the zombies act.'],
  [{ t: 'phase', phase: 'spawn' }, 'Spawn step: a zombie card is drawn for every active spawn zone.'],
  [{ t: 'phase', phase: 'end' }, 'End Phase: all noise tokens are removed and all weapons are reloaded.'],
  [{ t: 'first', seat: 0 }, 'Ann has the first player token.'],
  [{ t: 'turn', who: 'amy', seat: 0, actions: 4 }, 'Amy (Ann) begins a turn with 4 actions.'],
  [{ t: 'move', who: 'amy', from: 'z1', to: 'z2' }, 'Amy moves from 7B.1 to 7B.2.'],
  [{ t: 'xp', who: 'amy', n: 5, xp: 8 }, 'Amy gains 5 experience points and now has 8.'],
  [{ t: 'level', who: 'amy', level: 'orange' }, 'Amy reaches this danger level: Orange!'],
  [{ t: 'learn', who: 'amy', skill: 'medic' }, 'Amy has a new skill: Medic.'],
  [{ t: 'wound', who: 'amy', harm: 'zombie', wounds: 1 }, 'A zombie wounds Amy. Wounds: 1.'],
  [{ t: 'wound', who: 'amy', harm: 'shot', wounds: 2 }, 'A shot wounds Amy. Wounds: 2.'],
  [{ t: 'wound', who: 'amy', harm: 'car', wounds: 1 }, 'A car wounds Amy. Wounds: 1.'],
  [{ t: 'death', who: 'ned', zone: 'z1', harm: 'zombie' }, 'Ned is killed by zombies in 7B.1.'],
  [{ t: 'death', who: 'ned', zone: 'z1', harm: 'shot' }, 'Ned is shot dead in 7B.1.'],
  [{ t: 'death', who: 'ned', zone: 'z1', harm: 'blow' }, 'Ned is struck down by a rival in 7B.1.'],
  [{ t: 'wound', who: 'amy', harm: 'blow', wounds: 1 }, 'A rival’s blow wounds Amy. Wounds: 1.'],
  [{ t: 'death', who: 'ned', zone: 'z1', harm: 'car' }, 'Ned is run over and dies in 7B.1.'],
  [{ t: 'death', who: 'ned', zone: 'z1', harm: 'fire' }, 'Ned dies in the fire in 7B.1.'],
  [{ t: 'escape', who: 'ned' }, 'Ned gets away and leaves the board.'],
  [{ t: 'heal', who: 'ned' }, 'Ned is healed of a wound.'],
  [{ t: 'pull', who: 'ned', by: 'amy', from: 'z1', to: 'z2' }, 'Amy pulls Ned from 7B.1 to 7B.2.'],
  [{ t: 'push', who: 'ned', n: 3, from: 'z1', to: 'z2' }, 'Ned pushes 3 zombies from 7B.1 to 7B.2.'],
  [{ t: 'push', who: 'ned', n: 1, from: 'z1', to: 'z2' }, 'Ned pushes 1 zombie from 7B.1 to 7B.2.'],
  [
    { t: 'skill-switched', who: 'ned', skill: 'ninja', on: false },
    'Ned does without a skill for now: Ninja.',
  ],
  [{ t: 'skill-switched', who: 'ned', skill: 'ninja', on: true }, 'Ned uses a skill again: Ninja.'],
  [
    { t: 'taunt', who: 'ned', zone: 'z1' },
    'Ned taunts the zombies in 7B.1: they act at once and want nobody else.',
  ],
  [{ t: 'gift', who: 'ned', by: 'phil' }, 'Phil gives Ned one more action for the next turn.'],
  [{ t: 'rotten', who: 'amy', on: true }, 'Amy has a Rotten marker: zombies take no notice any more.'],
  [{ t: 'rotten', who: 'amy', on: false }, 'Amy loses the Rotten marker: zombies take notice again.'],
  [{ t: 'noise', zone: 'z1', n: 1 }, 'A noise token is placed in 7B.1.'],
  [
    { t: 'loud', who: 'ned', zone: 'z1' },
    'Ned makes as much noise as possible: 7B.1 is now the noisiest zone of all.',
  ],
  [{ t: 'door', door: 'd1', open: true, who: 'ned' }, 'Ned opens a door: 7B.1 – 7B.2.'],
  [{ t: 'door', door: 'd1', open: true }, 'Another door opens with it: 7B.1 – 7B.2.'],
  [{ t: 'door', door: 'd1', open: false, who: 'ned' }, 'Ned closes a door: 7B.1 – 7B.2.'],
  [
    { t: 'token', who: 'ned', token: 't1', zone: 'z3', colour: null },
    'Ned takes the objective token in 5D.3.',
  ],
  [
    { t: 'token', who: 'ned', token: 't1', zone: 'z3', colour: 'green' },
    'Ned takes the green objective token in 5D.3.',
  ],
  [{ t: 'face', token: 't1', face: 'safe' }, 'Behind it somebody is still alive!'],
  [{ t: 'face', token: 't1', face: 'late' }, 'Too late: nobody is left behind it.'],
  [{ t: 'spawn-wakes', spawn: 's1' }, 'From now on zombies appear in this spawn zone: 7B.2.'],
  [{ t: 'spawn-closed', spawn: 's1', who: 'ned' }, 'Ned closes a spawn zone for good: 7B.2.'],
  [{ t: 'drive', car: 'c1', from: 'z1', to: 'z2' }, 'A car drives from 7B.1 to 7B.2: Police car.'],
  [
    { t: 'car-left', car: 'c1', kind: 'pimpmobile', n: 3 },
    'A car leaves the board with 3 supply cards: Pimpmobile.',
  ],
  [{ t: 'get-in', who: 'ned', car: 'c1', seat: 'driver' }, 'Ned gets in (Police car): driver’s seat.'],
  [{ t: 'get-out', who: 'ned', car: 'c1' }, 'Ned gets out: Police car.'],
  [
    { t: 'seat', who: 'ned', car: 'c1', seat: 'passenger1' },
    'Ned changes seats (Police car): first passenger seat.',
  ],
  [
    { t: 'run-over', car: 'c1', zone: 'z2', rolled: [5, 2, 1], hits: 1 },
    'The car runs through 7B.2 (needs 4+): 5, 2, 1 → 1 hit.',
  ],
  [{ t: 'load', who: 'ned', car: 'c1', card: 'rice' }, 'Ned loads a card into a car (Police car): Rice.'],
  [{ t: 'unload', who: 'ned', car: 'c1', card: 'rice' }, 'Ned takes a card out of a car (Police car): Rice.'],
  [
    { t: 'reshuffle', deck: 'equipment', n: 20 },
    'The equipment deck is empty: 20 discarded cards are shuffled into a new one.',
  ],
  [
    { t: 'reshuffle', deck: 'zombies', n: 1 },
    'The zombie deck is empty: 1 discarded card is shuffled into a new one.',
  ],
  [{ t: 'nothing' }, 'There is no card left to be found.'],
  [{ t: 'find', who: 'ned', card: 'mas-shotgun' }, 'Ned finds this card: Ma’s Shotgun.'],
  [{ t: 'twin', who: 'doug', card: 'pistol' }, 'Doug takes a second one out of the deck: Pistol.'],
  [{ t: 'redraw', who: 'doug', by: 'destiny' }, 'Doug discards the card and draws another one (Destiny).'],
  [{ t: 'search-car', who: 'ned', car: 'c1', kind: 'police-car' }, 'Ned searches a car: Police car.'],
  [{ t: 'discard', who: 'ned', card: 'water' }, 'Ned discards this card: Water.'],
  [{ t: 'give', from: 'ned', to: 'amy', card: 'water' }, 'Ned gives Amy this card: Water.'],
  [{ t: 'trade', who: 'ned', with: 'amy' }, 'Ned trades with Amy.'],
  [{ t: 'team-card', team: 2, action: 'charge' }, 'Team 2 takes this team action card: Charge!'],
  [
    { t: 'team-action', who: 'ned', action: 'shoot-at', zone: 'z2', members: ['ned', 'amy'] },
    'Ned calls a team action: Shoot! All at one zone. It is about 7B.2. Taking part: Ned and Amy.',
  ],
  [
    { t: 'vest', who: 'ned', card: 'bulletproof-vest', gone: false },
    'It takes a wound for Ned and is damaged now: Bulletproof Vest.',
  ],
  [
    { t: 'vest', who: 'ned', card: 'bulletproof-vest', gone: true },
    'It takes one more wound for Ned and is used up: Bulletproof Vest.',
  ],
  [{ t: 'declined', who: 'ned' }, 'Ned refuses: all cards go back to where they were.'],
  [{ t: 'combine', who: 'ned', makes: 'sniper-rifle' }, 'Ned combines two cards: Sniper Rifle.'],
  [{ t: 'reload', who: 'amy', weapon: 'sawed-off', grip: 'both' }, 'Amy reloads: 2 × Sawed-off.'],
  [
    { ...dice, rolled: [5, 2], need: 4, damage: 1, hits: 1 },
    'Amy shoots at 5D.3 (Pistol, needs 4+): 5, 2 → 1 hit.',
  ],
  [
    { ...dice, grip: 'both', rolled: [3, 2], need: 4, damage: 1, hits: 0 },
    'Amy shoots at 5D.3 (2 × Pistol, needs 4+): 3, 2 → no hit.',
  ],
  [
    { ...dice, weapon: 'katana', style: 'melee', rolled: [6, 6], need: 4, damage: 1, hits: 2 },
    'Amy attacks in 5D.3 (Katana, needs 4+): 6, 6 → 2 hits.',
  ],
  [
    { ...dice, rolled: [5, 2], need: 3, damage: 1, hits: 1, by: ['roll-combat', 'die-ranged'] },
    'Amy shoots at 5D.3 (Pistol, +1 to dice roll: Combat and +1 die: Ranged, needs 3+): 5, 2 → 1 hit.',
  ],
  [
    {
      ...dice,
      weapon: 'katana',
      style: 'melee',
      rolled: [6],
      need: 4,
      damage: 2,
      hits: 1,
      by: ['damage-melee'],
    },
    'Amy attacks in 5D.3 (Katana, +1 Damage: Melee, needs 4+): 6 → 1 hit.',
  ],
  [{ t: 'sixes', who: 'josh', rolled: [6, 2], hits: 1 }, 'Sixes bring Josh more dice: 6, 2 → 1 hit.'],
  [{ t: 'spared', who: 'josh', by: 'immune', kind: 'walker' }, 'The attack does nothing to Josh (Walker).'],
  [{ t: 'reroll', who: 'josh', by: 'lucky' }, 'Josh rolls all dice again (Lucky).'],
  [{ t: 'reroll', who: 'josh', by: 'ammo' }, 'Josh has plenty of ammo and rolls all dice again.'],
  [{ t: 'fire', who: 'josh', zone: 'z3' }, 'Josh sets 5D.3 on fire: nobody there survives.'],
  [{ t: 'wasted', n: 2, zone: 'z3' }, '2 hits come to nothing in 5D.3.'],
  [{ t: 'kill', zone: 'z3', kind: 'fatty', by: 'josh' }, 'Josh kills 1 Fatty in 5D.3.'],
  [{ t: 'spared', who: 'josh', by: 'shield' }, 'Josh gives up a protecting card instead of taking a wound.'],
  [{ t: 'spared', who: 'josh', by: 'shrug' }, 'Josh gives up a card instead of taking a wound.'],
  [
    { t: 'spared', who: 'ned', by: 'tough', kind: 'runner' },
    'Ned is tough: the attack comes to nothing (Runner).',
  ],
  [{ t: 'attack', zone: 'z3', n: 3 }, '3 zombies attack in 5D.3.'],
  [{ ...shamble, why: 'sight', targets: ['z2'] }, '4 Walkers in 5D.3 see survivors in 7B.2 and go there.'],
  [
    { ...shamble, n: 2, why: 'sight', targets: ['z1', 'z2'], to: 'z4', ways: 2 },
    '2 Walkers in 5D.3 see survivors in 7B.1 and 7B.2 and go to z4 (the group splits: 2 ways).',
  ],
  [
    { ...shamble, n: 1, why: 'noise', targets: ['z1'] },
    '1 Walker in 5D.3 hears the noise in 7B.1 and goes to 7B.2.',
  ],
  [{ ...shamble, why: 'noise', targets: ['z2'] }, '4 Walkers in 5D.3 hear the noise in 7B.2 and go there.'],
  [
    { ...shamble, why: 'closed', targets: ['z1'] },
    '4 Walkers in 5D.3 find no open way to anybody and go to 7B.2, towards the noise in 7B.1.',
  ],
  [
    { ...shamble, why: 'closed', targets: ['z2'] },
    '4 Walkers in 5D.3 find no open way to anybody and go to the noise in 7B.2.',
  ],
  [
    { ...shamble, kind: 'abomination', n: 1, why: 'noise', targets: ['z1'], chosen: true },
    '1 Abomination in 5D.3 could go several ways and is sent to 7B.2 by the players.',
  ],
  [
    { ...shamble, kind: 'abomination', n: 1, to: 'z3', why: 'noise', targets: ['z3'], chosen: true },
    '1 Abomination in 5D.3 could go several ways and is left there by the players.',
  ],
  [
    { t: 'waits', zone: 'z3', why: 'closed', targets: [], n: 2 },
    'The zombies in 5D.3 stay there: nothing draws them away.',
  ],
  [
    { t: 'waits', zone: 'z3', why: 'noise', targets: ['z3'], n: 2 },
    'The zombies in 5D.3 stay there: no zone that counts is noisier.',
  ],
  [
    { t: 'waits', zone: 'z3', why: 'sight', targets: ['z1'], n: 2 },
    'The zombies in 5D.3 stay there: they see survivors in 7B.1, but no way leads on.',
  ],
  [
    { t: 'waits', zone: 'z3', why: 'closed', targets: ['z1'], n: 2 },
    'The zombies in 5D.3 stay there: they hear the noise in 7B.1, but no way leads on.',
  ],
  [
    { ...zombieCard, does: 'spawn', kind: 'runner', n: 2 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): 2 Runners.',
  ],
  [
    { ...zombieCard, does: 'spawn', kind: null, n: 0 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): no zombies.',
  ],
  [
    { ...zombieCard, does: 'extra', kind: 'fatty', n: 0 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): an extra activation for all of this kind: Fatties.',
  ],
  [
    { ...zombieCard, level: 'blue', does: 'extra', kind: null, n: 0 },
    'Zombie card 12 for 7B.2 (danger level: Blue): an extra activation without effect.',
  ],
  [
    { ...zombieCard, does: 'manhole', kind: 'walker', n: 1 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): 1 Walker at every manhole near survivors.',
  ],
  [
    { ...zombieCard, does: 'bed-blue', kind: 'crawler', n: 1 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): 1 Crawler at every blue bed near survivors.',
  ],
  [
    { ...zombieCard, does: 'bed-green', kind: 'crawler', n: 1 },
    'Zombie card 12 for 7B.2 (danger level: Yellow): 1 Crawler at every green bed near survivors.',
  ],
  [{ t: 'appear', zone: 'z2', kind: 'walker', n: 2, cause: 'card' }, '2 Walkers appear in 7B.2.'],
  [
    { t: 'appear', zone: 'z2', kind: 'walker', n: 2, cause: 'escort' },
    '2 Walkers come along as an escort in 7B.2.',
  ],
  [
    { t: 'appear', zone: 'z2', kind: 'walker', n: 1, cause: 'split' },
    '1 Walker is added in 7B.2, so that the group can split evenly.',
  ],
  [{ t: 'appear', zone: 'z2', kind: 'walker', n: 1, cause: 'search' }, '1 Walker jumps out in 7B.2!'],
  [{ t: 'appear', zone: 'z2', kind: 'walker', n: 1, cause: 'setup' }, '1 Walker is in 7B.2 from the start.'],
  [
    { t: 'appear', zone: 'z2', kind: 'walker', n: 2, cause: 'manhole' },
    '2 Walkers climb out of the manhole in 7B.2.',
  ],
  [{ t: 'appear', zone: 'z2', kind: 'crawler', n: 1, cause: 'bed' }, '1 Crawler crawls out of bed in 7B.2.'],
  [{ t: 'appear', zone: 'z2', kind: 'crawler', n: 2, cause: 'crawl' }, '2 Crawlers crawl on in 7B.2.'],
  [{ t: 'lack', kind: 'walker', n: 3 }, 'No figures are left for 3 Walkers.'],
  [{ t: 'grab', who: 'ned', from: 'z1', to: 'z2' }, 'The A-Bomb pulls Ned from 7B.1 into 7B.2.'],
  [{ t: 'spawn-dice', rolled: [2, 2, 5] }, 'Spawn dice: 2, 2, 5.'],
  [
    { t: 'tent', zone: 'z3', is: 'beds', blue: 3, green: 1 },
    'The tent in 5D.3 lies open. Blue beds in it: 3, green ones: 1.',
  ],
  [
    { t: 'tent', zone: 'z3', is: 'administration', blue: 0, green: 0 },
    'The tent in 5D.3 is the administration tent.',
  ],
  [{ t: 'tent', zone: 'z3', is: 'medical', blue: 0, green: 0 }, 'The tent in 5D.3 is the medical tent.'],
  [
    { t: 'trigger', zone: 'z3' },
    'The event trigger in 5D.3 goes off: zombies come into the rooms of its tile.',
  ],
  [{ t: 'take-off', who: 'amy', zone: 'z3' }, 'Amy takes off with the helicopter in 5D.3.'],
  [{ t: 'land', who: 'amy', zone: 'z3' }, 'Amy lands with the helicopter in 5D.3.'],
  [{ t: 'fly', from: 'z1', to: 'z3' }, 'The helicopter flies from 7B.1 to 5D.3.'],
  [{ t: 'store', who: 'amy', card: 'rice' }, 'Amy stores a card in the helicopter: Rice.'],
  [{ t: 'retrieve', who: 'amy', card: 'rice' }, 'Amy takes a card out of the helicopter: Rice.'],
  [{ t: 'blown-up', zone: 'z3' }, 'The helicopter in 5D.3 blows up.'],
  [{ t: 'delivered' }, 'What the mission wants is at the helicopter now.'],
  [{ t: 'deals', who: 'amy', n: 5 }, 'Amy draws 5 zombie cards for the spawn zones.'],
  [{ t: 'dealt', who: 'amy', card: 12, zone: 'z2' }, 'Amy chooses zombie card 12 for 7B.2.'],
  [{ t: 'undealt', n: 1 }, '1 zombie card is not needed and discarded.'],
  [{ t: 'extra', kind: 'runner' }, 'Extra activation: Runners.'],
  [{ t: 'zombies-out', zone: 'z2', kind: 'walker', n: 2 }, '2 Walkers escape through 7B.2.'],
  [{ t: 'lost', cause: 'dead' }, 'Nobody is left alive.'],
  [{ t: 'lost', cause: 'escaped' }, 'Too many zombies have escaped.'],
  [{ t: 'lost', cause: 'too-few' }, 'Too few survivors are left for this mission.'],
  [{ t: 'lost', cause: 'out-of-reach' }, 'The mission can no longer be fulfilled.'],
  [{ t: 'over', result: 'won', cause: 'mission' }, 'The team wins!'],
  [
    { t: 'over', result: 'won', cause: 'experience' },
    'The contest is over: the team with the most experience wins!',
  ],
  [{ t: 'over', result: 'lost', cause: 'dead' }, 'The team loses.'],
  [
    { t: 'switch', seat: 0, name: 'askRerolls', to: true },
    'From now on, Ann is asked before dice that could be rolled again count.',
  ],
  [
    { t: 'switch', seat: 1, name: 'askRerolls', to: false },
    'From now on, dice of Ben are never rolled again.',
  ],
];

const option = (key: string): Option => {
  const [kind, ...args] = key.split(':');
  return { key, kind, args, seat: 0 };
};

const options: readonly (readonly [key: string, long: string, short: string])[] = [
  ['end', 'End this survivor’s turn', 'End turn'],
  ['done', 'That is enough', 'Done'],
  ['activate:amy', 'Act with Amy', 'Amy'],
  ['first:p2', 'Ben goes first', 'Ben'],
  ['reap:runner', 'Kill two zombies of this kind with one hit: Runner', '2 × Runner'],
  ['crowd', 'Roll a die for every figure in the zone', 'All figures'],
  ['hit:runner', 'Hit a zombie of this kind: Runner', 'Runner'],
  ['strike:ned', 'Hit Ned', 'Ned'],
  ['spare', 'Let this hit go to waste', 'To waste'],
  ['victim:ned', 'Ned is attacked', 'Ned'],
  ['lose:back1', 'Take the wound and lose this card: reserve 1', 'Lose: reserve 1'],
  ['bear', 'Take the wound', 'Take it'],
  ['shield:left', 'No wound: discard the card that protects (left hand)', 'Protect: left hand'],
  ['shrug:left', 'No wound: discard any card instead (left hand)', 'Instead: left hand'],
  ['on:z2', 'Choose 7B.2', 'Here'],
  ['stay', 'Stop here', 'Stop'],
  ['way:z2', 'Send the zombie to 7B.2', 'This way'],
  ['room:z2', 'Reveal 7B.2 next', 'Reveal'],
  ['reroll:lucky', 'Roll all dice again: Lucky', 'Lucky'],
  ['ammo:back2', 'Roll all dice again with ammo: reserve 2', 'Ammo: reserve 2'],
  ['keep', 'Leave it as it is', 'Keep'],
  ['learn:medic', 'Learn this skill: Medic', 'Medic'],
  [
    'put:left:their-back1',
    'Move or swap: left hand → the other’s reserve 1',
    'left hand → the other’s reserve 1',
  ],
  ['drop:found2', 'Discard: second card found', 'Discard: second card found'],
  ['redraw:destiny', 'Discard this card and draw another one: Destiny', 'Draw another'],
  ['die:4', 'The die shows 4', '4'],
  ['card:rice', 'Equipment card: Rice', 'Rice'],
  ['zombies:41', 'Zombie card number 41', '41'],
  ['deal:41', 'Zombie card 41', '41'],
  ['joins:josh', 'Survivor: Josh', 'Josh'],
  ['move:z2', 'Move to 7B.2', 'Move'],
  ['melee:right', 'Attack in this zone: right hand', 'Attack: right hand'],
  ['shoot:both:z3', 'Shoot at 5D.3: both hands', 'Shoot: both hands'],
  ['shoot:left-back1:z3', 'Shoot at 5D.3: left hand and reserve 1', 'Shoot: left hand and reserve 1'],
  ['reload:left', 'Reload: left hand', 'Reload'],
  ['open:d1:left', 'Open this door: 7B.1 – 7B.2 (left hand)', 'Open: left hand'],
  ['search', 'Search', 'Search'],
  ['search-car:c1', 'Search this car: Police car', 'Search car'],
  ['take:t1', 'Take this objective token: 5D.3', 'Take token'],
  ['get-in:c1:driver', 'Get in (Police car): driver’s seat', 'Get in: driver’s seat'],
  ['get-out', 'Get out', 'Get out'],
  ['change-seat:passenger2', 'Change seats: second passenger seat', 'second passenger seat'],
  ['drive:z2', 'Drive to 7B.2', 'Drive'],
  ['organise', 'Rearrange the cards', 'Rearrange'],
  ['trade:amy', 'Trade with Amy', 'Trade'],
  ['combine:left:back1', 'Combine: left hand + reserve 1', 'Combine'],
  ['noise', 'Make noise', 'Make noise'],
  ['discard:left', 'Discard at no cost: left hand', 'Discard: left hand'],
  ['lead:amy', 'Give Amy one more action', 'Give an action'],
  ['break-in:d1', 'Break this door open: 7B.1 – 7B.2', 'Break in'],
  ['close:d1', 'Close this door: 7B.1 – 7B.2', 'Close'],
  ['shout', 'Make this the noisiest zone of all', 'Be loud'],
  ['heal:amy', 'Heal a wound of Amy', 'Heal'],
  ['sprint:z2', 'Sprint to 7B.2', 'Sprint'],
  ['jump:z2', 'Jump to 7B.2', 'Jump'],
  ['charge:z2', 'Charge at no cost to 7B.2', 'Charge'],
  ['bloodlust-combat:z2', 'Rush to 7B.2 and attack (melee or ranged)', 'Rush and attack'],
  ['bloodlust-melee:z2', 'Rush to 7B.2 and attack (melee)', 'Rush and strike'],
  ['bloodlust-ranged:z2', 'Rush to 7B.2 and shoot', 'Rush and shoot'],
  ['shove:z2', 'Push all zombies of this zone to 7B.2', 'Shove'],
  ['save:z2', 'Pull survivors out of 7B.2', 'Save'],
  ['pull:ned', 'Pull Ned out', 'Pull out'],
  ['refuse', 'Stay there', 'Stay there'],
  ['head-start', 'Begin at the higher level', 'Higher level'],
  ['taunt:z2', 'Taunt the zombies in 7B.2', 'Taunt'],
  ['ninja-off:amy', 'Let Amy make noise: Ninja off', 'Ninja off: Amy'],
  ['ninja-on:amy', 'Let Amy make no noise: Ninja on', 'Ninja on: Amy'],
  ['load:c1:left', 'Load a card into a car (Police car): left hand', 'Load: left hand'],
  ['unload:c1:rice', 'Take a card out of a car (Police car): Rice', 'Unload: Rice'],
  ['take-off', 'Take off', 'Take off'],
  ['land', 'Land', 'Land'],
  ['fly:z3', 'Fly to 5D.3', 'Fly'],
  ['store:left', 'Store in the helicopter: left hand', 'Store: left hand'],
  ['retrieve:rice', 'Take out of the helicopter: Rice', 'Take out: Rice'],
  ['leave', 'Leave the board by the exit', 'Leave'],
  ['pick-up:rice', 'Search and take what lies here: Rice', 'Take: Rice'],
  ['hand-open:d1', 'Open this door by hand: 7B.1 – 7B.2', 'Open by hand'],
  ['hand-close:d1', 'Close this door by hand: 7B.1 – 7B.2', 'Close by hand'],
  ['blow-up', 'Blow up the helicopter with one hit', 'Blow up'],
  ['team:move-out:z2', 'Team action in 7B.2: Move! Out of one zone.', 'Move! Out of one zone.'],
  ['join:amy', 'With Amy', 'Amy'],
  ['tent:medical', 'Turned over: medical tent', 'medical tent'],
  [
    'tent:1-blue-3-green',
    'Turned over: tent with beds (blue 1, green 3)',
    'tent with beds (blue 1, green 3)',
  ],
  ['colour:pink', 'Colour of the objective token: Pink', 'Pink'],
  ['colour:plain', 'Colour of the objective token: No colour', 'No colour'],
  ['somebody', 'Somebody is still alive there', 'Somebody'],
  ['nobody', 'Too late: nobody is left there', 'Nobody'],
  ['team-card:shoot', 'Take this team action card: Shoot!', 'Shoot!'],
  ['agree', 'Agree to the exchange', 'Agree'],
  ['decline', 'Refuse the exchange', 'Refuse'],
  ['close-spawn:s1', 'Close this spawn zone for good: 7B.2', 'Close for good'],
];

const asked = (
  ask: string,
  about: string | null,
  { owner = 0, keys = [] }: { owner?: number; keys?: readonly string[] } = {},
): Decision => ({ seq: 7, owner, ask, about, pause: false, options: keys.map(option) });

const asks: readonly (readonly [Decision, string])[] = [
  [asked('action', 'amy'), 'Ann: what does Amy do?'],
  [asked('activate', null, { owner: 1 }), 'Ben: which survivor acts next?'],
  [asked('first', null, { owner: TABLE }), 'Who goes first?'],
  [asked('target', 'z3'), 'Ann: who is hit in 5D.3?'],
  [asked('target', 'z3', { owner: TABLE }), 'All players: who is hit in 5D.3?'],
  [asked('crowd', 'z3'), 'Ann: how many dice against 5D.3?'],
  [asked('reroll', null), 'Ann: roll all dice again?'],
  [asked('victim', 'z3', { owner: TABLE }), 'All players: who takes the next attack in 5D.3?'],
  [asked('leaderWay', 'z3', { owner: TABLE }), 'All players: which way does the zombie in 5D.3 go?'],
  [
    asked('shortGroup', 'skinner-runner', { owner: TABLE }),
    'All players: too few figures to split them evenly (Skinner Runners). Of which zone does the group go without one?',
  ],
  [
    asked('shortWay', 'walker:z3', { owner: TABLE }),
    'All players: too few figures to split them evenly (Walkers). Where does one fewer go from 5D.3?',
  ],
  [
    asked('hole', 'crawler', { owner: TABLE }),
    'All players: too few figures for every place on this card (Crawlers). Which place is filled next?',
  ],
  [asked('secondTarget', 'z3'), 'Ann: the first weapon aims at 5D.3. Where does the second one aim?'],
  [asked('walkOn', '1'), 'Ann: go on? 1 more zone can be entered.'],
  [asked('freeMove', 'amy'), 'Ann: Amy may move at no cost. Where to?'],
  [asked('freeAttack', 'amy'), 'Ann: Amy may attack at no cost. How?'],
  [asked('rushThrough', 'amy'), 'Ann: through which zone does Amy go?'],
  [asked('pullWhom', 'z3'), 'Ann: who is pulled out of 5D.3?'],
  [asked('pulled', 'amy', { owner: 1 }), 'Ben: Amy wants to pull your survivor out. Do you agree?'],
  [asked('driveOn', 'c1'), 'Ann: does the car drive on (Police car)?'],
  [
    asked('organise', 'amy', { keys: ['put:left:right', 'done'] }),
    'Ann: rearrange the cards of Amy, or stop.',
  ],
  [asked('organise', 'ned', { keys: ['put:their-left:right'] }), 'Ann: trade cards with Ned, or stop.'],
  [
    asked('organise', 'amy', { keys: ['put:left:right', 'drop:found1'] }),
    'Ann: choose a place for what Amy has found, or discard it.',
  ],
  [asked('flyOn', null), 'Ann: does the helicopter fly on?'],
  [asked('stash', null), 'Ann: another card into or out of the helicopter, or is that enough?'],
  [asked('nextTrigger', null, { owner: TABLE }), 'All players: which event trigger goes off next?'],
  [asked('teamCard', '2', { owner: 1 }), 'Ben: which card does team 2 take?'],
  [asked('teamJoin', 'charge-to'), 'Ann: who takes part? Charge! All to one zone.'],
  [asked('teamNext', 'move-out'), 'Ann: who is next? Move! Out of one zone.'],
  [asked('teamMove', 'ned'), 'Ann: where does Ned go in this team action?'],
  [asked('teamAttack', 'ned'), 'Ann: how does Ned attack in this team action?'],
  [
    asked('bargain', 'ned:amy', { owner: 1 }),
    'Ben: Ned proposes this exchange of cards to Amy. Do you agree?',
  ],
  [asked('revealNext', null), 'Ann: which room is revealed next?'],
  [asked('foundCard', 'rice'), 'Ann: keep this card, or draw another one? Rice'],
  [asked('skill', 'amy'), 'Ann: which skill does Amy learn?'],
  [
    asked('headStart', 'amy', { owner: TABLE }),
    'Does Amy begin at the higher level? Everybody has to agree.',
  ],
  [asked('wound', 'amy'), 'Ann: Amy is wounded. What is lost?'],
  [asked('enterSurvivor', 'p2', { owner: TABLE }), 'Which survivor was drawn for Ben?'],
  [asked('enterEquipment', 'amy', { owner: TABLE }), 'Which equipment card did Amy draw?'],
  [asked('grab', 'ned'), 'Ann: several A-Bombs reach for Ned. Into which zone?'],
  [asked('enterZombies', 'z2', { owner: TABLE }), 'Which zombie card was drawn for 7B.2?'],
  [asked('enterTent', 'z2', { owner: TABLE }), 'Which tent was turned over in 7B.2?'],
  [asked('enterColour', 't1', { owner: TABLE }), 'Which colour does the objective token show? 5D.3'],
  [asked('enterRescue', 't1', { owner: TABLE }), 'Is somebody still alive behind this objective token? 5D.3'],
  [asked('enterFound', 'amy', { owner: TABLE }), 'Which survivor was drawn, for Amy to find?'],
  [asked('enterTeamCard', '2', { owner: TABLE }), 'Which team action card did team 2 draw?'],
  [asked('dealCard', 'z2'), 'Ann: which zombie card does 7B.2 get?'],
  [asked('enterDealt', '3', { owner: TABLE }), 'Which zombie card was drawn? Still to be drawn: 3.'],
  [asked('roll', null, { owner: TABLE }), 'What does the die show?'],
];

const reasons: readonly (readonly [Reason, string | null])[] = [
  [{ rule: 'S1-ROUND-02', args: { seat: 1 } }, 'It is the turn of Ben.'],
  [{ rule: 'S1-ROUND-03', args: { who: 'amy' } }, 'Amy is acting now.'],
  [{ rule: 'S1-ROUND-03' }, null],
  [{ rule: 'S1-ROUND-04', args: { cost: 1, left: 0 } }, 'This costs 1 action, and none is left.'],
  [{ rule: 'S1-ROUND-04', args: { cost: 3, left: 2 } }, 'This costs 3 actions, and 2 are left.'],
  [{ rule: 'S1-SIGHT-01', args: { zone: 'z3' } }, '5D.3 is not in sight.'],
  [{ rule: 'S1-MOVE-01', args: { zone: 'z3' } }, 'No way leads from here straight to 5D.3.'],
  [{ rule: 'S1-MOVE-03', args: { zone: 'z3' } }, 'A closed door is between here and 5D.3.'],
  [
    { rule: 'S1-MOVE-04', args: { cost: 3, zombies: 2 } },
    'Because of 2 zombies in this zone, leaving it costs 3 actions.',
  ],
  [{ rule: 'S1-INV-02' }, 'There is no weapon for such an attack in that hand.'],
  [
    { rule: 'S1-INV-03' },
    'There is a card at that place already. Discard it first, or choose another place.',
  ],
  [
    { rule: 'S1-INV-05', args: { place: 'back2' } },
    'Only equipment cards can be discarded or handed over (reserve 2).',
  ],
  [{ rule: 'S1-ACT-03', args: { token: 't1' } }, 'This objective token is elsewhere: 5D.3.'],
  [{ rule: 'S1-SEARCH-01', args: { zombies: 1 } }, 'There is 1 zombie in this zone.'],
  [{ rule: 'S1-SEARCH-01', args: { zone: 'z3' } }, 'There is nothing to search in 5D.3.'],
  [{ rule: 'S1-SEARCH-02' }, 'This survivor has searched in this turn already.'],
  [{ rule: 'S1-SEARCH-03' }, 'Every card that was found needs a place, or has to be discarded.'],
  [{ rule: 'S1-DOOR-01', args: { open: 'd1' } }, 'This door is open already: 7B.1 – 7B.2.'],
  [
    { rule: 'S1-DOOR-01', args: { door: 'd1' } },
    'The survivor is not next to this door, or holds nothing in that hand that opens it: 7B.1 – 7B.2.',
  ],
  [
    { rule: 'S1-COMBAT-04', args: { hand: 'left' } },
    'Both hands hold the same weapon, so choose this one: left hand.',
  ],
  [{ rule: 'S1-MELEE-01' }, 'There is no zombie in this zone.'],
  [
    { rule: 'S1-RANGED-01', args: { range: 2, min: 0, max: 1 } },
    'That is at range 2; this weapon reaches from 0 to 1.',
  ],
  [{ rule: 'S1-RANGED-02' }, 'Zombies stand in the line of fire.'],
  [{ rule: 'S1-RANGED-03', args: { zone: 'z3' } }, 'There is nobody to hit in 5D.3.'],
  [{ rule: 'S1-SPECIAL-02' }, 'These two cards make nothing together.'],
  [{ rule: 'S1-SPECIAL-03' }, 'This card has been combined already.'],
  [{ rule: 'S1-SPECIAL-04' }, 'No card of what they would make is left.'],
  [{ rule: 'S1-CAR-01', args: { zombies: 2 } }, 'There are 2 zombies in this zone.'],
  [{ rule: 'S1-CAR-03', args: { seat: 'driver' } }, 'This seat is taken: driver’s seat.'],
  [{ rule: 'S1-TRADE-02', args: { who: 'amy' } }, 'Amy is not in the same zone.'],
  [{ rule: 'S1-TRADE-02', args: { cards: 0 } }, 'Neither of the two carries anything that could be traded.'],
  [{ rule: 'S1-RELOAD-01', args: { weapon: 'left' } }, 'This weapon has to be reloaded first: left hand.'],
  [{ rule: 'S1-RELOAD-01', args: { loaded: 'right' } }, 'There is nothing to reload there: right hand.'],
  [{ rule: 'S1-CAR-01' }, 'This car is not in the survivor’s zone.'],
  [
    { rule: 'S1-CAR-02', args: { car: 'c1' } },
    'The survivor sits in a car and has to get out first: Police car.',
  ],
  [{ rule: 'S1-CAR-02' }, 'The survivor sits in no car.'],
  [{ rule: 'S1-CAR-04', args: { seat: 'driver' } }, 'This seat is taken: driver’s seat.'],
  [{ rule: 'S1-CAR-06', args: { zone: 'z3' } }, 'No road leads from here straight to 5D.3.'],
  [
    { rule: 'S1-CAR-06', args: { seat: 'driver' } },
    'This needs the survivor to have this seat: driver’s seat.',
  ],
  [
    { rule: 'S1-CAR-14', args: { car: 'c1' } },
    'At this table a car can only be searched from outside: Police car.',
  ],
  [{ rule: 'S1-CAR-15', args: { car: 'c1' } }, 'There is nothing more to be found in this car: Police car.'],
  [{ rule: 'S1-M06-OBJ', args: { most: 6 } }, 'This car is full: at most 6 cards fit in.'],
  [{ rule: 'S1-M06-OBJ' }, 'The mission wants only certain cards in a car, and this is none of them.'],
  [{ rule: 'S1-M07-SP4' }, 'The survivor is not in this spawn zone, or it is closed already.'],
  [{ rule: 'S1-M06-SP1', args: { zone: 'z3' } }, 'There is nothing to search in 5D.3.'],
  [{ rule: 'S1-M06-SP2', args: { car: 'c1' } }, 'There is no such card in this car: Police car.'],
  [{ rule: 'S1-M07-SP4', args: { spawn: 's1' } }, 'There are zombies in this spawn zone: 7B.2.'],
  [
    { rule: 'S1-M08-SP1', args: { door: 'd1', colour: 'green' } },
    'The green objective token has to be taken before this door can be opened: 7B.1 – 7B.2.',
  ],
  [{ rule: 'RM-HELI-02', args: { zombies: 1 } }, 'There is 1 zombie in this zone.'],
  [{ rule: 'RM-HELI-02' }, null],
  [{ rule: 'RM-HELI-04', args: { zone: 'z3' } }, 'Nobody can rope down into a room or a corridor: 5D.3.'],
  [{ rule: 'RM-HELI-05', args: { seat: 'passenger1' } }, 'This seat is taken: first passenger seat.'],
  [
    { rule: 'RM-HELI-07', args: { seat: 'driver' } },
    'This needs the survivor to have this seat: driver’s seat.',
  ],
  [{ rule: 'RM-HELI-08', args: { zone: 'z3' } }, 'The helicopter can neither take off nor land in 5D.3.'],
  [{ rule: 'RM-HELI-12', args: { zone: 'z3' } }, '5D.3 is not beside the zone that the helicopter is over.'],
  [{ rule: 'RM-HELI-19', args: { place: 'left' } }, 'There is nothing to store there: left hand.'],
  [{ rule: 'RM-MIS-08', args: { zombies: 2 } }, 'There are 2 zombies in this zone.'],
  [{ rule: 'RM-MOVE-06', args: { zone: 'z3' } }, 'A wreck lies in 5D.3.'],
  [{ rule: 'RM-TEAM-01' }, 'The team has no such card.'],
  [{ rule: 'RM-TEAM-02' }, 'The team has played its card of this round already.'],
  [{ rule: 'RM-TEAM-04' }, 'Nobody else of the team can take part.'],
  [{ rule: 'RM-TEAM-05' }, 'The survivor who calls it can’t do this part.'],
  [{ rule: 'RM-TEAM-06' }, null],
  [{ rule: 'RM-MIS-M09-06', args: { door: 'd1' } }, 'The survivor is not next to this door: 7B.1 – 7B.2.'],
  [
    { rule: 'RM-MIS-M09-06', args: { colours: 'blue, pink' } },
    'The objective tokens of these colours have to be taken first: blue and pink.',
  ],
  [{ rule: 'RM-MIS-M09-06', args: { open: 0 } }, 'This door is closed already.'],
  [{ rule: 'RM-MIS-M09-06', args: { open: 1 } }, 'This door is open already.'],
  [{ rule: 'HO-SEAT', args: { seat: 1 } }, 'It is for Ben to choose.'],
];

describe('English sentences', () => {
  test.each(events)('event $t: %#', (event, text) => {
    expect(eventText(english, event)).toBe(text);
  });

  test.each(options)('option %s', (key, long, short) => {
    expect([optionText(english, option(key)), optionShort(english, option(key))]).toEqual([long, short]);
  });

  test.each(asks)('question $ask: %#', (decision, text) => {
    expect(askText(english, decision)).toBe(text);
  });

  test.each(reasons)('refusal $rule: %#', (reason, detail) => {
    expect(reasonText(english, reason).detail).toBe(detail);
  });

  test('every sentence for a table is among them', () => {
    const parts = ['log', 'option', 'ask', 'reason'].map((part) => `zombicide.${part}`);
    const ids = parts.flatMap((part) => saidBelow(part).map((id) => `${part}.${id}`));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });
});

test.each(LANGS)('all of them are told in %s without a gap', (lang) => {
  const everything = asked('action', 'amy', { keys: options.map(([key]) => key) });
  const course = {
    events: events.map(([event]) => event),
    decisions: [everything, ...asks.map(([decision]) => decision)],
    reasons: reasons.map(([reason]) => reason),
  };
  expect(gapsIn(speakers[LANGS.indexOf(lang)], course)).toEqual([]);
});

describe('events without a line', () => {
  test.each<GameEvent>([
    { t: 'search', who: 'amy' },
    { t: 'keep', who: 'amy', card: 'rice' },
    { t: 'sprung', who: 'amy', zone: 'z1' },
    { t: 'reveal', zone: 'z1' },
    { t: 'forced', ask: 'victim', seat: TABLE, key: 'victim:amy' },
    { t: 'phase', phase: 'players' },
    { t: 'xp', who: 'amy', n: 1, xp: 4 },
    { t: 'of another game' },
  ])('$t', (event) => {
    expect(eventText(english, event)).toBeNull();
  });

  test('alone, one is always first', () => {
    expect(eventText({ ...english, names: ['Ann'] }, { t: 'first', seat: 0 })).toBeNull();
  });
});

describe('what a line points at', () => {
  const { eventRefs } = zombicideSpeech;

  test('a move: both zones and the survivor', () => {
    expect(eventRefs({ t: 'move', who: 'amy', from: 'z1', to: 'z2' })).toEqual({
      places: ['z1', 'z2'],
      seats: [],
      cards: [],
      figures: ['amy'],
    });
  });

  test('zombies: where they come from, where they go and what draws them', () => {
    const event = { ...shamble, why: 'sight', targets: ['z1'] };
    expect(eventRefs(event).places).toEqual(['z3', 'z2', 'z1']);
  });

  test('a card that changes hands: two survivors, no zones', () => {
    expect(eventRefs({ t: 'give', from: 'ned', to: 'amy', card: 'rice' })).toEqual({
      places: [],
      seats: [],
      cards: ['rice'],
      figures: ['ned', 'amy'],
    });
  });

  test('the number of a zombie card and a kind of car are no cards', () => {
    expect(eventRefs({ ...zombieCard, does: 'spawn', kind: 'walker', n: 1 }).cards).toEqual([]);
    expect(eventRefs({ t: 'search-car', who: 'ned', car: 'c1', kind: 'police-car' })).toEqual({
      places: ['c1'],
      seats: [],
      cards: [],
      figures: ['ned'],
    });
  });
});
