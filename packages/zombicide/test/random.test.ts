import { type GameEvent, type Json, kindOf, Run, seedStreams } from '@holdout/kernel';
import {
  Coverage,
  interference,
  optionsByKind,
  playRandom,
  randomNumbers,
  rarely,
  unexplained,
  Watcher,
} from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { HELICOPTER } from '../src/content/cars.ts';
import { SKILLS, skillNumber } from '../src/content/skills/index.ts';
import { zombicide } from '../src/game.ts';
import { waysOf } from '../src/map/ways.ts';
import { MISSION_IDS, missionCalled } from '../src/missions/index.ts';
import type { Mission } from '../src/missions/schema.ts';
import { PRESETS, type PresetId, presetRules, usualPreset } from '../src/rules/ruleset.ts';
import { settingOf } from '../src/setting.ts';
import { fewestPlayers, fewestSurvivors, mostPlayers, mostSurvivors } from '../src/state/counts.ts';
import { WOUNDED } from '../src/state/ids.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { ZombicideState } from '../src/state/state.ts';
import { zoneDomain } from '../src/state/words.ts';
import { OUTING } from './outing.ts';

/**
 * Who throws away everything that opens doors can lock himself in, and with all figures on the board nothing changes any
 * more until he finds something else: where the team starts indoors, a game is left after so many choices.
 */
const CAN_STALL: readonly string[] = ['s1-00', 's1-06', 's1-07', 's1-09'];
/** All missions of Season 1, and one with everything that a map of Rue Morgue can have. */
const MISSIONS: readonly Mission[] = [...MISSION_IDS.flatMap((id) => missionCalled(id) ?? []), OUTING];
const missionOf = (index: number): Mission => MISSIONS[index % MISSIONS.length];
/** Where doors close everywhere, the last survivor may lock himself in for good. */
const canStall = ({ id, boxes }: Mission): boolean => CAN_STALL.includes(id) || boxes.includes('rueMorgue');
const most = ({ id, boxes }: Mission): number => {
  if (CAN_STALL.includes(id)) return 600;
  return boxes.includes('rueMorgue') ? 3000 : 20_000;
};

type Watch = (run: Run<ZombicideState>) => void;

/** Missions, numbers of players and of survivors, presets and entered cards in turn; some with a second box. */
function optionsOf(index: number, found = missionOf(index)): OptionInput {
  const ours = MISSION_IDS.includes(found.id);
  const second = ours && !found.boxes.includes('rueMorgue') && index % 9 === 4;
  const mission: Mission = second ? { ...found, boxes: [...found.boxes, 'rueMorgue'] } : found;
  const [few, many] = [fewestPlayers(mission), mostPlayers(mission)];
  const seats = few + (Math.floor(index / MISSION_IDS.length) % (many - few + 1));
  // Rivals are as many on each side.
  const players = seats - (seats % few);
  const preset = presetOf(index, mission);
  const rules = presetRules(preset, mission.boxes);
  const count =
    index % 2 === 0 ? mostSurvivors(mission, players, rules) : fewestSurvivors(mission, players, rules);
  const survivors = count - (count % few);
  return {
    mission: ours && !second ? mission.id : mission,
    players,
    survivors: new Array<string>(survivors).fill('random'),
    preset,
    ...(mission.boxes.includes('rueMorgue') ? { teamCards: index % 3 } : {}),
    entered: index % 16 === 15,
  };
}

/** The usual one most of the time. */
const presetOf = (index: number, { boxes }: Mission): PresetId =>
  index % 7 === 0 ? PRESETS[index % PRESETS.length] : usualPreset(boxes);

function play(index: number, watch?: Watch) {
  const options = zombicide.readOptions(optionsOf(index)) as Json & object;
  return playRandom(
    zombicide,
    options,
    `random/${index}`,
    randomNumbers(index),
    watch,
    most(missionOf(index)),
  );
}

describe('2,000 random games', () => {
  const shards = Array.from({ length: 4 }, (_, shard) => shard);
  test.each(shards)(
    'PB085: somebody is always asked; figures and cards are conserved, nobody is in two places, experience only grows (part %i of 4)',
    (shard) => {
      for (let i = 0; i < 500; i++) {
        const index = shard * 500 + i;
        const watcher = new Watcher<ZombicideState>(`game ${index}`, (state) =>
          state.survivors.map(({ xp }) => xp),
        );
        const { run } = play(index, (watched) => watcher.look(watched));
        if (!canStall(missionOf(index)))
          expect(run.state.over?.result ?? 'open', `game ${index}`).toMatch(/won|lost/);
      }
    },
  );

  test('ZB044: no zombie walks through a closed door', () => {
    let walks = 0;
    for (let index = 0; index < 60; index++) {
      const options = zombicide.readOptions(optionsOf(index)) as Json & object;
      const run = new Run(
        zombicide,
        zombicide.create(options, seedStreams(`walk/${index}`, zombicide.streams)),
      );
      const random = randomNumbers(index);
      run.events = [];
      run.tap = (event) => {
        if (event.t === 'shamble') {
          walks += 1;
          expectWalkable(run, event);
        }
      };
      run.advance();
      for (let n = 0; !run.state.over && n < most(missionOf(index)); n++)
        run.play(run.pick(random(run.count())));
    }
    expect(walks).toBeGreaterThan(1000);
  });
});

function expectWalkable(run: Run<ZombicideState>, { from, to }: GameEvent): void {
  if (from === to) return;
  const { board } = settingOf(run.state.options);
  const { next } = waysOf(board, run.state.doors);
  expect(next[zoneDomain.parse(String(from))]).toContain(zoneDomain.parse(String(to)));
}

describe('what is offered and what is explained', () => {
  test('an option is open exactly when nothing speaks against it', () => {
    const random = randomNumbers(77);
    for (let i = 0; i < 44; i++) {
      play(i, (run) => {
        if (run.state.over || random(60) > 0) return;
        for (let seat = 0; seat < run.state.options.players; seat++) {
          expect(unexplained(run, seat), `game ${i} at ${run.state.seq}, ${run.asking}`).toEqual([]);
        }
      });
    }
  });

  test('also with skills and weapons out of the whole list', () => {
    const random = randomNumbers(78);
    for (let i = 0; i < 44; i++) {
      playRare(i, missionOf(i), new Coverage(), (run) => {
        if (random(150) > 0) return;
        for (let seat = 0; seat < run.state.options.players; seat++) {
          expect(unexplained(run, seat), `game ${i} at ${run.state.seq}, ${run.asking}`).toEqual([]);
        }
      });
    }
  });
});

describe('what nobody can know', () => {
  test('another order of the decks changes not one byte of a view', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 44; i++) {
      play(1000 + i, (run) => {
        if (random(25) > 0) return;
        for (const viewer of [0, 'spectator' as const, 'everyone' as const]) {
          expect(
            interference(run, viewer, random),
            `game ${i} at ${run.state.seq}, ${run.asking}`,
          ).toBeNull();
        }
      });
    }
  });
});

describe('clones', () => {
  test('a clone is complete', () => {
    for (const index of [3, MISSIONS.indexOf(OUTING)])
      play(index, (run) => {
        expect(JSON.parse(JSON.stringify(run.clone().state))).toEqual(JSON.parse(JSON.stringify(run.state)));
        expect(Object.keys(run.clone().state).sort()).toEqual(Object.keys(run.state).sort());
      });
  });

  test('two clones do not touch each other', () => {
    const random = randomNumbers(9);
    for (let i = 0; i < 22; i++) {
      play(2000 + i, (run) => {
        if (run.state.over || random(20) > 0) return;
        const before = JSON.stringify(run.state);
        const copy = run.clone();
        for (let step = 0; step < 30 && !copy.state.over; step++) copy.play(copy.pick(random(copy.count())));
        expect(JSON.stringify(run.state)).toBe(before);
      });
    }
  });
});

describe('the exhaustive run', () => {
  test('every kind of option and every skill is used many times', () => {
    const seen = new Coverage();
    const ofBox = (box: 'season1' | 'rueMorgue') => MISSIONS.filter(({ boxes }) => boxes[0] === box);
    const [old, young] = [ofBox('season1'), ofBox('rueMorgue')];
    for (let i = 0; i < 1300; i++) playRare(i, old[i % old.length], seen);
    for (let i = 0; i < 400; i++) playRare(i, OUTING, seen);
    // Rivals who begin in one place have something to trade.
    const duel: Mission = { ...OUTING, id: 'duel', rivals: { teams: 2 }, start: ['A2.W', 'A2.W'] };
    for (let i = 0; i < 100; i++) playRare(i, duel, seen);
    for (let i = 0; i < 60; i++) playRare(i, young[i % young.length], seen);
    // At a real table more is asked: what lies face down, and who is found.
    const rescue: Mission = { ...missionOf(MISSION_IDS.indexOf('s1-09')), id: 'rescue' };
    for (let i = 0; i < 90; i++) playRare(i * 16 + 15, i % 3 === 0 ? OUTING : rescue, seen);
    const kinds = zombicide.vocabulary.kinds.map((kind) => kind.name);
    const skills = SKILLS.map((skill) => `skill ${skill.id}`);
    expect(seen.below([...kinds, ...skills], 10)).toEqual([]);
  });
});

/** Survivors with skills out of the whole list and cards out of the deck, and every other choice of the kind that was met least so far. */
function playRare(index: number, mission: Mission, seen: Coverage, watch?: Watch): void {
  const options = zombicide.readOptions(optionsOf(index, mission)) as Json & object;
  const run = new Run(zombicide, zombicide.create(options, seedStreams(`all/${index}`, zombicide.streams)));
  const random = randomNumbers(index);
  run.advance();
  for (let n = 0; !run.state.over && n < most(mission); n++) {
    // Some skills are of use before the first round only.
    if (run.asking === 'enterSurvivor') for (let i = 0; i < 4; i++) giveSkills(run, random, seen);
    if (run.asking === 'activate') {
      giveSkills(run, random, seen);
      if (random(4) === 0) sendSomebody(run, random);
    }
    run.advance();
    watch?.(run);
    const code = rarely(optionsByKind(run), random, seen);
    seen.add(zombicide.vocabulary.kinds[kindOf(code)].name);
    run.play(code);
  }
}

function giveSkills(run: Run<ZombicideState>, random: (below: number) => number, seen: Coverage): void {
  for (const s of run.state.survivors) {
    if (s.skills.length > 4) continue;
    const skill = SKILLS[random(SKILLS.length)];
    if (s.skills.includes(skill.number)) continue;
    s.skills.push(skill.number);
    seen.add(`skill ${skill.id}`);
  }
  for (const s of run.state.survivors) {
    if (s.xp < 18 && random(8) === 0) s.xp = 18;
    const place = s.cards.indexOf(-1);
    const { equipment } = run.state;
    if (s.zone >= 0 && place >= 0 && equipment.length > 0)
      s.cards[place] = equipment.splice(random(equipment.length), 1)[0];
  }
  run.refreshHooks();
}

/** Chance hardly gets to the places where a mission wants something done: somebody is sent there. */
function sendSomebody(run: Run<ZombicideState>, random: (below: number) => number): void {
  const { state } = run;
  const { spawns, cars, tokens, board, mission } = settingOf(state.options);
  const ours = MISSION_IDS.includes(mission.id);
  const doors = board.doors.flatMap(({ a, b }) => [{ zone: a }, { zone: b }]);
  const places = ours ? [...spawns, ...cars] : [...tokens, ...doors];
  const { zone } = places[random(places.length)];
  const who = random(state.survivors.length);
  const someone = state.survivors[who];
  if (someone.zone < 0 || someone.car >= 0) return;
  const errand = ours ? 2 : random(4);
  if (errand === 0) takesTheSeat(state, who);
  else if (errand === 1) takesAim(run, who);
  else someone.zone = zone;
  run.refreshHooks();
}

/** He knows how to fly, and sits in the seat of the pilot if that is free. */
function takesTheSeat({ cars, survivors }: ZombicideState, who: number): void {
  const car = cars.findIndex(({ kind, zone, flying }) => kind === HELICOPTER && zone >= 0 && flying === 0);
  if (car < 0 || survivors.some((s) => s.car === car && s.carSeat === 0)) return;
  const pilot = survivors[who];
  Object.assign(pilot, { car, carSeat: 0, zone: cars[car].zone });
  pilot.skills = [...new Set([...pilot.skills, skillNumber('helicopter-pilot')])];
}

/** He has a Sniper Rifle, and stands beside the exit with a Walker and the helicopter in it. */
function takesAim({ state }: Run<ZombicideState>, who: number): void {
  const { cards, kinds, board, exit } = settingOf(state.options);
  const [rifle, scope] = ['rifle', 'scope'].map((id) =>
    state.equipment.find((card) => cards[card].id === id),
  );
  const marksman = state.survivors[who];
  const [before] = marksman.cards;
  if (rifle === undefined || scope === undefined || before === WOUNDED || state.under.includes(before))
    return;
  state.equipment = state.equipment.filter((card) => card !== rifle && card !== scope);
  state.under.push(rifle, scope);
  if (before >= 0) state.aside.push(before);
  marksman.cards[0] = rifle;
  marksman.zone = board.named.get('A2.W') ?? marksman.zone;
  const helicopter = state.cars.find(
    ({ kind, zone, flying }) => kind === HELICOPTER && zone >= 0 && flying === 0,
  );
  const taken = state.survivors.some((s) => s.car >= 0 && state.cars[s.car] === helicopter);
  if (helicopter && !taken) [helicopter.zone] = exit;
  if (state.supply[0] === 0) return;
  state.supply[0] -= 1;
  state.zombies[exit[0] * kinds.length] += 1;
}
