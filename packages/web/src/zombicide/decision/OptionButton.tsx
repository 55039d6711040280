import type { Option } from '@holdout/kernel';
import { OptionButton as Button, type OptionButtonProps } from '../../table/OptionButton.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.generated.ts';
import { SurvivorBadge } from '../panels/SurvivorBadge.tsx';
import { groupOf, OF_A_SURVIVOR } from './group.ts';
import { iconOf } from './icons.ts';

/** A button that takes an option. */
export function OptionButton(props: OptionButtonProps) {
  return <Button {...props} sign={<OptionSign option={props.option} />} />;
}

/** Who or what it is about, or what kind of option it is. */
function OptionSign({ option }: { readonly option: Option }) {
  const { kind, args } = option;
  const [word = ''] = args;
  if (OF_A_SURVIVOR.has(kind) || kind === 'joins') return <SurvivorBadge id={word} size={24} />;
  if ((kind === 'hit' || kind === 'reap' || kind === 'card') && GLYPHS[word])
    return <Glyph of={word} size={22} />;
  const Icon = iconOf(kind, groupOf(option));
  return <Icon size={18} aria-hidden />;
}
