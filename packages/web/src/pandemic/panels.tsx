import { Layers, ScrollText, Users } from 'lucide-react';
import type { PanelDef } from '../table/panels.tsx';
import { Decks } from './panels/Decks.tsx';
import { Log } from './panels/Log.tsx';
import { Seats } from './panels/Seats.tsx';
import type { Drawer } from './screen.ts';

/** What there is beside the board, below it or over it. */
export const PANELS: readonly PanelDef<Drawer>[] = [
  { id: 'seats', icon: Users, beside: true, render: () => <Seats /> },
  { id: 'decks', icon: Layers, beside: false, render: () => <Decks /> },
  { id: 'log', icon: ScrollText, beside: true, render: (covers) => <Log covers={covers} /> },
];
