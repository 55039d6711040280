import { ScrollText, Target, Users } from 'lucide-react';
import type { PanelDef } from '../table/panels.tsx';
import { Log } from './panels/Log.tsx';
import { MissionPanel } from './panels/MissionPanel.tsx';
import { Survivors } from './panels/Survivors.tsx';
import type { Drawer } from './screen.ts';

/** What there is beside the board, below it or over it. */
export const PANELS: readonly PanelDef<Drawer>[] = [
  { id: 'survivors', icon: Users, beside: true, render: () => <Survivors /> },
  { id: 'mission', icon: Target, beside: false, render: () => <MissionPanel /> },
  { id: 'log', icon: ScrollText, beside: true, render: (covers) => <Log covers={covers} /> },
];
