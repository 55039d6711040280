import { DoorOpen, Minus, ScrollText } from 'lucide-react';
import { useText } from '../../app/i18n.tsx';
import css from '../../table/panels.module.css';
import { RuleTexts } from '../../table/Why.tsx';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { type InForce, inForceNote, inForceOf, inForceText, inForceTitle } from './inForce.ts';

/** What of On the Brink is in force, in a few signs; its menu says what each of them does. */
export function InForceButton() {
  const view = useView();
  const words = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  if (!view.brink) return null;
  const entries = inForceOf(view);
  const told = entries.map((entry) => inForceTitle(words, entry));
  const lasting = entries.filter((entry) => entry.t === 'card' && entry.lasts === 'game').length;
  return (
    <button
      type="button"
      className={css.inForce}
      aria-haspopup="dialog"
      data-testid="in-force"
      data-strain={view.brink.strain ?? undefined}
      onClick={(event) => openMenu({ t: 'inForce' }, event.currentTarget)}
    >
      <span className="visually-hidden">
        {words.list([
          words.text('panel.inForce'),
          ...(told.length > 0 ? told : [words.text('panel.inForce.none')]),
        ])}
      </span>
      <span className={css.inForceSigns} aria-hidden="true">
        <Strain />
        {lasting > 0 && <strong>{lasting}</strong>}
        <Passing entries={entries} />
      </span>
    </button>
  );
}

/** The strain's disease in a ring; as long as there is none, a scroll. */
function Strain() {
  const strain = useView().brink?.strain;
  if (!strain) return <ScrollText size={18} />;
  return (
    <span className={css.strain}>
      <DiseaseMark disease={strain} size={18} />
    </span>
  );
}

/** What is over soon; where there is no room, only how much it is. */
function Passing({ entries }: { readonly entries: readonly InForce[] }) {
  const passing = entries.filter(
    (entry) => entry.t !== 'strain' && !(entry.t === 'card' && entry.lasts === 'game'),
  );
  if (passing.length === 0) return null;
  return (
    <>
      <span className={css.inForceAll}>
        {passing.map((entry) => (
          <Sign key={JSON.stringify(entry)} entry={entry} />
        ))}
      </span>
      <span className={css.inForceMore}>+{passing.length}</span>
    </>
  );
}

function Sign({ entry }: { readonly entry: InForce }) {
  switch (entry.t) {
    case 'strain':
      return entry.disease === null ? (
        <Glyph of="epidemic" size={18} />
      ) : (
        <DiseaseMark disease={entry.disease} size={18} />
      );
    case 'card':
      return <Glyph of={entry.card} size={18} />;
    case 'lost':
      return (
        <span className={css.inForceLost}>
          <Minus size={12} strokeWidth={3} />
          {entry.n}
          <DiseaseMark disease={entry.disease} size={14} />
        </span>
      );
    case 'permits':
      return <DoorOpen size={18} />;
  }
}

/** The modules that are played and everything in force, each with what it does. */
export function InForceMenu() {
  const view = useView();
  const words = useWords();
  const entries = inForceOf(view);
  return (
    <>
      <Played />
      {entries.length === 0 && <p>{words.text('panel.inForce.none')}</p>}
      <ul className={css.effects}>
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <span className={css.effectSign}>
              <Sign entry={entry} />
            </span>
            <span>
              <strong>{inForceTitle(words, entry)}</strong>
              <span>{inForceText(words, entry)}</span>
              <Note entry={entry} />
            </span>
          </li>
        ))}
        <Purple />
      </ul>
    </>
  );
}

function Note({ entry }: { readonly entry: InForce }) {
  const words = useWords();
  const note = inForceNote(words, entry);
  return note === null ? null : <span className={css.effectNote}>{note}</span>;
}

function Played() {
  const { brink } = useView();
  const { text, list } = useWords();
  if (!brink) return null;
  const modules = [
    ...(brink.contents ? [text('panel.inForce.contents')] : []),
    ...(brink.virulent ? [text('pandemic.module.virulent')] : []),
    ...(brink.mutation ? [text('pandemic.module.mutation')] : []),
    ...(brink.terrorist ? [text('pandemic.module.bioterrorist')] : []),
  ];
  return <p className={css.played}>{text('panel.inForce.played', { modules: list(modules) })}</p>;
}

/** How the fifth disease is cured, and what the team needs to win with it in play. OB-MUT-18, OB-MUT-21, OB-BT-45 */
function Purple() {
  const view = useView();
  const words = useWords();
  if (!view.diseases.some(({ id }) => id === 'purple')) return null;
  return (
    <li>
      <span className={css.effectSign}>
        <DiseaseMark disease="purple" size={18} />
      </span>
      <span>
        <strong>{words.disease('purple')}</strong>
        <RuleTexts>
          <PurpleRules terrorist={!!view.brink?.terrorist} />
        </RuleTexts>
      </span>
    </li>
  );
}

function PurpleRules({ terrorist }: { readonly terrorist: boolean }) {
  const text = useText();
  return (
    <>
      <span>{text('rule.OB-MUT-18')}</span>
      <span>{text(terrorist ? 'rule.OB-BT-45' : 'rule.OB-MUT-21')}</span>
    </>
  );
}
