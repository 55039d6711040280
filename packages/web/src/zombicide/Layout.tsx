import { ScrollText, Target, Users } from 'lucide-react';
import { Drawers as AllDrawers, Tabs as AllTabs, type PanelDef, ViewSwitch } from '../table/panels.tsx';
import css from '../table/screen.module.css';
import type { LayoutName } from '../table/useLayout.ts';
import { Log } from './panels/Log.tsx';
import { MissionPanel } from './panels/MissionPanel.tsx';
import { Survivors } from './panels/Survivors.tsx';
import { type Drawer, useScreen } from './screen.ts';

const PANELS: readonly PanelDef<Drawer>[] = [
  { id: 'survivors', icon: Users, render: () => <Survivors /> },
  { id: 'mission', icon: Target, render: () => <MissionPanel /> },
  { id: 'log', icon: ScrollText, render: (covers) => <Log covers={covers} /> },
];
const BESIDE: readonly Drawer[] = ['survivors', 'log'];

/** Beside the board: the survivors, and the log below them. */
export function SideColumn() {
  return (
    <aside className={css.side}>
      <div className={css.sideSeats}>
        <Survivors />
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

/** On a phone the panels are behind buttons; elsewhere only the mission is. */
export function Drawers({ layout }: { readonly layout: LayoutName }) {
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  return (
    <AllDrawers panels={PANELS} drawer={drawer} openDrawer={openDrawer} layout={layout} beside={BESIDE} />
  );
}
