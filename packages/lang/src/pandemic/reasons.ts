import { type Args, always, byArgument, type Detail, has, reasonTeller } from '../reasons.ts';
import { type Speaker, seatName } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { cardText, cityName, diseaseWord, isEventCard, roleName } from './names.ts';

const NO_CARD = 'noCard';
const NO_STATION = 'noStation';
const ONLY_ROLE = 'onlyRole';
const INFECTION_NOT_HELD = 'infectionNotHeld';

const DETAILS: Readonly<Record<string, Detail>> = {
  'PD-ACT-01': always('notAdjacent'),
  'PD-ACT-02': byArgument({ card: NO_CARD }),
  'PD-ACT-03': byArgument({ card: NO_CARD }),
  'PD-ACT-04': byArgument({ city: NO_STATION }),
  'PD-ACT-05': byArgument({ city: 'sameCity' }),
  'PD-ACT-06': byArgument({ city: 'stationThere', card: NO_CARD }),
  'PD-ACT-08': byArgument({ disease: 'noCubes' }),
  'PD-ACT-09': shareDetail,
  'PD-ACT-11': cureDetail,
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
  'OB-ROLE-03': byArgument({ role: ONLY_ROLE, missing: 'notDiscarded' }),
  'OB-ROLE-07': byArgument({ role: ONLY_ROLE, card: 'notInThatHand' }),
  'OB-ROLE-09': byArgument({ role: ONLY_ROLE, disease: 'noCubes' }),
  'OB-ROLE-10': byArgument({ role: ONLY_ROLE, samples: 'tooFewSamples' }),
  'OB-ROLE-11': byArgument({ role: ONLY_ROLE, disease: 'noSample' }),
  'OB-ROLE-13': byArgument({ most: 'lookAtMost' }),
  'OB-EV-01': byArgument({ seat: 'otherTurn' }),
  'OB-EV-02': always('eventNow'),
  'OB-EV-05': byArgument({ city: 'noCubeThere' }, 'eventNow'),
  'OB-EV-07': byArgument({ city: 'noMoreCubes', disease: 'noCubesOnBoard' }, 'noFreshCure'),
  'OB-EV-08': byArgument({ city: 'notJoined' }),
  'OB-EV-09': byArgument({ card: 'noDiscardedCity' }, 'noCityDiscarded'),
  'OB-EV-10': byArgument({ city: 'noCubes' }, 'boardEmpty'),
  'OB-EV-11': byArgument({ seat: 'orderedOther' }, 'eventNow'),
  'OB-EV-13': always('roleTaken'),
  'OB-VS-12': byArgument({ city: 'strainHolds' }),
  'OB-MUT-13': byArgument({ card: 'notDrawn' }),
  'OB-MUT-18': always('noPurpleCity'),
  'OB-BT-07': byArgument({ seat: 'notOfTeam' }),
  'OB-BT-11': always('noTerrorActions'),
  'OB-BT-16': always('noInfectionCards'),
  'OB-BT-17': byArgument({ card: INFECTION_NOT_HELD }),
  'OB-BT-18': always('notAdjacent'),
  'OB-BT-19': byArgument({ card: INFECTION_NOT_HELD }),
  'OB-BT-20': byArgument({ card: INFECTION_NOT_HELD }),
  'OB-BT-23': byArgument({ city: 'terroristSeen', used: 'secretUsed' }),
  'OB-BT-24': byArgument({ city: 'notThere' }),
  'OB-BT-25': byArgument({ card: INFECTION_NOT_HELD }),
  'OB-BT-26': byArgument({ disease: 'wrongColour', city: NO_STATION, card: INFECTION_NOT_HELD }),
  'OB-BT-33': byArgument({ city: 'noTerroristHere' }),
  'OB-BT-35': byArgument({ seat: 'captive' }),
  'OB-BT-36': byArgument({ card: INFECTION_NOT_HELD }, 'notCaptive'),
};

/** Any City card counts for the purple disease. */
function cureDetail(args: Args): string | null {
  if (has(args, 'need')) return args.disease === 'purple' ? 'tooFewCityCards' : 'tooFewCards';
  return byArgument({ city: NO_STATION, disease: 'cured' })(args);
}

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
