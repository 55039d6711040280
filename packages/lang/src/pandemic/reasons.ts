import { type Args, always, byArgument, type Detail, has, reasonTeller } from '../reasons.ts';
import { type Speaker, seatName } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { cardText, cityName, diseaseWord, isEventCard, roleName } from './names.ts';

const NO_CARD = 'noCard';
const NO_STATION = 'noStation';
const ONLY_ROLE = 'onlyRole';

const DETAILS: Readonly<Record<string, Detail>> = {
  'PD-ACT-01': always('notAdjacent'),
  'PD-ACT-02': byArgument({ card: NO_CARD }),
  'PD-ACT-03': byArgument({ card: NO_CARD }),
  'PD-ACT-04': byArgument({ city: NO_STATION }),
  'PD-ACT-05': byArgument({ city: 'sameCity' }),
  'PD-ACT-06': byArgument({ city: 'stationThere', card: NO_CARD }),
  'PD-ACT-08': byArgument({ disease: 'noCubes' }),
  'PD-ACT-09': shareDetail,
  'PD-ACT-11': byArgument({ need: 'tooFewCards', city: NO_STATION, disease: 'cured' }),
  'PD-TURN-04': byArgument({ role: 'usedThisTurn' }),
  'PD-TURN-05': byArgument({ seat: 'otherTurn' }),
  'PD-HAND-02': byArgument({ seat: 'handTooBig' }),
  'PD-EVT-01': (args) => (isEventCard(String(args.card)) ? 'eventNotHeld' : 'noEvent'),
  'PD-EVT-04': byArgument({ city: 'sameCity' }),
  'PD-EVT-06': byArgument({ city: 'stationThere' }),
  'PD-EVT-05': always('infectionDeckEmpty'),
  'PD-EVT-08': always('infectionDiscardEmpty'),
  'PD-EPI-07': byArgument({ card: 'eventWaits' }),
  'PD-ROLE-01': byArgument({ role: ONLY_ROLE, stored: 'storesOne', missing: 'notDiscarded' }),
  'PD-ROLE-03': byArgument({ role: ONLY_ROLE, city: 'noPawn', seat: 'ownPawn' }),
  'PD-ROLE-09': (args) => byArgument({ role: ONLY_ROLE, city: NO_STATION })(args) ?? 'noCityCard',
};

/** Why a card can't pass: where the other one is, what card it is, or who holds it. */
function shareDetail(args: Args): string | null {
  if (has(args, 'card', 'seat')) return 'cardNotHeld';
  if (has(args, 'card', 'city')) return 'cardOfOtherCity';
  return byArgument({ card: 'eventNotShared', seat: 'elsewhere', empty: 'handEmpty' })(args);
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

export const reasonText = reasonTeller('pandemic', DETAILS, valuesOf);
