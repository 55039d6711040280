import type { PandemicView, TerroristView } from '@holdout/pandemic';
import {
  CarFront,
  Crosshair,
  DoorOpen,
  Hammer,
  Layers,
  type LucideIcon,
  Plane,
  PlaneTakeoff,
  Radio,
} from 'lucide-react';
import { CITIES, cityOnMap } from '../board/geometry.ts';

/** What the bio-terrorist can do at large, and while he is held, in the order of the buttons. OB-BT-12, OB-BT-35 */
const AT_LARGE = [
  'bt-drive',
  'bt-fly',
  'bt-charter',
  'bt-draw',
  'bt-local',
  'bt-remote',
  'bt-sabotage',
] as const;
const HELD = ['bt-draw', 'bt-escape'] as const;
export type Deed = (typeof AT_LARGE)[number] | (typeof HELD)[number];

export const deedsOf = ({ captor }: TerroristView): readonly Deed[] => (captor === null ? AT_LARGE : HELD);

export const DEED_ICONS: Readonly<Record<Deed, LucideIcon>> = {
  'bt-drive': CarFront,
  'bt-fly': Plane,
  'bt-charter': PlaneTakeoff,
  'bt-draw': Layers,
  'bt-local': Crosshair,
  'bt-remote': Radio,
  'bt-sabotage': Hammer,
  'bt-escape': DoorOpen,
};

/** Deeds that need no further choice. */
export const PLAIN_DEEDS: ReadonlySet<Deed> = new Set<Deed>(['bt-draw', 'bt-local']);

/** A key whose refusal says why a kind of deed is not possible at all now. */
export function keyOfDeed(deed: Deed, { seats }: PandemicView, { secret }: TerroristView): string {
  const here = secret?.city ?? seats.find(({ city }) => city !== '')?.city ?? CITIES[0].id;
  const [card = here] = secret?.hand ?? [];
  switch (deed) {
    case 'bt-draw':
      return deed;
    case 'bt-drive':
    case 'bt-charter':
      return `${deed}:${cityOnMap(here).neighbours[0]}`;
    case 'bt-local':
      return `${deed}:${here}`;
    default:
      return `${deed}:${card}`;
  }
}
