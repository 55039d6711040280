import { type CodeList, encode, no, type OptionKind, optionKind, pass, type Verdict } from '@holdout/kernel';
import { renewInfectionDeck } from '../../ops/cards.ts';
import { infect } from '../../ops/cubes.ts';
import { hasStation, removeStation } from '../../ops/stations.ts';
import { seeAction, seeFlight, seeLeave } from '../../ops/suspects.ts';
import {
  discardSecret,
  drawSecretly,
  enter,
  escapeTo,
  markSecret,
  note,
  sight,
  spendDrive,
  spendTerrorist,
  theTerrorist,
} from '../../ops/terrorist.ts';
import type { G } from '../../rules/hooks.ts';
import { type City, DISEASE_IDS, EVERY_CITY, PURPLE } from '../../state/ids.ts';
import {
  LOG_DRAW,
  LOG_LOCAL,
  LOG_MOVE,
  LOG_REMOTE,
  LOG_SABOTAGE,
  USED_LOCAL,
  USED_REMOTE,
  USED_SABOTAGE,
} from '../../state/terrorist.ts';
import { adjacent, CITY_IDS, DISEASE_OF, NEIGHBOURS } from '../base/map.ts';

/** Something the bio-terrorist can do in his turn. */
export interface DeedDef {
  readonly kind: OptionKind;
  readonly list: (g: G, out: CodeList) => void;
  readonly cannot: (g: G, city: City) => Verdict;
  readonly perform: (g: G, city: City) => void;
}

/** A deed whose options are the cities of a list that nothing speaks against. */
function deed(
  kind: OptionKind,
  cities: (g: G) => readonly City[],
  cannot: (g: G, city: City) => Verdict,
  perform: (g: G, city: City) => void,
): DeedDef {
  return {
    kind,
    cannot,
    perform,
    list: (g, out) => {
      for (const city of cities(g))
        if (cannot(g, city) === pass) out.push(encode(kind, theTerrorist(g).seat, city));
    },
  };
}

const handOf = (g: G): readonly City[] => theTerrorist(g).hand;

/** An action is left, and he is free to do more than escape. OB-BT-12, OB-BT-35 */
function cannotAct(g: G): Verdict {
  const { actions, captor } = theTerrorist(g);
  if (captor >= 0) return no('OB-BT-35', { seat: captor });
  return actions > 0 ? pass : no('OB-BT-11');
}

function holdsCard(g: G, city: City, rule: string): Verdict {
  return handOf(g).includes(city) ? pass : no(rule, { card: CITY_IDS[city] });
}

/** Once a turn each, and only unseen. OB-BT-23 */
function cannotHide(g: G, bit: number): Verdict {
  const { used, visible } = theTerrorist(g);
  const refused = cannotAct(g);
  if (refused) return refused;
  if (visible) return no('OB-BT-23', { city: CITY_IDS[theTerrorist(g).city] });
  return used & bit ? no('OB-BT-23', { used: 1 }) : pass;
}

const DRAW = optionKind('bt-draw');
/** OB-BT-16 */
const draw: DeedDef = {
  kind: DRAW,
  list: (g, out) => {
    if (cannotDraw(g) === pass) out.push(encode(DRAW, theTerrorist(g).seat));
  },
  cannot: cannotDraw,
  perform: (g) => {
    spendTerrorist(g);
    // Ruling OQ-09: an empty deck is made anew.
    renewInfectionDeck(g);
    note(g, LOG_DRAW);
    seeAction(g, theTerrorist(g), -1);
    drawSecretly(g);
  },
};

function cannotDraw(g: G): Verdict {
  const { infectionDeck, infectionDiscard } = g.state;
  if (theTerrorist(g).actions <= 0) return no('OB-BT-11');
  return infectionDeck.length + infectionDiscard.length > 0 ? pass : no('OB-BT-16');
}

/** OB-BT-18 */
const drive = deed(
  optionKind('bt-drive', 'city'),
  (g) => (theTerrorist(g).city < 0 ? [] : NEIGHBOURS[theTerrorist(g).city]),
  (g, to) => {
    const { city, actions, drives, captor } = theTerrorist(g);
    if (captor >= 0) return no('OB-BT-35', { seat: captor });
    if (actions + drives <= 0) return no('OB-BT-11');
    return adjacent(city, to) ? pass : no('OB-BT-18', { from: CITY_IDS[city], city: CITY_IDS[to] });
  },
  (g, to) => {
    const t = theTerrorist(g);
    spendDrive(g);
    note(g, LOG_MOVE, to);
    const seenFrom = t.visible ? t.city : -1;
    if (g.loud) g.emit({ t: 'bt-drive', hidden: true, only: { seats: [t.seat], city: CITY_IDS[to] } });
    enter(g, to);
    if (seenFrom >= 0 && !t.visible) seeLeave(g, t, seenFrom);
  },
);

/** Both flights look the same to the team. OB-BT-19, OB-BT-20, OB-BT-21 */
function fly(g: G, card: City, to: City): void {
  const t = theTerrorist(g);
  spendTerrorist(g);
  discardSecret(g, card);
  note(g, LOG_MOVE, to);
  sight(g, card);
  seeFlight(g, t, card);
  if (g.loud) {
    const only = { seats: [t.seat], to: CITY_IDS[to] };
    g.emit({ t: 'bt-flight', seat: t.seat, card: CITY_IDS[card], n: t.hand.length, only });
  }
  enter(g, to);
}

const directFlight = deed(
  optionKind('bt-fly', 'city'),
  handOf,
  (g, to) => {
    const refused = cannotAct(g) ?? holdsCard(g, to, 'OB-BT-19');
    if (refused) return refused;
    // Ruling OQ-24: a flight leads to another city.
    return to === theTerrorist(g).city ? no('PD-ACT-05', { city: CITY_IDS[to] }) : pass;
  },
  (g, to) => fly(g, to, to),
);

const charterFlight = deed(
  optionKind('bt-charter', 'city'),
  () => EVERY_CITY,
  (g, to) => {
    const { city } = theTerrorist(g);
    const refused = cannotAct(g) ?? holdsCard(g, city, 'OB-BT-20');
    if (refused) return refused;
    return to === city ? no('PD-ACT-05', { city: CITY_IDS[to] }) : pass;
  },
  (g, to) => fly(g, theTerrorist(g).city, to),
);

/** OB-BT-24 */
const localInfection = deed(
  optionKind('bt-local', 'city'),
  (g) => (theTerrorist(g).city < 0 ? [] : [theTerrorist(g).city]),
  (g, city) =>
    cannotHide(g, USED_LOCAL) ??
    (city === theTerrorist(g).city ? pass : no('OB-BT-24', { city: CITY_IDS[city] })),
  (g, city) => {
    spendTerrorist(g);
    markSecret(g, USED_LOCAL);
    note(g, LOG_LOCAL, city);
    seeAction(g, theTerrorist(g), city);
    spreadPurple(g, city);
  },
);

/** OB-BT-25 */
const remoteInfection = deed(
  optionKind('bt-remote', 'city'),
  handOf,
  (g, city) => cannotHide(g, USED_REMOTE) ?? holdsCard(g, city, 'OB-BT-25'),
  (g, city) => {
    const t = theTerrorist(g);
    spendTerrorist(g);
    markSecret(g, USED_REMOTE);
    discardSecret(g, city);
    note(g, LOG_REMOTE, city);
    seeAction(g, t, -1);
    if (g.loud) g.emit({ t: 'bt-card', seat: t.seat, card: CITY_IDS[city], n: t.hand.length });
    spreadPurple(g, city);
  },
);

/** One cube, if nobody keeps it out (ruling OQ-17). */
const spreadPurple = (g: G, city: City): void => infect(g, city, PURPLE, 1, 'terror');

/** OB-BT-26 */
const sabotage = deed(
  optionKind('bt-sabotage', 'city'),
  handOf,
  (g, card) => {
    const { city } = theTerrorist(g);
    const refused = cannotHide(g, USED_SABOTAGE) ?? holdsCard(g, card, 'OB-BT-26');
    if (refused) return refused;
    if (!hasStation(g, city)) return no('OB-BT-26', { city: CITY_IDS[city] });
    return DISEASE_OF[card] === DISEASE_OF[city]
      ? pass
      : no('OB-BT-26', { card: CITY_IDS[card], disease: DISEASE_IDS[DISEASE_OF[city]] });
  },
  (g, card) => {
    const t = theTerrorist(g);
    spendTerrorist(g);
    markSecret(g, USED_SABOTAGE);
    discardSecret(g, card);
    note(g, LOG_SABOTAGE, t.city);
    seeAction(g, t, t.city);
    if (g.loud) g.emit({ t: 'bt-card', seat: t.seat, card: CITY_IDS[card], n: t.hand.length });
    removeStation(g, t.city);
  },
);

/** OB-BT-36, OB-BT-37 */
const flee = deed(
  optionKind('bt-escape', 'city'),
  handOf,
  (g, city) => {
    const { captor, actions } = theTerrorist(g);
    if (captor < 0) return no('OB-BT-36');
    if (actions <= 0) return no('OB-BT-11');
    return holdsCard(g, city, 'OB-BT-36');
  },
  (g, city) => {
    spendTerrorist(g);
    discardSecret(g, city);
    escapeTo(g, city);
  },
);

/** What he can do, in the order in which it is shown. OB-BT-12 */
export const DEEDS: readonly DeedDef[] = [
  drive,
  draw,
  directFlight,
  charterFlight,
  localInfection,
  remoteInfection,
  sabotage,
  flee,
];

export const deedOf = (kind: number): DeedDef | undefined => DEEDS.find((def) => def.kind.id === kind);
