import { type Decision, TABLE } from '@holdout/kernel';
import { type Speaker, say, seatName, seatOfWord } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { equipmentName, kindsName, survivorName, teamActionName, thingText } from './names.ts';

/** What `about` fills into a question. */
type Reading = (speaker: Speaker, about: string) => Values;

const who: Reading = ({ intl }, about) => ({ who: survivorName(intl, about) });
const teamAction: Reading = ({ intl }, about) => ({ action: teamActionName(intl, about) });
const zone: Reading = (speaker, about) => ({ zone: thingText(speaker, about) });
const token: Reading = (speaker, about) => ({ token: thingText(speaker, about) });
const team: Reading = (_, about) => ({ team: Number(about) });
const kinds: Reading = ({ intl }, about) => ({ kinds: kindsName(intl, about) });
/** A kind of zombies and the zone it is in. */
const kindsIn: Reading = (speaker, about) => {
  const [kind, from] = about.split(':');
  return { ...kinds(speaker, kind), ...zone(speaker, from) };
};

/** Choices whose question tells what it is about. */
const READINGS: Readonly<Record<string, Reading>> = {
  action: who,
  headStart: who,
  skill: who,
  freeMove: who,
  freeAttack: who,
  rushThrough: who,
  pulled: who,
  wound: who,
  organise: who,
  enterEquipment: who,
  enterFound: who,
  target: zone,
  crowd: zone,
  victim: zone,
  leaderWay: zone,
  shortGroup: kinds,
  shortWay: kindsIn,
  hole: kinds,
  pullWhom: zone,
  secondTarget: zone,
  enterZombies: zone,
  enterTent: zone,
  enterColour: token,
  enterRescue: token,
  dealCard: zone,
  enterDealt: (_, about) => ({ n: Number(about) }),
  grab: who,
  teamCard: team,
  enterTeamCard: team,
  teamJoin: teamAction,
  teamNext: teamAction,
  teamMove: who,
  teamAttack: who,
  bargain: ({ intl }, about) => {
    const [one, partner] = about.split(':');
    return { who: survivorName(intl, one), partner: survivorName(intl, partner) };
  },
  driveOn: (speaker, about) => ({ car: thingText(speaker, about) }),
  walkOn: (_, about) => ({ n: Number(about) }),
  foundCard: ({ intl }, about) => ({ card: equipmentName(intl, about) }),
  enterSurvivor: (speaker, about) => ({ player: seatName(speaker, seatOfWord(about) ?? 0) }),
};

/**
 * Cards are moved about for one survivor, in a trade with the one that `about` names, or to make room for what was
 * found: that is told by the places that take part.
 */
function variantOf({ ask, options }: Decision): string {
  if (ask !== 'organise') return '';
  const places = options.flatMap(({ args }) => args);
  if (places.some((place) => place.startsWith('found'))) return '.found';
  return places.some((place) => place.startsWith('their-')) ? '.trade' : '';
}

/** A choice of the table is everybody's. */
const ownerName = (speaker: Speaker, { owner }: Decision): string =>
  owner === TABLE ? say(speaker, 'word.everybody') : seatName(speaker, owner);

export function askText(speaker: Speaker, decision: Decision): string {
  const { ask, about } = decision;
  const values = READINGS[ask]?.(speaker, about ?? '') ?? {};
  const id = `zombicide.ask.${ask}${variantOf(decision)}`;
  return say(speaker, id, { name: ownerName(speaker, decision), ...values });
}
