import type { Option } from '@holdout/kernel';
import { Options as List, type OptionsProps } from '../../table/Options.tsx';
import { EndButton } from './EndButton.tsx';
import { OptionButton } from './OptionButton.tsx';

/** Buttons for options of any kind. */
export function Options(props: OptionsProps) {
  return <List {...props} Button={AnyButton} />;
}

/** An option of any kind: the actions are not ended without a look at what will come. */
export function AnyButton({ option }: { readonly option: Option }) {
  return option.kind === 'end' ? <EndButton option={option} /> : <OptionButton option={option} />;
}
