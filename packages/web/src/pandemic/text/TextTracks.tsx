import { useView } from '../board/useView.ts';
import { useWords } from '../words.ts';
import css from './text.module.css';

/** Tracks, cures and decks in words. */
export function TextTracks() {
  const view = useView();
  const words = useWords();
  const { text } = words;
  const { turn, rate, outbreaks, playerDeck, infectionDeck, epidemicsLeft } = view;
  return (
    <section aria-labelledby="text-tracks">
      <h2 id="text-tracks">{text('textBoard.tracks')}</h2>
      <dl className={css.tracks}>
        <dt>{text('textBoard.turn')}</dt>
        <dd>
          {text('textBoard.turnOf', { turn: turn.number, name: words.name(turn.active) })}{' '}
          {turn.phase === 'actions' && text('panel.actionsLeft', { n: turn.actions })}
        </dd>
        <dt>{text('panel.outbreaks')}</dt>
        <dd>{text('panel.outOf', { n: outbreaks, of: 8 })}</dd>
        <dt>{text('panel.rate')}</dt>
        <dd>{text('panel.rateIs', { n: rate.value, space: rate.space })}</dd>
        {view.diseases.map(({ id, status, supply }) => (
          <div key={id} className={css.pair}>
            <dt>{words.disease(id)}</dt>
            <dd>{text('textBoard.disease', { status: text(`panel.cure.${status}`), n: supply })}</dd>
          </div>
        ))}
        <dt>{text('panel.playerDeck')}</dt>
        <dd>{text('panel.playerDeck.count', { n: playerDeck.count, epidemics: epidemicsLeft })}</dd>
        <dt>{text('panel.infectionDeck')}</dt>
        <dd>{text('panel.infectionDeck.count', { n: infectionDeck.count })}</dd>
      </dl>
    </section>
  );
}
