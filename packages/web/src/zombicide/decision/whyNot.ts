import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import { EQUIPMENT, TEAM_ACTIONS, TEAM_CARDS } from '@holdout/zombicide/facts';
import { zoneNumber, zoneWord } from '../board/pieces.ts';
import type { Scene } from '../useBoard.ts';
import type { Group } from './group.ts';

const HANDS = ['left', 'right'] as const;
type Hand = (typeof HANDS)[number];
const CAR_SEATS = ['driver', 'passenger1', 'passenger2', 'passenger3'] as const;
/** What a place shows that a wound has taken. */
const WOUND = 'wounded';

/** The hand that holds something for this; the left one if none does. */
function handFor(me: SurvivorView, use: 'melee' | 'ranged' | 'opens'): Hand {
  const fits = (id: string | undefined): boolean =>
    EQUIPMENT.find((def) => def.id === id)?.[use] !== undefined;
  return HANDS.find((_, i) => fits(me.cards[i]?.id)) ?? 'left';
}

/** Zones beside one, those first to which the way is open. */
function neighbours({ board }: Scene, view: ZombicideView, zone: number): number[] {
  const links = board.links.filter(({ a, b }) => a === zone || b === zone);
  const isShut = (door: number): boolean => view.doors[door]?.open === false;
  const inOrder = [...links.filter(({ door }) => !isShut(door)), ...links.filter(({ door }) => isShut(door))];
  return inOrder.map(({ a, b }) => (a === zone ? b : a));
}

/** Options of a group whose refusals say best why there is none; empty if there is nothing to say. */
export function keysToExplain(group: Group, view: ZombicideView, scene: Scene): readonly string[] {
  const me = view.survivors.find(({ id }) => id === view.turn.active);
  if (!me?.zone) return [];
  const here = zoneNumber(me.zone);
  switch (group) {
    case 'move':
      return neighbours(scene, view, here)
        .slice(0, 1)
        .map((zone) => `move:${zoneWord(zone)}`);
    case 'melee':
      return [`melee:${handFor(me, 'melee')}`];
    case 'shoot':
      return [`shoot:${handFor(me, 'ranged')}:${me.zone}`];
    case 'search':
      return ['search'];
    case 'open':
      return doorKeys(me, view, scene, here);
    case 'objective':
      return tokenKeys(me, view);
    case 'car':
      return carKeys(me, view);
    case 'cards':
      return ['organise'];
    case 'noise':
      return ['noise'];
    case 'team':
      return teamKeys(me, view);
    default:
      return [];
  }
}

/** Out of his own zone with the first card that his team has. */
function teamKeys(me: SurvivorView, { teams }: ZombicideView): readonly string[] {
  const [card] = teams[me.team]?.cards ?? [];
  const action = TEAM_ACTIONS.find((one) => one.out && TEAM_CARDS[one.card] === card);
  return action ? [`team:${action.id}:${me.zone}`] : [];
}

/** A token where he stands, or else any one that is left. */
function tokenKeys(me: SurvivorView, view: ZombicideView): readonly string[] {
  const left = view.tokens.flatMap(({ zone, taken }, i) => (taken ? [] : [{ zone, key: `take:t${i + 1}` }]));
  const near = left.find(({ zone }) => zone === me.zone) ?? left[0];
  return near ? [near.key] : [];
}

/** A free seat of a car where he stands, or else of any one; from within, the way out. */
function carKeys(me: SurvivorView, view: ZombicideView): readonly string[] {
  if (view.cars.length === 0) return [];
  if (me.car !== null) return ['get-out'];
  const car = `c${
    Math.max(
      0,
      view.cars.findIndex(({ zone }) => zone === me.zone),
    ) + 1
  }`;
  const taken = view.survivors.filter((other) => other.car === car).map(({ carSeat }) => carSeat);
  return [`get-in:${car}:${CAR_SEATS.find((seat) => !taken.includes(seat)) ?? CAR_SEATS[0]}`];
}

/** A closed door beside him, or else any one. */
function doorKeys(me: SurvivorView, view: ZombicideView, { board }: Scene, here: number): readonly string[] {
  const closed = board.doors.flatMap((door, i) => (view.doors[i].open ? [] : [{ ...door, i }]));
  const near = closed.find(({ a, b }) => a === here || b === here) ?? closed[0];
  return near ? [`open:d${near.i + 1}:${handFor(me, 'opens')}`] : [];
}

/** Ways to a zone, the likeliest first: why none of them is open. */
export function keysToZone(zone: string, view: ZombicideView): readonly string[] {
  const me = view.survivors.find(({ id }) => id === view.turn.active);
  if (!me || me.zone === zone) return [];
  const armed = me.cards.slice(0, HANDS.length).some((card) => card !== null && card.id !== WOUND);
  return [`move:${zone}`, ...(armed ? [`shoot:${handFor(me, 'ranged')}:${zone}`] : [])];
}
