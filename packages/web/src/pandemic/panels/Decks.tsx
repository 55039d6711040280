import { useMemo, useState } from 'react';
import css from '../../table/panels.module.css';
import { matches, SearchField } from '../../table/SearchField.tsx';
import { isCity } from '../board/geometry.ts';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { CardFace } from './CardFace.tsx';
import { cardsHeld, incidentsLeft } from './counted.ts';
import { sortCards } from './sort.ts';

/** Both decks, what is known of them, and all that lies open. */
export function Decks() {
  const view = useView();
  const { text } = useWords();
  const [wanted, setWanted] = useState('');
  const [sorted, setSorted] = useState(false);
  const { playerDeck, infectionDeck } = view;
  const held = cardsHeld(view);
  const incidents = incidentsLeft(view);
  return (
    <div className={css.decks} data-testid="decks">
      <div className={css.deckTools}>
        <SearchField value={wanted} onChange={setWanted} />
        <label className={css.check}>
          <input type="checkbox" checked={sorted} onChange={(event) => setSorted(event.target.checked)} />
          {text('panel.sortByColour')}
        </label>
      </div>
      <section>
        <h3>{text('panel.infectionDeck')}</h3>
        <p className={css.deckFact}>{text('panel.infectionDeck.count', { n: infectionDeck.count })}</p>
        {held > 0 && <p className={css.deckFact}>{text('panel.held', { n: held })}</p>}
        {infectionDeck.known.length > 0 && (
          <Pile title={text('panel.known')} cards={infectionDeck.known} wanted={wanted} numbered />
        )}
        {infectionDeck.layers.map((layer, i) => (
          <Pile
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its depth
            key={i}
            title={text(i === 0 ? 'panel.layer.top' : 'panel.layer', { n: layer.length, place: i + 1 })}
            cards={layer}
            wanted={wanted}
            sorted
          />
        ))}
        <Pile
          title={text('panel.infectionDiscard')}
          cards={newest(infectionDeck.discard)}
          wanted={wanted}
          sorted={sorted}
        />
        <Pile
          title={text('panel.infectionRemoved')}
          cards={infectionDeck.removed}
          wanted={wanted}
          sorted={sorted}
        />
      </section>
      <section>
        <h3>{text('panel.playerDeck')}</h3>
        <p className={css.deckFact}>
          {text('panel.playerDeck.count', { n: playerDeck.count, epidemics: view.epidemicsLeft })}
        </p>
        {incidents > 0 && <p className={css.deckFact}>{text('preview.incidents', { n: incidents })}</p>}
        <Pile
          title={text('panel.playerDiscard')}
          cards={newest(playerDeck.discard)}
          wanted={wanted}
          sorted={sorted}
        />
        <Pile
          title={text('panel.playerRemoved')}
          cards={playerDeck.removed}
          wanted={wanted}
          sorted={sorted}
        />
      </section>
    </div>
  );
}

/** The card on top of a pile is its last one. */
const newest = (cards: readonly string[]): readonly string[] => [...cards].reverse();

interface PileProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly wanted: string;
  readonly sorted?: boolean;
  /** Their order is known. */
  readonly numbered?: boolean;
}

function Pile({ title, cards, wanted, sorted = false, numbered = false }: PileProps) {
  const words = useWords();
  const shown = useMemo(() => {
    const order = sorted ? sortCards(cards, (a, b) => words.compare(words.card(a), words.card(b))) : cards;
    return order.filter((card) => matches(words.card(card), wanted));
  }, [cards, sorted, wanted, words]);
  const List = numbered ? 'ol' : 'ul';
  return (
    <section>
      <h4>
        {title} <span className={css.pileCount}>{cards.length}</span>
      </h4>
      {shown.length === 0 ? (
        <p className={css.empty}>
          {words.text(cards.length === 0 ? 'panel.emptyPile' : 'decision.noneFound')}
        </p>
      ) : (
        <List className={css.pileCards}>
          {shown.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: epidemics in a pile are all alike
            <li key={`${card} ${i}`}>
              <PileCard card={card} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

/** A card that names no city says what it does. */
function PileCard({ card }: { readonly card: string }) {
  const openMenu = useScreen((state) => state.openMenu);
  if (isCity(card) || card === 'epidemic') return <CardFace card={card} />;
  return (
    <button
      type="button"
      className={css.laidCard}
      aria-haspopup="dialog"
      onClick={(event) => openMenu({ t: 'effect', card }, event.currentTarget)}
    >
      <CardFace card={card} />
    </button>
  );
}
