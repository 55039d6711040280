import { optionKind } from '@holdout/kernel';

/** Option kinds that several rules share. Those of one action, role or event stand in its own file. */
export const END_ACTIONS = optionKind('end');
export const CONTINUE = optionKind('continue');
export const BACK = optionKind('back');
export const PLAY_EVENT = optionKind('event', 'card');
export const DISCARD = optionKind('discard', 'card');
/** A card paid for something that is under way. */
export const SPEND = optionKind('spend', 'card');
/** A city for something that is under way. */
export const TO_CITY = optionKind('to', 'city');
/** A station that is moved because all are on the board. */
export const MOVE_STATION = optionKind('station', 'city');
/** Which of two drawn cards happens first. OB-MUT-13 */
export const RESOLVE = optionKind('resolve', 'card');
/** Enough of what can be chosen has been. */
export const DONE = optionKind('done');
/** What is offered is not wanted. */
export const DECLINE = optionKind('decline');
export const AGREE = optionKind('agree');
export const REFUSE = optionKind('refuse');
/** Cards turned over on a real table. */
export const ENTER_CARD = optionKind('card', 'card');
export const ENTER_INFECTION = optionKind('infection', 'infection');
export const ENTER_ROLE = optionKind('role', 'seat', 'role');

export const SHARED_KINDS = [
  END_ACTIONS,
  CONTINUE,
  BACK,
  PLAY_EVENT,
  DISCARD,
  SPEND,
  TO_CITY,
  MOVE_STATION,
  RESOLVE,
  DONE,
  DECLINE,
  AGREE,
  REFUSE,
  ENTER_CARD,
  ENTER_INFECTION,
  ENTER_ROLE,
];
