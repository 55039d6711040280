import * as z from 'zod/mini';
import { BOXES } from '../content/define.ts';
import { SEARCHED_TENTS } from '../content/tents.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const word = text(60);
/** A zone by the place of its tile and its name there: `B2.r1`. */
const zone = z.string().check(z.regex(/^[A-Z]\d{1,2}\.\w+$/));
const zones = z.array(zone).check(z.maxLength(60));
const count = z.int().check(z.gte(0), z.lte(100));
const some = z.int().check(z.gte(1), z.lte(100));
const byPlayers = z.array(count).check(z.minLength(1), z.maxLength(6));
/** A number of survivors. */
const team = z.int().check(z.gte(1), z.lte(12));
export const COLOURS = ['blue', 'green', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];
const colour = z.enum(COLOURS);

/** A text: a key of the catalogues, or the text itself in some languages, English at least. */
const textSchema = z.union([
  z.strictObject({ key: word }),
  z.strictObject({
    en: text(4000),
    de: z.optional(text(4000)),
    ja: z.optional(text(4000)),
    hu: z.optional(text(4000)),
  }),
]);

/** Special rules: a closed list of building blocks, each with its arguments. */
const ruleSchema = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('objective-xp'), xp: count }),
  z.strictObject({ use: z.literal('objective-heals') }),
  z.strictObject({ use: z.literal('cars-drive') }),
  z.strictObject({
    use: z.literal('zombie-deck'),
    cards: z.array(z.int().check(z.gte(1), z.lte(250))).check(z.minLength(1)),
  }),
  z.strictObject({ use: z.literal('weapons-in-deck') }),
  z.strictObject({ use: z.literal('coloured-doors') }),
  z.strictObject({ use: z.literal('coloured-spawns') }),
  z.strictObject({ use: z.literal('twin-doors') }),
  z.strictObject({ use: z.literal('occupied'), kind: word, count: some }),
  z.strictObject({ use: z.literal('lures'), zones, noise: some }),
  z.strictObject({ use: z.literal('zombies-escape'), zones }),
  z.strictObject({ use: z.literal('spawns-close') }),
  z.strictObject({ use: z.literal('no-search'), zones }),
  z.strictObject({ use: z.literal('cargo'), most: some, cards: z.array(word).check(z.minLength(1)) }),
  z.strictObject({ use: z.literal('rescue'), safe: count }),
  z.strictObject({ use: z.literal('entry-counts'), zone }),
  z.strictObject({ use: z.literal('exit-leaves') }),
  z.strictObject({ use: z.literal('moving-exit') }),
  z.strictObject({
    use: z.literal('spawn-dice'),
    more: z.int().check(z.gte(0), z.lte(6)),
    lessByObjectives: z.optional(z.boolean()),
  }),
  z.strictObject({ use: z.literal('spawn-level'), level: z.enum(['yellow', 'orange', 'red']) }),
  z.strictObject({
    use: z.literal('laid-out'),
    things: z
      .array(z.strictObject({ card: word, zone: z.optional(zone), tent: z.optional(z.enum(SEARCHED_TENTS)) }))
      .check(z.minLength(1), z.maxLength(6)),
  }),
  z.strictObject({ use: z.literal('placed'), kind: word, count: some, zones }),
  z.strictObject({ use: z.literal('deliver'), colour }),
  z.strictObject({ use: z.literal('wakes-triggers'), colour, asleep: z.optional(z.boolean()) }),
  z.strictObject({ use: z.literal('deck-ends') }),
  z.strictObject({
    use: z.literal('doors-by-hand'),
    doors: z.array(count).check(z.minLength(1)),
    needs: z.array(colour),
  }),
  z.strictObject({ use: z.literal('door-xp'), xp: some }),
  z.strictObject({ use: z.literal('flies-after'), colour }),
  z.strictObject({ use: z.literal('noisy-helicopter'), zones }),
  z.strictObject({ use: z.literal('explosion') }),
]);

/** What can be asked for by itself, or as one of several ways. */
const winRules = [
  z.strictObject({ use: z.literal('objectives-taken') }),
  z.strictObject({ use: z.literal('colour-taken'), colour }),
  z.strictObject({ use: z.literal('carried-to-exit'), cards: z.array(word).check(z.minLength(1)) }),
  z.strictObject({ use: z.literal('all-at-exit'), endPhase: z.optional(z.boolean()) }),
  z.strictObject({ use: z.literal('level-reached'), level: z.enum(['yellow', 'orange', 'red']) }),
  z.strictObject({ use: z.literal('spawns-held') }),
  z.strictObject({ use: z.literal('spawns-closed') }),
  z.strictObject({ use: z.literal('supplies-out'), count: some }),
  z.strictObject({ use: z.literal('building-cleared'), zone }),
  z.strictObject({ use: z.literal('gathered'), zones, byPlayers }),
  z.strictObject({ use: z.literal('all-left') }),
  z.strictObject({ use: z.literal('helicopter-at-exit') }),
  z.strictObject({ use: z.literal('delivered') }),
  z.strictObject({ use: z.literal('deck-run-out') }),
  z.strictObject({ use: z.literal('doors-opened') }),
  z.strictObject({ use: z.literal('doors-closed'), doors: z.array(count).check(z.minLength(1)) }),
  z.strictObject({ use: z.literal('inside-cleared'), zone }),
  z.strictObject({ use: z.literal('blown-up'), kills: some }),
] as const;

/** Ways to win: all of them have to hold at once; of `any`, all of one list. */
const winSchema = z.discriminatedUnion('use', [
  ...winRules,
  z.strictObject({
    use: z.literal('any'),
    of: z
      .array(z.array(z.discriminatedUnion('use', winRules)).check(z.minLength(1)))
      .check(z.minLength(2), z.maxLength(4)),
  }),
]);

/** Ways to lose, beside that nobody is left: any one is enough. */
const loseSchema = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('zombies-escaped'), count: some }),
  z.strictObject({ use: z.literal('too-few'), byPlayers }),
]);

const MISSION_FORMAT = 'holdout.mission';

/** A mission file; the published JSON Schema is made from it. */
export const missionSchema = z.strictObject({
  $schema: z.optional(text(200)),
  format: z.literal(MISSION_FORMAT),
  v: z.literal(1),
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  boxes: z.array(z.enum(BOXES)).check(z.minLength(1)),
  title: textSchema,
  brief: textSchema,
  author: z.optional(text(80)),
  licence: z.optional(text(80)),
  difficulty: z.enum(['tutorial', 'easy', 'medium', 'hard']),
  minutes: z.int().check(z.gte(1), z.lte(1000)),
  /** Fewest survivors; `each`: how many every player begins with, if the mission says. */
  survivors: z.strictObject({ min: team, each: z.optional(team) }),
  players: z.optional(z.strictObject({ max: z.int().check(z.gte(1), z.lte(6)) })),
  /** Teams that play against each other; each begins in one of the zones of `start`. */
  rivals: z.optional(z.strictObject({ teams: z.int().check(z.gte(2), z.lte(4)) })),
  /** Skills that the survivors must have at the beginning, each at least one. */
  needs: z.optional(z.array(word).check(z.minLength(1), z.maxLength(3))),
  map: z.strictObject({
    tiles: z
      .array(z.array(z.nullable(z.string().check(z.maxLength(12)))))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  start: zones,
  exit: z.optional(zones),
  spawns: z.array(
    z.strictObject({
      zone,
      colour: z.optional(colour),
      waits: z.optional(z.boolean()),
      /** Numbers of spawn dice that bring a card here; without any in the mission every zone gets one. */
      markers: z.optional(z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1), z.maxLength(6))),
    }),
  ),
  doors: z.array(
    z.strictObject({
      between: z.tuple([zone, zone]),
      at: z.optional(z.tuple([z.number(), z.number()])),
      colour: z.optional(colour),
      open: z.optional(z.boolean()),
      /** Colour of the objective that opens it, where it is not its own. */
      key: z.optional(colour),
    }),
  ),
  /** Objectives with the same number under `mixed` are laid out face down in any order: nobody knows their colours. */
  objectives: z.array(
    z.strictObject({
      zone,
      colour: z.optional(colour),
      mixed: z.optional(z.int().check(z.gte(1), z.lte(9))),
    }),
  ),
  /** Pairs of zones that stairs join. */
  stairs: z.optional(z.array(z.tuple([zone, zone])).check(z.maxLength(4))),
  /** Zones that a crashed helicopter covers. */
  wreck: z.optional(zones),
  /** Zones with a tent each, face down; the two that can be searched are among `special`, if it is there. */
  tents: z.optional(z.strictObject({ zones, special: z.optional(zones) })),
  /** Event triggers: the zones in which they lie. */
  triggers: z.optional(zones),
  helicopter: z.optional(
    z.strictObject({
      zone,
      flies: z.optional(z.boolean()),
      /** Where it can land; the helipad and the wasteland where nothing is said. */
      lands: z.optional(zones),
    }),
  ),
  cars: z.optional(z.array(z.strictObject({ kind: word, zone }))),
  rules: z.array(ruleSchema),
  win: z.array(winSchema).check(z.minLength(1)),
  lose: z.optional(z.array(loseSchema)),
});

export type Mission = z.infer<typeof missionSchema>;
export type MissionRule = Mission['rules'][number];
export type WinRule = Mission['win'][number];
/** A way to win that is not itself a choice of ways. */
export type SingleWinRule = Exclude<WinRule, { use: 'any' }>;
export type LoseRule = NonNullable<Mission['lose']>[number];
