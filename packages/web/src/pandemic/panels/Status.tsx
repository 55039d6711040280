import { Layers, Moon, Siren, TrendingUp } from 'lucide-react';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { Cures } from './Cures.tsx';
import css from './panels.module.css';

/** How the world stands, in one line: outbreaks, infection rate, cures, decks. */
export function Status() {
  const { text } = useWords();
  return (
    <section className={css.status} aria-label={text('panel.status')} data-testid="status">
      <Outbreaks />
      <Rate />
      <Cures />
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
  return (
    <div className={css.track} data-alarming={outbreaks >= NEAR_THE_END || undefined}>
      <span className={css.trackName}>
        <Siren size={16} aria-hidden /> <span className={css.trackWord}>{text('panel.outbreaks')}</span>
      </span>
      <span className="visually-hidden">{text('panel.outOf', { n: outbreaks, of: LAST_OUTBREAK })}</span>
      <span className={css.cells} aria-hidden="true">
        {Array.from({ length: LAST_OUTBREAK + 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track are numbered
          <span key={i} data-past={i < outbreaks || undefined} data-here={i === outbreaks || undefined}>
            {i === outbreaks || i === LAST_OUTBREAK ? i : ''}
          </span>
        ))}
      </span>
    </div>
  );
}

function Rate() {
  const { rate } = useView();
  const { text } = useWords();
  return (
    <div className={css.track}>
      <span className={css.trackName}>
        <TrendingUp size={16} aria-hidden /> <span className={css.trackWord}>{text('panel.rate')}</span>
      </span>
      <span className="visually-hidden">{text('panel.rateIs', { n: rate.value, space: rate.space })}</span>
      <span className={css.cells} aria-hidden="true">
        {rate.track.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track are numbered
          <span
            key={i}
            data-past={i < rate.space - 1 || undefined}
            data-here={i === rate.space - 1 || undefined}
          >
            {value}
          </span>
        ))}
      </span>
    </div>
  );
}

/** From here on every draw counts. */
const FEW_CARDS = 10;

function DeckCounts() {
  const view = useView();
  const { text } = useWords();
  const openDrawer = useScreen((state) => state.openDrawer);
  const { count } = view.playerDeck;
  return (
    <button
      type="button"
      className={css.decksButton}
      data-alarming={count < FEW_CARDS || undefined}
      aria-haspopup="dialog"
      onClick={() => openDrawer('decks')}
    >
      <Layers size={16} aria-hidden />
      <span>{text('panel.playerDeck.short', { n: count, epidemics: view.epidemicsLeft })}</span>
      <span className={css.wideOnly}>
        {text('panel.infectionDeck.short', { n: view.infectionDeck.count })}
      </span>
    </button>
  );
}

function QuietNight() {
  const view = useView();
  const { text } = useWords();
  if (!view.turn.quietNight) return null;
  return (
    <span className={css.quietNight}>
      <Moon size={16} aria-hidden /> {text('event.one-quiet-night')}
    </span>
  );
}
