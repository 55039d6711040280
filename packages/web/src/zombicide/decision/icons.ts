import {
  ArrowLeftRight,
  Backpack,
  CarFront,
  Check,
  Crosshair,
  DoorOpen,
  Flag,
  FlagTriangleRight,
  Footprints,
  type LucideIcon,
  Megaphone,
  Pointer,
  RefreshCw,
  Search,
  ShieldHalf,
  Sparkles,
  Swords,
  Trash2,
} from 'lucide-react';
import type { Group } from './group.ts';

export const GROUP_ICONS: Readonly<Record<Group, LucideIcon>> = {
  move: Footprints,
  melee: Swords,
  shoot: Crosshair,
  search: Search,
  open: DoorOpen,
  objective: Flag,
  car: CarFront,
  cards: Backpack,
  noise: Megaphone,
  special: Sparkles,
  answer: Pointer,
  end: FlagTriangleRight,
};

const KIND_ICONS: Readonly<Record<string, LucideIcon>> = {
  trade: ArrowLeftRight,
  discard: Trash2,
  drop: Trash2,
  reroll: RefreshCw,
  ammo: RefreshCw,
  redraw: RefreshCw,
  reload: RefreshCw,
  keep: Check,
  done: Check,
  stay: Check,
  spare: Check,
  refuse: Check,
  shield: ShieldHalf,
  shrug: ShieldHalf,
};

export const iconOf = (kind: string, group: Group): LucideIcon => KIND_ICONS[kind] ?? GROUP_ICONS[group];
