import { AllOptions as All } from '../../../table/AllOptions.tsx';
import { useWords } from '../../words.ts';
import { byGroup } from '../group.ts';
import { AnyButton } from '../Options.tsx';

/** Every option of the decision in words, by what it is and by its words, with a search. */
export function AllOptions() {
  const { text } = useWords();
  return (
    <All byGroup={byGroup} titleOf={(group) => text(`panel.action.${group}`)} Button={AnyButton} sorted />
  );
}
