import { OptionList as List, type OptionListProps } from '../../table/OptionList.tsx';
import { OptionButton } from './OptionButton.tsx';

/** Options as buttons, in the order of the rules; where they are many, they can be searched. */
export function OptionList(props: OptionListProps) {
  return <List {...props} Button={OptionButton} />;
}
