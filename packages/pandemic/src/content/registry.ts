import type { OptionKind, Program } from '@holdout/kernel';
import { wordDomain } from '@holdout/kernel';
import type { Card, Role } from '../state/ids.ts';
import { nameCard } from '../state/words.ts';
import { BASE_EVENTS, BASE_ROLES } from './base/index.generated.ts';
import type { ActionDef, EventDef, RoleDef } from './define.ts';

/** Everything that content adds, by number and by id. */
export const ROLES: readonly RoleDef[] = [...BASE_ROLES].sort((a, b) => a.number - b.number);
export const EVENTS: readonly EventDef[] = [...BASE_EVENTS].sort((a, b) => a.card - b.card);

for (const def of EVENTS) nameCard(def.card, def.id);

const rolesByNumber = new Map(ROLES.map((def) => [def.number, def]));
const rolesById = new Map(ROLES.map((def) => [def.id, def]));
const eventsByCard: EventDef[] = [];
for (const def of EVENTS) eventsByCard[def.card] = def;

/** @throws RangeError if no role has this number. */
export function roleByNumber(number: Role): RoleDef {
  const def = rolesByNumber.get(number);
  if (!def) throw new RangeError(`no role has number ${number}`);
  return def;
}

export const roleById = (id: string): RoleDef | undefined => rolesById.get(id);
export const eventOf = (card: Card): EventDef => eventsByCard[card];

export const roleDomain = wordDomain(ROLES.map((def) => def.id));
/** Place of a role in `roleDomain`, for option codes. */
export const roleWord = (number: Role): string => roleByNumber(number).id;

export const roleActions: readonly ActionDef[] = ROLES.flatMap((def) => def.actions ?? []);
export const contentKinds: readonly OptionKind[] = [...ROLES, ...EVENTS].flatMap((def) => def.kinds ?? []);
export const contentPrograms: readonly Program[] = [...ROLES, ...EVENTS].flatMap((def) => def.programs ?? []);
