import type { Option } from '@holdout/kernel';
import css from '../../table/decision.module.css';
import { OptionButton as Button, type OptionButtonProps } from '../../table/OptionButton.tsx';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import { diseaseOf, isCity } from '../board/geometry.ts';
import { useView } from '../board/useView.ts';
import { useWords } from '../words.ts';
import { costOf, groupOf } from './group.ts';
import { iconOf } from './icons.ts';

/** A button that takes an option, with the card that it costs. */
export function OptionButton(props: OptionButtonProps) {
  const { option } = props;
  return (
    <Button {...props} sign={<OptionSign option={option} />}>
      <Cost option={option} />
    </Button>
  );
}

/** The card that goes to the discard pile for it. */
function Cost({ option }: { readonly option: Option }) {
  const words = useWords();
  const cost = costOf(option, useView());
  if (cost === null) return null;
  return <span className={css.cost}>{words.text('decision.cost', { card: words.card(cost) })}</span>;
}

/** A disease, an event, or what kind of option it is. */
function OptionSign({ option }: { readonly option: Option }) {
  const { kind } = option;
  const word = option.args.at(-1) ?? '';
  if (DISEASE_KINDS.has(kind)) return <DiseaseMark disease={word} size={20} />;
  if (GLYPH_KINDS.has(kind)) return <Glyph of={word} />;
  if (CARD_KINDS.has(kind)) {
    const disease = isCity(word) ? diseaseOf(word) : null;
    return disease ? <DiseaseMark disease={disease} size={20} /> : <Glyph of={word} />;
  }
  const Icon = iconOf(kind, groupOf(option));
  return <Icon size={18} aria-hidden />;
}

/** Options whose last word is a disease, or something that has a drawing of its own. */
const DISEASE_KINDS: ReadonlySet<string> = new Set([
  'treat',
  'cure',
  'cure-samples',
  'sample',
  'return-sample',
  'heal',
  'cube',
]);
const GLYPH_KINDS: ReadonlySet<string> = new Set(['event', 'fetch', 'resolve', 'take-role', 'role']);
const CARD_KINDS: ReadonlySet<string> = new Set([
  'discard',
  'spend',
  'card',
  'infection',
  'order',
  'remove',
  'give',
  'take',
  'hand-over',
  'consult',
  'recover',
  'bt-discard',
]);
