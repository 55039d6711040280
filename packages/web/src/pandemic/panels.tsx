import { Layers, NotebookPen, ScrollText, Users } from 'lucide-react';
import type { PanelDef } from '../table/panels.tsx';
import { Decks } from './panels/Decks.tsx';
import { Log } from './panels/Log.tsx';
import { Seats } from './panels/Seats.tsx';
import type { Drawer } from './screen.ts';
import { NotebookPanel } from './terror/Notebook.tsx';
import { useTerrorist } from './terror/useTerrorist.ts';

/** What there is beside the board, below it or over it. */
const PANELS: readonly PanelDef<Drawer>[] = [
  { id: 'seats', icon: Users, beside: true, render: () => <Seats /> },
  { id: 'decks', icon: Layers, beside: false, render: () => <Decks /> },
  { id: 'log', icon: ScrollText, beside: true, render: (covers) => <Log covers={covers} /> },
];

const WITH_NOTEBOOK: readonly PanelDef<Drawer>[] = [
  ...PANELS,
  { id: 'notebook', icon: NotebookPen, beside: false, render: () => <NotebookPanel /> },
];

/** The notebook of the bio-terrorist is only for those who may look into it. OB-BT-27 */
export const usePanels = (): readonly PanelDef<Drawer>[] => (useTerrorist()?.secret ? WITH_NOTEBOOK : PANELS);
