import { OptionList as List, type OptionListProps } from '../../table/OptionList.tsx';
import { OptionButton } from './OptionButton.tsx';

/** Options as buttons, sorted by their words; where they are many, they can be searched. */
export function OptionList(props: OptionListProps) {
  return <List {...props} Button={OptionButton} sorted />;
}
