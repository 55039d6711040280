import type { ZombicideView } from '@holdout/zombicide';
import { zoneNumber } from '../board/pieces.ts';
import type { Scene } from '../useBoard.ts';
import type { Words } from '../words.ts';

type StandingWords = Pick<Words, 'text' | 'survivor' | 'thing' | 'list' | 'equipment' | 'colour'>;
type Mission = Scene['mission'];
type MissionRule = Mission['rules'][number];
type SingleWinRule = Exclude<Mission['win'][number], { use: 'any' }>;

/** How the mission stands: what its goals and its own rules count, as far as everybody can see it. */
export function standingOf(words: StandingWords, view: ZombicideView, { mission }: Scene): string[] {
  const { text } = words;
  const { escaped, supplies } = view.tally;
  return [
    ...(escaped > 0 ? [text('zombicide.mission.escaped', { n: escaped })] : []),
    ...(supplies > 0 ? [text('zombicide.mission.supplies', { n: supplies })] : []),
    ...coloursFound(words, view),
    ...doorsOpened(words, view, mission),
    ...blast(words, view, mission),
    ...delivery(words, view, mission),
    ...cards(words, view, mission),
    ...left(words, view, mission),
    ...triggers(words, view),
    ...spawning(words, view, mission),
  ];
}

function wanted<U extends SingleWinRule['use']>(
  { win }: Mission,
  use: U,
): Extract<SingleWinRule, { use: U }> | undefined {
  const all = win.flatMap((rule): readonly SingleWinRule[] => (rule.use === 'any' ? rule.of.flat() : [rule]));
  return all.find((rule): rule is Extract<SingleWinRule, { use: U }> => rule.use === use);
}

const ruleOf = <U extends MissionRule['use']>(
  { rules }: Mission,
  use: U,
): Extract<MissionRule, { use: U }> | undefined =>
  rules.find((rule): rule is Extract<MissionRule, { use: U }> => rule.use === use);

function coloursFound({ text, list, colour }: StandingWords, { tokens }: ZombicideView): string[] {
  const found = new Set(tokens.flatMap((token) => (token.taken && token.colour ? [token.colour] : [])));
  if (found.size === 0) return [];
  return [text('zombicide.mission.colours', { colours: list([...found].map(colour)) })];
}

/** RM-MIS-M10-02 */
function doorsOpened({ text }: StandingWords, { tally, doors }: ZombicideView, mission: Mission): string[] {
  if (!wanted(mission, 'doors-opened')) return [];
  return [text('zombicide.mission.doors', { n: tally.doors, of: doors.length })];
}

/** Who would be blown up now, and who has been. RM-MIS-M10-02 */
function blast({ text }: StandingWords, view: ZombicideView, mission: Mission): string[] {
  const goal = wanted(mission, 'blown-up');
  if (!goal) return [];
  const { blown } = view.tally;
  if (blown !== null) return [text('zombicide.mission.blown', { n: blown, of: goal.kills })];
  const n = view.exit
    .flatMap((zone) => Object.values(view.zones[zoneNumber(zone)].zombies))
    .reduce((sum, some) => sum + some, 0);
  return [text('zombicide.mission.blast', { n, of: goal.kills })];
}

/** RM-MIS-M06-01 */
function delivery({ text, survivor }: StandingWords, view: ZombicideView, mission: Mission): string[] {
  const rule = ruleOf(mission, 'deliver');
  if (!rule || !view.tokens.some(({ taken, colour }) => taken && colour === rule.colour)) return [];
  if (view.carrier === null) return [text('zombicide.mission.delivered')];
  return [text('zombicide.mission.carrier', { survivor: survivor(view.carrier) })];
}

/** Where the cards are that the mission has laid out or wants. RM-ACT-14 */
function cards(words: StandingWords, view: ZombicideView, mission: Mission): string[] {
  const { text, equipment } = words;
  const laid = ruleOf(mission, 'laid-out')?.things.map(({ card }) => card) ?? [];
  const needed = wanted(mission, 'carried-to-exit')?.cards ?? [];
  const lying = view.laidOut.map(({ card, zone }) => {
    if (zone === null) return text('zombicide.mission.unknown', { card: equipment(card) });
    return text('zombicide.mission.lies', { card: equipment(card), zone: words.thing(zone) });
  });
  const still = new Set(view.laidOut.map(({ card }) => card));
  const taken = [...new Set([...laid, ...needed])].filter((card) => !still.has(card));
  return [...lying, ...taken.flatMap((card) => holders(words, view, card))];
}

function holders(words: StandingWords, { survivors, cars }: ZombicideView, id: string): string[] {
  const { text } = words;
  const card = words.equipment(id);
  const by = survivors.filter(
    (survivor) => survivor.zone !== null && survivor.cards.some((one) => one?.id === id),
  );
  return [
    ...(by.length > 0
      ? [
          text('zombicide.mission.held', {
            card,
            survivors: words.list(by.map((one) => words.survivor(one.id))),
          }),
        ]
      : []),
    ...(cars.some(({ kind, cargo }) => kind === 'helicopter' && cargo.includes(id))
      ? [text('zombicide.mission.stored', { card })]
      : []),
  ];
}

/** RM-MIS-08 */
function left({ text }: StandingWords, { survivors }: ZombicideView, mission: Mission): string[] {
  if (!ruleOf(mission, 'exit-leaves')) return [];
  const alive = survivors.filter(({ dead }) => !dead);
  const gone = alive.filter(({ zone }) => zone === null);
  return [text('zombicide.mission.left', { n: gone.length, of: alive.length })];
}

function triggers({ text }: StandingWords, view: ZombicideView): string[] {
  const of = view.triggers.length;
  if (of === 0) return [];
  return [text('zombicide.mission.triggers', { n: view.triggers.filter(({ used }) => !used).length, of })];
}

/** Dice of the next Spawn step, and the deck once it comes to an end. RM-SPAWN-04, RM-MIS-M07-01 */
function spawning({ text }: StandingWords, view: ZombicideView, mission: Mission): string[] {
  const { spawnDice } = view.turn;
  const ends = ruleOf(mission, 'deck-ends') !== undefined && view.tokens.every(({ taken }) => taken);
  const marked = view.spawns.some(({ markers }) => markers.length > 0);
  return [
    ...(marked ? [text('zombicide.mission.spawnDice', { n: spawnDice })] : []),
    ...(ends ? [text('zombicide.mission.deck', { n: view.zombieDeck.count })] : []),
  ];
}
