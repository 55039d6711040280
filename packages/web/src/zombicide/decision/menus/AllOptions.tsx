import { AllOptions as All } from '../../../table/AllOptions.tsx';
import { useWords } from '../../words.ts';
import { byGroup } from '../group.ts';
import { OptionButton } from '../OptionButton.tsx';

/** Every option of the decision in words, by what it is, with a search. */
export function AllOptions() {
  const { text } = useWords();
  return (
    <All byGroup={byGroup} titleOf={(group) => text(`zombicide.action.${group}`)} Button={OptionButton} />
  );
}
