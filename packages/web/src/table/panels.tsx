import { type LucideIcon, Map as MapIcon, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { Sheet } from '../app/ui/Sheet.tsx';
import css from './screen.module.css';
import { useScreen } from './screen.ts';
import type { LayoutName } from './useLayout.ts';
import { useTableWords } from './words.ts';

/** A panel beside or below the board, or over it. `D` are the panels of the game. */
export interface PanelDef<D extends string = string> {
  readonly id: D;
  readonly icon: LucideIcon;
  /** It stands beside the board where there is room for it. */
  readonly beside: boolean;
  /** `covers`: it lies over the board. */
  readonly render: (covers: boolean) => ReactNode;
}

interface PanelsProps {
  readonly panels: readonly PanelDef[];
}

/** Beside the board: those at the table, and the log below them. */
export function SideColumn({ panels }: PanelsProps) {
  return (
    <aside className={css.side}>
      {panels
        .filter(({ beside }) => beside)
        .map(({ id, render }) => (
          <div
            key={id}
            className={id === 'log' ? css.sideLog : css.sideSeats}
            data-testid={id === 'log' ? id : undefined}
          >
            {render(false)}
          </div>
        ))}
      <ViewSwitch />
    </aside>
  );
}

/** Below the board: one panel after the other. */
export function Tabs({ panels }: PanelsProps) {
  const { text } = useTableWords();
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  const open = panels.find(({ id }) => id === drawer) ?? panels[0];
  return (
    <div className={css.tabs}>
      <nav className={css.tabRow} aria-label={text('table.panels')}>
        {panels.map(({ id }) => (
          <button key={id} type="button" aria-pressed={id === open.id} onClick={() => openDrawer(id)}>
            {text(`panel.${id}`)}
          </button>
        ))}
        <ViewSwitch />
      </nav>
      <div className={css.tabBody}>{open.render(false)}</div>
    </div>
  );
}

interface DrawersProps extends PanelsProps {
  readonly layout: LayoutName;
}

/** On a phone the panels are behind buttons; elsewhere only those that do not stand beside the board. */
export function Drawers({ panels, layout }: DrawersProps) {
  const { text } = useTableWords();
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  const open = panels.find(({ id }) => id === drawer);
  const hidden = layout === 'middle' || (layout === 'wide' && open?.beside);
  return (
    <>
      {(layout === 'narrow' || layout === 'flat') && (
        <nav className={css.nav} aria-label={text('table.panels')}>
          {panels.map(({ id, icon: Icon }) => (
            <button key={id} type="button" aria-haspopup="dialog" onClick={() => openDrawer(id)}>
              <Icon size={18} aria-hidden /> {text(`panel.${id}`)}
            </button>
          ))}
          <ViewSwitch />
        </nav>
      )}
      {open && !hidden && (
        <Sheet title={text(`panel.${open.id}`)} onClose={() => openDrawer(null)} size="large">
          {open.render(true)}
        </Sheet>
      )}
    </>
  );
}

/** Between the map and the same table as text. */
function ViewSwitch() {
  const { text } = useTableWords();
  const textBoard = useSettings((settings) => settings.textBoard);
  const set = useSettings((settings) => settings.set);
  const Icon = textBoard ? MapIcon : TextQuote;
  return (
    <button
      type="button"
      className={css.viewSwitch}
      data-testid="text-switch"
      onClick={() => set({ textBoard: !textBoard })}
    >
      <Icon size={18} aria-hidden /> {text(textBoard ? 'table.asMap' : 'table.asText')}
    </button>
  );
}
