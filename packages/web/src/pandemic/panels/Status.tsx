import { Biohazard, Layers, Moon, Siren, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import css from '../../table/panels.module.css';
import { Glyph } from '../board/Glyph.tsx';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { InForceButton } from './Brink.tsx';
import { Cures } from './Cures.tsx';
import { Track } from './Track.tsx';

/** How the world stands, in one line: outbreaks, infection rate, cures, decks. */
export function Status() {
  const { brink } = useView();
  const { text } = useWords();
  return (
    <section
      className={css.status}
      aria-label={text('panel.status')}
      data-testid="status"
      data-crowded={brink !== null || undefined}
    >
      <Outbreaks />
      <Rate />
      <Cures />
      <InForceButton />
      <DeckCounts />
      <QuietNight />
    </section>
  );
}

const LAST_OUTBREAK = 8;
/** From here on the marker is a warning. */
const NEAR_THE_END = 6;

function Outbreaks() {
  const { outbreaks } = useView();
  const { text } = useWords();
  const spaces = Array.from({ length: LAST_OUTBREAK + 1 }, (_, i) =>
    i === outbreaks || i === LAST_OUTBREAK ? i : '',
  );
  return (
    <Track
      icon={Siren}
      name={text('panel.outbreaks')}
      told={text('panel.outOf', { n: outbreaks, of: LAST_OUTBREAK })}
      spaces={spaces}
      at={outbreaks}
      alarming={outbreaks >= NEAR_THE_END}
    />
  );
}

function Rate() {
  const { rate } = useView();
  const { text } = useWords();
  // An event may make it another one than what is printed there. OB-EV-04
  const spaces = rate.track.map((n, i) => (i === rate.space - 1 ? rate.value : n));
  return (
    <Track
      icon={TrendingUp}
      name={text('panel.rate')}
      told={text('panel.rateIs', { n: rate.value, space: rate.space })}
      spaces={spaces}
      at={rate.space - 1}
    />
  );
}

/** From here on every draw counts. */
const FEW_CARDS = 10;

function DeckCounts() {
  const view = useView();
  const { text } = useWords();
  const openDrawer = useScreen((state) => state.openDrawer);
  const { count } = view.playerDeck;
  const infection = view.infectionDeck.count;
  return (
    <button
      type="button"
      className={css.decksButton}
      data-alarming={count < FEW_CARDS || undefined}
      aria-haspopup="dialog"
      onClick={() => openDrawer('decks')}
    >
      <span className={css.trackWord}>{text('panel.decks')}</span>
      <DeckCount icon={<Layers size={16} />} n={count} told={text('panel.playerDeck.short', { n: count })} />
      <DeckCount
        icon={<Glyph of="epidemic" size={17} />}
        n={view.epidemicsLeft}
        told={text('panel.epidemicsLeft', { n: view.epidemicsLeft })}
      />
      <DeckCount
        icon={<Biohazard size={16} />}
        n={infection}
        told={text('panel.infectionDeck.short', { n: infection })}
      />
    </button>
  );
}

interface DeckCountProps {
  readonly icon: ReactNode;
  readonly n: number;
  readonly told: string;
}

function DeckCount({ icon, n, told }: DeckCountProps) {
  return (
    <span className={css.deckCount} title={told}>
      <span className={css.deckSign} aria-hidden="true">
        {icon}
      </span>
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{told}</span>
    </span>
  );
}

function QuietNight() {
  const view = useView();
  const { text } = useWords();
  if (!view.turn.quietNight) return null;
  return (
    <span className={css.quietNight}>
      <Moon size={16} aria-hidden /> <span className={css.quietWord}>{text('event.one-quiet-night')}</span>
    </span>
  );
}
