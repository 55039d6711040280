import type { GameEvent } from '@holdout/kernel';
import type { ZombicideView } from '@holdout/zombicide';
import type { Lesson, Moment } from '../../table/learner/lessons.ts';

export type ZombicideLesson = Lesson<ZombicideView>;
export type When = ZombicideLesson['when'];

/** Something has happened. */
export const on =
  (t: string, fits: (event: GameEvent) => boolean = () => true): When =>
  ({ event }) =>
    event?.t === t && fits(event);

/** A question is being asked. */
export const asked =
  (...asks: readonly string[]): When =>
  ({ decision }) =>
    decision !== null && asks.includes(decision.ask);

/** Between two actions or two turns, when there is time to look around. */
export const atTurn: When = asked('activate', 'action');

/** Something of these kinds can be chosen in a survivor’s turn, with words that fit. */
export const offeredAs =
  (
    kinds: readonly string[],
    fits: (args: readonly string[], moment: Moment<ZombicideView>) => boolean = () => true,
  ): When =>
  (moment) =>
    moment.decision?.ask === 'action' &&
    moment.decision.options.some(({ kind, args }) => kinds.includes(kind) && fits(args, moment));

export const offered = (...kinds: readonly string[]): When => offeredAs(kinds);

export const anyOf =
  (...whens: readonly When[]): When =>
  (moment) =>
    whens.some((when) => when(moment));

/** At this moment, and with this on the table. */
export const andThere =
  (when: When, there: (view: ZombicideView) => boolean): When =>
  (moment) =>
    when(moment) && there(moment.view);

/** Something of the table counts when somebody can look at it, not in the middle of a phase. */
const seen =
  (there: (view: ZombicideView) => boolean): When =>
  ({ view, decision }) =>
    decision !== null && there(view);

/** Zombies of one of these kinds appear, or stand there. */
export const stands = (...names: readonly string[]): When =>
  anyOf(
    on('appear', ({ kind }) => names.includes(String(kind))),
    seen(({ zones }) => zones.some(({ zombies }) => names.some((name) => (zombies[name] ?? 0) > 0))),
  );

/** Whether a word names the helicopter. */
export const isHelicopter = ({ cars }: ZombicideView, word: string): boolean =>
  cars[Number(word.slice(1)) - 1]?.kind === 'helicopter';

/** Spawn zones that dice bring cards to. RM-SPAWN-02 */
export const hasSpawnDice = ({ spawns }: ZombicideView): boolean =>
  spawns.some(({ markers }) => markers.length > 0);
