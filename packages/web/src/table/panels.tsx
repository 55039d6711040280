import { type LucideIcon, Map as MapIcon, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { Sheet } from '../app/ui/Sheet.tsx';
import css from './screen.module.css';
import type { LayoutName } from './useLayout.ts';
import { useTableWords } from './words.ts';

/** A panel beside or below the board, or over it. */
export interface PanelDef<D extends string> {
  readonly id: D;
  readonly icon: LucideIcon;
  /** `covers`: it lies over the board. */
  readonly render: (covers: boolean) => ReactNode;
}

interface PanelsProps<D extends string> {
  readonly panels: readonly PanelDef<D>[];
  readonly drawer: D | null;
  readonly openDrawer: (drawer: D | null) => void;
}

/** Below the board: one panel after the other. */
export function Tabs<D extends string>({ panels, drawer, openDrawer }: PanelsProps<D>) {
  const { text } = useTableWords();
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

interface DrawersProps<D extends string> extends PanelsProps<D> {
  readonly layout: LayoutName;
  /** Panels that stand beside the board where there is room for it. */
  readonly beside: readonly D[];
}

/** On a phone the panels are behind buttons; elsewhere only those that do not stand beside the board. */
export function Drawers<D extends string>({ panels, drawer, openDrawer, layout, beside }: DrawersProps<D>) {
  const { text } = useTableWords();
  const open = panels.find(({ id }) => id === drawer);
  const hidden = layout === 'middle' || (layout === 'wide' && drawer !== null && beside.includes(drawer));
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
export function ViewSwitch() {
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
