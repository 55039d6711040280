import { SurvivorSheet } from '../../panels/SurvivorSheet.tsx';
import { useTable, useView } from '../../tableContext.ts';
import { useBoard } from '../../useBoard.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';

/** The whole sheet of a survivor, and what can be done with him now. */
export function SurvivorMenu({ survivor }: { readonly survivor: string }) {
  const view = useView();
  const scene = useBoard();
  const decision = useTable((state) => state.decision);
  const options = optionsFor(decision, { t: 'survivor', survivor }, view, scene.doorZones);
  const shown = view.survivors.find(({ id }) => id === survivor);
  return (
    <>
      <OptionList options={options} />
      {shown && <SurvivorSheet survivor={shown} />}
    </>
  );
}
