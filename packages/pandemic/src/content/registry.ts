import type { OptionKind, Program } from '@holdout/kernel';
import { wordDomain } from '@holdout/kernel';
import { type Card, FIRST_VIRULENT, type Role } from '../state/ids.ts';
import { nameCard } from '../state/words.ts';
import { BASE_EVENTS, BASE_ROLES } from './base/index.generated.ts';
import { BRINK_EVENTS, BRINK_ROLES } from './brink/index.generated.ts';
import type { ActionDef, EpidemicDef, EventDef, IncidentDef, MomentDef, RoleDef } from './define.ts';
import { MUTATION_INCIDENTS } from './mutation/index.generated.ts';
import { capture } from './terrorist/rules.ts';
import { VIRULENT_EPIDEMICS } from './virulent/index.generated.ts';

function byNumber(roles: readonly RoleDef[]): RoleDef[] {
  return [...roles].sort((a, b) => a.number - b.number);
}

function byCard(events: readonly EventDef[]): EventDef[] {
  return [...events].sort((a, b) => a.card - b.card);
}

/** Everything that content adds, by number and by id. */
export const ROLES: readonly RoleDef[] = byNumber([...BASE_ROLES, ...BRINK_ROLES]);
export const EVENTS: readonly EventDef[] = byCard([...BASE_EVENTS, ...BRINK_EVENTS]);

/** OB-VS-01 */
export const EPIDEMICS: readonly EpidemicDef[] = [...VIRULENT_EPIDEMICS].sort((a, b) => a.card - b.card);
/** OB-MUT-03 */
export const INCIDENTS: readonly IncidentDef[] = [...MUTATION_INCIDENTS].sort((a, b) => a.card - b.card);

for (const def of [...EPIDEMICS, ...INCIDENTS]) nameCard(def.card, def.id);
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

const ofBase = { roles: byNumber(BASE_ROLES), events: byCard(BASE_EVENTS) };

/** Roles and events that a table is played with. OB-ROLE-01, OB-EVSEL-01 */
export const rolesOf = (onTheBrink: boolean): readonly RoleDef[] => (onTheBrink ? ROLES : ofBase.roles);
export const eventsOf = (onTheBrink: boolean): readonly EventDef[] => (onTheBrink ? EVENTS : ofBase.events);

export const roleById = (id: string): RoleDef | undefined => rolesById.get(id);
export const epidemicOf = (card: Card): EpidemicDef | undefined =>
  card >= FIRST_VIRULENT ? EPIDEMICS.find((def) => def.card === card) : undefined;

/** @throws RangeError if no card that happens when drawn has this number. */
export function incidentOf(card: Card): IncidentDef {
  const def = INCIDENTS.find((one) => one.card === card);
  if (!def) throw new RangeError(`nothing happens with card ${card}`);
  return def;
}

export const eventOf = (card: Card): EventDef => eventsByCard[card];

export const roleDomain = wordDomain(ROLES.map((def) => def.id));
/** Place of a role in `roleDomain`, for option codes. */
export const roleWord = (number: Role): string => roleByNumber(number).id;

const CONTENT: readonly (RoleDef | EventDef)[] = [...ROLES, ...EVENTS];
const MODULE_ACTIONS: readonly ActionDef[] = [capture];
/** Actions that only some have; two contents may bring the same one. */
export const contentActions: readonly ActionDef[] = [
  ...new Set([...CONTENT.flatMap((def) => def.actions ?? []), ...MODULE_ACTIONS]),
];
export const moments: readonly MomentDef[] = ROLES.flatMap((def) => def.moments ?? []);
export const contentKinds: readonly OptionKind[] = CONTENT.flatMap((def) => def.kinds ?? []);
export const contentPrograms: readonly Program[] = CONTENT.flatMap((def) => def.programs ?? []);
