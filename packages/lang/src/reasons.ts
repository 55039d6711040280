import type { Json, Reason } from '@holdout/kernel';
import { cardText, cityName, diseaseWord, isEventCard, roleName } from './names.ts';
import { type Speaker, say, seatName } from './speaker.ts';
import type { Values } from './translate.ts';

export interface ReasonText {
  /** Id of the rule. */
  readonly rule: string;
  /** What the rule says. */
  readonly statement: string;
  /** What is missing or in the way right now, where that helps. */
  readonly detail: string | null;
}

type Args = Readonly<Record<string, Json>>;
/** Id of the sentence that says what is in the way, or null. */
type Detail = (args: Args) => string | null;

const has = (args: Args, ...names: string[]): boolean => names.every((name) => args[name] !== undefined);

/** The first of these arguments that is there decides the sentence. */
const byArgument =
  (sentences: Readonly<Record<string, string>>): Detail =>
  (args) =>
    Object.entries(sentences).find(([name]) => has(args, name))?.[1] ?? null;

const always =
  (sentence: string): Detail =>
  () =>
    sentence;

const NO_CARD = 'reason.noCard';
const NO_STATION = 'reason.noStation';
const ONLY_ROLE = 'reason.onlyRole';

const DETAILS: Readonly<Record<string, Detail>> = {
  'PD-ACT-01': always('reason.notAdjacent'),
  'PD-ACT-02': byArgument({ card: NO_CARD }),
  'PD-ACT-03': byArgument({ card: NO_CARD }),
  'PD-ACT-04': byArgument({ city: NO_STATION }),
  'PD-ACT-05': byArgument({ city: 'reason.sameCity' }),
  'PD-ACT-06': byArgument({ city: 'reason.stationThere', card: NO_CARD }),
  'PD-ACT-08': byArgument({ disease: 'reason.noCubes' }),
  'PD-ACT-09': shareDetail,
  'PD-ACT-11': byArgument({ need: 'reason.tooFewCards', city: NO_STATION, disease: 'reason.cured' }),
  'PD-TURN-04': byArgument({ role: 'reason.usedThisTurn' }),
  'PD-TURN-05': byArgument({ seat: 'reason.otherTurn' }),
  'PD-HAND-02': byArgument({ seat: 'reason.handTooBig' }),
  'PD-EVT-01': (args) => (isEventCard(String(args.card)) ? 'reason.eventNotHeld' : 'reason.noEvent'),
  'PD-EVT-04': byArgument({ city: 'reason.sameCity' }),
  'PD-EVT-06': byArgument({ city: 'reason.stationThere' }),
  'PD-EVT-05': always('reason.infectionDeckEmpty'),
  'PD-EVT-08': always('reason.infectionDiscardEmpty'),
  'PD-EPI-07': byArgument({ card: 'reason.eventWaits' }),
  'PD-ROLE-01': byArgument({ role: ONLY_ROLE, stored: 'reason.storesOne', missing: 'reason.notDiscarded' }),
  'PD-ROLE-03': byArgument({ role: ONLY_ROLE, city: 'reason.noPawn', seat: 'reason.ownPawn' }),
  'PD-ROLE-09': (args) => byArgument({ role: ONLY_ROLE, city: NO_STATION })(args) ?? 'reason.noCityCard',
  'HO-SEAT': byArgument({ seat: 'reason.otherSeat' }),
  'HO-KEY': byArgument({ key: 'reason.unknownKey' }),
  'HO-UNDO': (args) => `undo.${args.why}`,
};

/** Why a card can't pass: where the other one is, what card it is, or who holds it. */
function shareDetail(args: Args): string | null {
  if (has(args, 'card', 'seat')) return 'reason.cardNotHeld';
  if (has(args, 'card', 'city')) return 'reason.cardOfOtherCity';
  return byArgument({ card: 'reason.eventNotShared', seat: 'reason.elsewhere', empty: 'reason.handEmpty' })(
    args,
  );
}

const WORDS: Readonly<Record<string, (speaker: Speaker, value: string) => string>> = {
  city: ({ intl }, value) => cityName(intl, value),
  from: ({ intl }, value) => cityName(intl, value),
  card: ({ intl }, value) => cardText(intl, value),
  stored: ({ intl }, value) => cardText(intl, value),
  missing: ({ intl }, value) => cardText(intl, value),
  disease: ({ intl }, value) => diseaseWord(intl, value),
  role: ({ intl }, value) => roleName(intl, value),
};

function valuesOf(speaker: Speaker, args: Args): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'seat' || name === 'empty') values.name = seatName(speaker, Number(value));
    else if (typeof value === 'string') values[name] = WORDS[name]?.(speaker, value) ?? value;
    else if (typeof value === 'number') values[name] = value;
  }
  return values;
}

/** A refusal in words: the rule it follows from, and what stands in the way. */
export function reasonText(speaker: Speaker, { rule, args = {} }: Reason): ReasonText {
  const detail = DETAILS[rule]?.(args) ?? null;
  return {
    rule,
    statement: say(speaker, `rule.${rule}`),
    detail: detail && say(speaker, detail, valuesOf(speaker, args)),
  };
}
