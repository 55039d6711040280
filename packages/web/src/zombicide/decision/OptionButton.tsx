import type { Option } from '@holdout/kernel';
import css from '../../table/decision.module.css';
import { useTake } from '../../table/useTake.ts';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.generated.ts';
import { SurvivorBadge } from '../panels/SurvivorBadge.tsx';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { groupOf } from './group.ts';
import { iconOf } from './icons.ts';

interface OptionButtonProps {
  readonly option: Option;
  /** Other words than the usual ones. */
  readonly label?: string;
  readonly look?: 'plain' | 'primary' | 'danger';
}

/** A button that takes an option. Tests find it by its key. */
export function OptionButton({ option, label, look = 'plain' }: OptionButtonProps) {
  const words = useWords();
  const take = useTake();
  const busy = useTable((state) => state.busy);
  return (
    <button
      type="button"
      className={css.option}
      data-look={look}
      data-option={option.key}
      aria-disabled={busy || undefined}
      onClick={() => take(option)}
    >
      <OptionSign option={option} />
      <span>{label ?? words.option(option)}</span>
    </button>
  );
}

const PEOPLE: ReadonlySet<string> = new Set([
  'activate',
  'victim',
  'strike',
  'trade',
  'heal',
  'lead',
  'joins',
]);

/** Who or what it is about, or what kind of option it is. */
function OptionSign({ option }: { readonly option: Option }) {
  const { kind, args } = option;
  const [word = ''] = args;
  if (PEOPLE.has(kind)) return <SurvivorBadge id={word} size={24} />;
  if ((kind === 'hit' || kind === 'card') && GLYPHS[word]) return <Glyph of={word} size={22} />;
  const Icon = iconOf(kind, groupOf(option));
  return <Icon size={18} aria-hidden />;
}
