import { Skull, TriangleAlert } from 'lucide-react';
import css from '../../../table/decision.module.css';
import { DiseaseMark } from '../../board/DiseaseMark.tsx';
import { Glyph } from '../../board/Glyph.tsx';
import { diseaseOf } from '../../board/geometry.ts';
import { useView } from '../../board/useView.ts';
import { incidentsLeft } from '../../panels/counted.ts';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { threatOf } from '../danger.ts';
import { OptionButton } from '../OptionButton.tsx';

/** What comes when the actions are ended: cards drawn, cities that can be infected. */
export function EndPreview() {
  const view = useView();
  const { text } = useWords();
  const end = useTable((state) => state.decision?.options.find(({ kind }) => kind === 'end'));
  const mode = useTable((state) => state.update?.undoMode);
  const { count } = view.playerDeck;
  return (
    <>
      {view.turn.actions > 0 && (
        <p className={css.warning}>
          <TriangleAlert size={18} aria-hidden /> {text('preview.actionsLeft', { n: view.turn.actions })}
        </p>
      )}
      {count < 2 && (
        <p className={css.warning}>
          <Skull size={18} aria-hidden /> {text('preview.noCards')}
        </p>
      )}
      <dl className={css.preview}>
        <dt>{text('preview.draw')}</dt>
        <dd>
          {text('preview.deck', { count, epidemics: view.epidemicsLeft })}
          <Incidents />
        </dd>
        <dt>{text('preview.infect')}</dt>
        <dd>
          {view.turn.quietNight ? text('preview.quiet') : text('preview.flips', { n: view.rate.value })}
          <Threat />
        </dd>
        {view.brink?.terrorist && !view.brink.terrorist.out && (
          <>
            <dt>{text('preview.terror')}</dt>
            <dd>{text('preview.terror.text')}</dd>
          </>
        )}
      </dl>
      {mode !== 'keepFate' && <p className={css.quiet}>{text(`preview.undo.${mode}`)}</p>}
      {end && <OptionButton option={end} look="primary" />}
    </>
  );
}

/** Mutation events that are still to be drawn happen at once. OB-MUT-12 */
function Incidents() {
  const { text } = useWords();
  const n = incidentsLeft(useView());
  return n > 0 ? <p>{text('preview.incidents', { n })}</p> : null;
}

function Threat() {
  const view = useView();
  const words = useWords();
  const { cards, certain, possible, breaking, hints } = threatOf(view);
  if (cards === 0) return null;
  return (
    <>
      {certain.length > 0 && <Cities title={words.text('preview.certain')} cities={certain} />}
      {possible.length > 0 && (
        <p>{words.text('preview.possible', { n: possible.length, cards: cards - certain.length })}</p>
      )}
      {breaking.length > 0 ? (
        <Cities title={words.text('preview.breaking')} cities={breaking} alarming />
      ) : (
        <p>{words.text('preview.noneBreaks')}</p>
      )}
      {hints.map((hint) => (
        <p key={hint}>{words.text(`preview.hint.${hint}`)}</p>
      ))}
    </>
  );
}

interface CitiesProps {
  readonly title: string;
  readonly cities: readonly string[];
  readonly alarming?: boolean;
}

function Cities({ title, cities, alarming = false }: CitiesProps) {
  const words = useWords();
  return (
    <div className={css.threat} data-alarming={alarming || undefined}>
      <p>{title}</p>
      <ul className={css.chips}>
        {cities.map((city) => (
          <li key={city}>
            <CardSign card={city} /> {words.card(city)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A mutation card is no city. */
function CardSign({ card }: { readonly card: string }) {
  const disease = diseaseOf(card);
  return disease ? <DiseaseMark disease={disease} size={16} /> : <Glyph of={card} size={16} />;
}
