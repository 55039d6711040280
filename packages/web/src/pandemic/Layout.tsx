import { Layers, ScrollText, Users } from 'lucide-react';
import { Drawers as AllDrawers, Tabs as AllTabs, type PanelDef, ViewSwitch } from '../table/panels.tsx';
import css from '../table/screen.module.css';
import type { LayoutName } from '../table/useLayout.ts';
import { Decks } from './panels/Decks.tsx';
import { Log } from './panels/Log.tsx';
import { Seats } from './panels/Seats.tsx';
import { type Drawer, useScreen } from './screen.ts';

const PANELS: readonly PanelDef<Drawer>[] = [
  { id: 'seats', icon: Users, render: () => <Seats /> },
  { id: 'decks', icon: Layers, render: () => <Decks /> },
  { id: 'log', icon: ScrollText, render: (covers) => <Log covers={covers} /> },
];
const BESIDE: readonly Drawer[] = ['seats', 'log'];

/** Beside the board: the seats, and the log below them. */
export function SideColumn() {
  return (
    <aside className={css.side}>
      <div className={css.sideSeats}>
        <Seats />
      </div>
      <div className={css.sideLog} data-testid="log">
        <Log covers={false} />
      </div>
      <ViewSwitch />
    </aside>
  );
}

/** Below the board: one panel after the other. */
export function Tabs() {
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  return <AllTabs panels={PANELS} drawer={drawer} openDrawer={openDrawer} />;
}

/** On a phone the panels are behind buttons; elsewhere only the decks are. */
export function Drawers({ layout }: { readonly layout: LayoutName }) {
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  return (
    <AllDrawers panels={PANELS} drawer={drawer} openDrawer={openDrawer} layout={layout} beside={BESIDE} />
  );
}
