import { Layers, Map as MapIcon, ScrollText, TextQuote, Users } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { Sheet } from '../app/ui/Sheet.tsx';
import { Decks } from './panels/Decks.tsx';
import { Log } from './panels/Log.tsx';
import { Seats } from './panels/Seats.tsx';
import { type Drawer, useScreen } from './screen.ts';
import css from './TableScreen.module.css';
import { useWords } from './words.ts';

/**
 * How much room there is: everything at once, tabs below the board, or one thing at a time: on a phone upright, or lying
 * down.
 */
export type LayoutName = 'wide' | 'middle' | 'narrow' | 'flat';

const WIDE = '(min-width: 75rem), (min-width: 60rem) and (orientation: landscape)';
const MIDDLE = '(min-width: 40rem)';
const FLAT = '(min-width: 40rem) and (max-height: 30rem)';

function subscribe(changed: () => void): () => void {
  const queries = [WIDE, MIDDLE, FLAT].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function current(): LayoutName {
  if (matchMedia(FLAT).matches) return 'flat';
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

export const useLayout = (): LayoutName => useSyncExternalStore(subscribe, current);

const DRAWERS: readonly Drawer[] = ['seats', 'decks', 'log'];
const DRAWER_ICONS = { seats: Users, decks: Layers, log: ScrollText };

interface ContentProps {
  readonly drawer: Drawer;
  /** It lies over the board. */
  readonly covers?: boolean;
}

function Content({ drawer, covers = false }: ContentProps) {
  switch (drawer) {
    case 'seats':
      return <Seats />;
    case 'decks':
      return <Decks />;
    case 'log':
      return <Log covers={covers} />;
  }
}

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
  const { text } = useWords();
  const drawer = useScreen((state) => state.drawer) ?? 'seats';
  const openDrawer = useScreen((state) => state.openDrawer);
  return (
    <div className={css.tabs}>
      <nav className={css.tabRow} aria-label={text('table.panels')}>
        {DRAWERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === drawer} onClick={() => openDrawer(one)}>
            {text(`panel.${one}`)}
          </button>
        ))}
        <ViewSwitch />
      </nav>
      <div className={css.tabBody}>
        <Content drawer={drawer} />
      </div>
    </div>
  );
}

/** On a phone the panels are behind buttons; elsewhere only the decks are. */
export function Drawers({ layout }: { readonly layout: LayoutName }) {
  const { text } = useWords();
  const drawer = useScreen((state) => state.drawer);
  const openDrawer = useScreen((state) => state.openDrawer);
  const hidden = layout === 'middle' || (layout === 'wide' && drawer !== 'decks');
  return (
    <>
      {(layout === 'narrow' || layout === 'flat') && (
        <nav className={css.nav} aria-label={text('table.panels')}>
          {DRAWERS.map((one) => {
            const Icon = DRAWER_ICONS[one];
            return (
              <button key={one} type="button" aria-haspopup="dialog" onClick={() => openDrawer(one)}>
                <Icon size={18} aria-hidden /> {text(`panel.${one}`)}
              </button>
            );
          })}
          <ViewSwitch />
        </nav>
      )}
      {drawer && !hidden && (
        <Sheet title={text(`panel.${drawer}`)} onClose={() => openDrawer(null)} size="large">
          <Content drawer={drawer} covers />
        </Sheet>
      )}
    </>
  );
}

/** Between the map and the same table as text. */
function ViewSwitch() {
  const { text } = useWords();
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
