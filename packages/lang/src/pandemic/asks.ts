import type { Decision } from '@holdout/kernel';
import { listText, type Speaker, say, seatName, seatOfWord } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { cardText, cityName, diseaseWord } from './names.ts';
import { argumentValues } from './options.ts';

/** The question of a choice: which of its sentences below `pandemic.ask.<ask>`, and what `about` fills in. */
interface Question {
  readonly variant: string;
  readonly values: Values;
}
type Reading = (speaker: Speaker, about: string, decision: Decision) => Question;

const PLAIN: Question = { variant: '', values: {} };

const cityAsked: Reading = ({ intl }, about) => ({ variant: '', values: { city: cityName(intl, about) } });
const pawnAsked: Reading = (speaker, about) => ({
  variant: '',
  values: { pawn: seatName(speaker, seatOfWord(about) ?? 0) },
});

const PURPLE = 'purple';

/** Choices whose question depends on more than their name. */
const READINGS: Readonly<Record<string, Reading>> = {
  action: (_, __, decision) => (nothingLeft(decision) ? { variant: '.spent', values: {} } : PLAIN),
  moveStation: cityAsked,
  expertCard: cityAsked,
  cureCard: ({ intl }, about) => ({
    variant: about === PURPLE ? '.purple' : '',
    values: { disease: diseaseWord(intl, about) },
  }),
  airliftCity: pawnAsked,
  enterRole: pawnAsked,
  enterOpeningCard: pawnAsked,
  enterCard: pawnAsked,
  discard: (_, about) => ({ variant: '', values: { n: Number(about) } }),
  enterInfection: (_, about) => (about ? { variant: '.setup', values: { n: Number(about) } } : PLAIN),
  forecastOrder: orderQuestion,
  heal: cityAsked,
  assignRole: seatAsking,
  researchCard: seatAsking,
  remoteCube: (_, about) => ({ variant: '', values: { n: Number(about) } }),
  rapidCity: rapidQuestion,
  request: requestQuestion,
  consent: consentQuestion,
};

/** All actions are taken, and the one who is asked sees it by the options. */
function nothingLeft({ options }: Decision): boolean {
  const mine = options.some(({ kind }) => kind === 'end');
  return mine && options.every(({ kind }) => AFTER_ACTIONS.includes(kind));
}
/** What can be chosen when no action is left. */
const AFTER_ACTIONS: readonly string[] = ['end', 'event', 'return-sample'];

/** `about` is the seat that has played the event. */
function seatAsking(speaker: Speaker, about: string): Question {
  return { variant: '', values: { by: seatName(speaker, seatOfWord(about) ?? 0) } };
}

/** `about` is the disease, then a city for each cube so far. */
function rapidQuestion(speaker: Speaker, about: string): Question {
  const [disease, ...ids] = about.split(',');
  const cities = ids.map((id) => cityName(speaker.intl, id));
  return {
    variant: ids.length === 0 ? '' : '.next',
    values: { disease: diseaseWord(speaker.intl, disease), cities: listText(speaker, cities) },
  };
}

/** `about` lists the cities put so far; it is empty for the first, and for those who may not know. */
function orderQuestion(speaker: Speaker, about: string): Question {
  if (about === '') return PLAIN;
  const cities = about.split(',').map((id) => cardText(speaker.intl, id));
  return { variant: '.next', values: { cities: listText(speaker, cities) } };
}

/** `about` is the seat that asks for a card; only the one who is asked is told. */
function requestQuestion(speaker: Speaker, about: string): Question {
  const by = seatOfWord(about);
  return by === null ? PLAIN : { variant: '.by', values: { by: seatName(speaker, by) } };
}

/** `p1:give:p2:paris`: who wants it, and the key of what he wants. */
const REQUESTS: readonly string[] = [
  'give',
  'take',
  'summon',
  'lead-drive',
  'lead-fly',
  'lead-charter',
  'lead-shuttle',
  'lead-expert-fly',
  'consult',
  'airlift',
];

function consentQuestion(speaker: Speaker, about: string): Question {
  const [by, kind, ...args] = about.split(':');
  if (!REQUESTS.includes(kind)) return PLAIN;
  // An airlift is asked for like a Dispatcher's move: a pawn and where it goes.
  const { city, card } = argumentValues(speaker, kind === 'airlift' ? 'summon' : kind, args);
  const what: Values = city === undefined ? { card } : { city };
  return { variant: `.${kind}`, values: { ...what, by: seatName(speaker, seatOfWord(by) ?? 0) } };
}

/** The question that is open: “Ann: choose an action”. */
export function askText(speaker: Speaker, decision: Decision): string {
  const { ask, owner, about } = decision;
  const { variant, values } = READINGS[ask]?.(speaker, about ?? '', decision) ?? PLAIN;
  return say(speaker, `pandemic.ask.${ask}${variant}`, { name: seatName(speaker, owner), ...values });
}
