import { argA, encode, type Seat, steps, TABLE } from '@holdout/kernel';
import type { SurvivorDef } from '../content/define.ts';
import { SURVIVORS } from '../content/survivors/index.ts';
import { markRevealed, placeCar } from '../ops/board.ts';
import { setAside, shuffleDecks } from '../ops/cards.ts';
import { setFirst } from '../ops/round.ts';
import { bringIn, whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { type Card, NONE } from '../state/ids.ts';
import { canMeet, unmetNeeds } from '../state/needs.ts';
import { type G, happened, modified } from './hooks.ts';
import { ENTER_SURVIVOR, FIRST } from './options.ts';
import { ways } from './query.ts';
import { roomsFrom } from './reveal.ts';
import { dealEquipment, startingCards } from './starting.ts';

type SetupVars = { i: number };
const { act, ask, program, repeat, when } = steps<G, SetupVars>();

/** The table before the first round. S1-SETUP-01 to S1-SETUP-10 */
export const setupProgram = program('setup', [
  act('board', (g) => {
    if (g.loud)
      g.emit({ t: 'setup', mission: setting(g).mission.id, survivors: g.state.options.survivors.length });
    layOutDecks(g);
    for (const { kind, zone } of setting(g).cars) placeCar(g, kind, zone);
  }),
  repeat('survivors', (g, vars) => vars.i < g.state.options.survivors.length, [
    ask('entered', {
      ask: 'enterSurvivor',
      when: (g, vars) => g.state.entered && g.state.options.survivors[vars.i] === NONE,
      owner: () => TABLE,
      about: (g, vars) => `p${g.state.options.owners[vars.i] + 1}`,
      list: (g, _, out) => {
        for (const id of freeSurvivors(g)) out.push(encode(ENTER_SURVIVOR, TABLE, id));
      },
      take: (g, vars, code) => join(g, vars, argA(code)),
    }),
    when('drawn', (g, vars) => g.state.survivors.length === vars.i, [
      act('join', (g, vars) => {
        const chosen = g.state.options.survivors[vars.i];
        join(g, vars, chosen === NONE ? drawSurvivor(g) : chosen);
      }),
    ]),
    act('next', (_, vars) => {
      vars.i += 1;
    }),
  ]),
  act('equipment', (g) => {
    dealEquipment(g);
    revealStart(g);
    happened['setup.decks'](g);
    happened['setup.board'](g);
  }),
  // By agreement, not by chance. S1-SETUP-10
  ask('first', {
    ask: 'first',
    owner: () => TABLE,
    list: (g, _, out) => {
      for (let seat = 0; seat < g.state.options.players; seat++) out.push(encode(FIRST, TABLE, seat));
    },
    take: (g, _, code) => setFirst(g, argA(code)),
  }),
]);

/** Special and starting cards lie aside, the rest are the deck. S1-SETUP-02, S1-SETUP-03, RM-SETUP-04, RM-SETUP-11 */
function layOutDecks(g: G): void {
  const { cards, zombieCards } = setting(g);
  const deck: Card[] = [];
  const aside: Card[] = [];
  const specials: Card[] = [];
  const starting = startingCards(g);
  const specialCars = cards.some((def) => def.only === 'special');
  cards.forEach((def, card) => {
    if (def.only === 'special' || (specialCars && def.inCars)) specials.push(card);
    else if (def.only || starting.has(card)) aside.push(card);
    else deck.push(card);
  });
  setAside(g, aside, specials);
  shuffleDecks(g, deck, zombieCards.flatMap(({ number }) => [number]).filter(Number.isInteger));
}

/** Survivors nobody has been given or has chosen, such that the team can still have the skills that it needs. */
function freeSurvivors(g: G): number[] {
  const { survivors, options } = g.state;
  const { boxes, needs } = setting(g).mission;
  const taken = ({ number }: SurvivorDef): boolean =>
    options.survivors.includes(number) || survivors.some((s) => s.id === number);
  const free = SURVIVORS.filter((def) => boxes.includes(def.box) && !taken(def));
  const unmet = unmetNeeds(needs ?? [], SURVIVORS.filter(taken));
  const places = options.survivors.filter((id, i) => id === NONE && i > survivors.length).length;
  return free.filter((one) => canMeet(unmetNeeds(unmet, [one]), free, places)).map(({ number }) => number);
}

function drawSurvivor(g: G): number {
  const free = freeSurvivors(g);
  return free[g.roll('setup', free.length) - 1];
}

/** S1-SETUP-06, S1-SETUP-07 */
function join(g: G, { i }: SetupVars, id: number): void {
  const seat: Seat = g.state.options.owners[i];
  const { start } = setting(g);
  const who = bringIn(g, id, seat, start[i % start.length]);
  if (g.loud) g.emit({ t: 'joins', who: whoWord(g, who), seat });
}

/** The building one starts in brings no zombies: all of it, or with the option none. S1-DOOR-08, CF-27 */
function revealStart(g: G): void {
  const { board, start, rules, mission } = setting(g);
  if (rules.startBuildingSpawns) return;
  const buildings = new Set(
    start.map((zone) => board.zones[zone].building).filter((building) => building >= 0),
  );
  const whole = board.zones.flatMap(({ building }, zone) => (buildings.has(building) ? [zone] : []));
  // In Rue Morgue closed doors part a building. RM-DEF-07
  const rooms = mission.boxes.includes('rueMorgue')
    ? start.flatMap((zone) => roomsFrom(board, ways(g).next, zone))
    : whole;
  markRevealed(
    g,
    rooms.filter((zone) => !modified['room.waits'](g, false, zone)),
  );
}
