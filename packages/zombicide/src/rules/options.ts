import { optionKind } from '@holdout/kernel';

/** Option kinds that several rules share. Those of one action or skill stand in its own file. */
export const END = optionKind('end');
export const DONE = optionKind('done');
export const ACTIVATE = optionKind('activate', 'survivor');
export const FIRST = optionKind('first', 'seat');
/** A kind of zombie that takes a hit, or a survivor who does. */
export const HIT = optionKind('hit', 'kind');
export const STRIKE = optionKind('strike', 'survivor');
/** A hit that is let go. */
export const SPARE = optionKind('spare');
/** Who is attacked by a zombie. */
export const VICTIM = optionKind('victim', 'survivor');
/** What a wound takes: a card, or nothing but health. */
export const LOSE = optionKind('lose', 'place');
export const BEAR = optionKind('bear');
export const SHIELD = optionKind('shield', 'place');
export const SHRUG = optionKind('shrug', 'place');
/** A zone that a walk, a drive, a shot or a group goes to. */
export const ON = optionKind('on', 'zone');
export const STAY = optionKind('stay');
export const WAY = optionKind('way', 'zone');
export const ROOM = optionKind('room', 'zone');
export const REROLL = optionKind('reroll', 'skill');
export const AMMO = optionKind('ammo', 'place');
export const KEEP = optionKind('keep');
export const LEARN = optionKind('learn', 'skill');
export const PUT = optionKind('put', 'place', 'place');
export const DROP = optionKind('drop', 'place');
export const REDRAW = optionKind('redraw', 'skill');
export const DIE = optionKind('die', 'pips');
export const ENTER_CARD = optionKind('card', 'equipment');
export const ENTER_ZOMBIES = optionKind('zombies', 'zombieCard');
export const ENTER_SURVIVOR = optionKind('joins', 'survivor');
/** A hit that kills two of a kind. */
export const REAP = optionKind('reap', 'kind');
/** A hit that sets off what lies there. RM-MIS-M10-04 */
export const BLOW_UP = optionKind('blow-up');
/** As many dice as there are figures. */
export const CROWD = optionKind('crowd');

export const SHARED_KINDS = [
  END,
  DONE,
  ACTIVATE,
  FIRST,
  HIT,
  STRIKE,
  VICTIM,
  LOSE,
  BEAR,
  SHIELD,
  SHRUG,
  ON,
  STAY,
  WAY,
  ROOM,
  REROLL,
  AMMO,
  KEEP,
  LEARN,
  PUT,
  DROP,
  REDRAW,
  DIE,
  ENTER_CARD,
  ENTER_ZOMBIES,
  ENTER_SURVIVOR,
  SPARE,
  REAP,
  BLOW_UP,
  CROWD,
];
