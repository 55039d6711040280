import {
  ArrowLeftRight,
  BookOpen,
  CarFront,
  Check,
  FlagTriangleRight,
  FlaskConical,
  Hand,
  House,
  type LucideIcon,
  MapPin,
  Plane,
  PlaneTakeoff,
  Pointer,
  Route,
  Sparkles,
  Syringe,
  Trash2,
  Undo2,
  Users,
  X,
} from 'lucide-react';
import type { Group } from './group.ts';

export const GROUP_ICONS: Readonly<Record<Group, LucideIcon>> = {
  drive: CarFront,
  fly: Plane,
  charter: PlaneTakeoff,
  shuttle: Route,
  build: House,
  treat: Syringe,
  share: ArrowLeftRight,
  cure: FlaskConical,
  role: BookOpen,
  events: Sparkles,
  answer: Pointer,
  end: FlagTriangleRight,
};

const KIND_ICONS: Readonly<Record<string, LucideIcon>> = {
  back: Undo2,
  agree: Check,
  refuse: X,
  continue: FlagTriangleRight,
  discard: Trash2,
  spend: Hand,
  to: MapPin,
  station: House,
  pawn: Users,
};

export const iconOf = (kind: string, group: Group): LucideIcon => KIND_ICONS[kind] ?? GROUP_ICONS[group];
