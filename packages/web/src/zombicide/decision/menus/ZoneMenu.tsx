import { PointHere } from '../../../online/pointing/PointHere.tsx';
import css from '../../../table/decision.module.css';
import { isElsewhere } from '../../../table/elsewhere.ts';
import { Why } from '../../../table/Why.tsx';
import { contentsOf, doorsOf } from '../../board/describe.ts';
import { zoneNumber } from '../../board/pieces.ts';
import { useTable, useView } from '../../tableContext.ts';
import { useBoard } from '../../useBoard.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keysToZone } from '../whyNot.ts';

/** What is in a zone, all that can be done with it now, and why nothing can where nothing can. */
export function ZoneMenu({ zone }: { readonly zone: string }) {
  const view = useView();
  const scene = useBoard();
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const elsewhere = useTable(isElsewhere);
  const options = optionsFor(decision, { t: 'zone', zone }, view, scene.doorZones);
  const number = zoneNumber(zone);
  const items = [...contentsOf(words, view, scene, number), ...doorsOf(words, view, scene, number)];
  const stuck = decision?.ask === 'action' && options.length === 0 && !elsewhere;
  const keys = stuck ? keysToZone(zone, view) : [];
  const seat = decision?.owner ?? 0;
  return (
    <>
      <ul className={css.facts}>
        {items.length === 0 && <li>{words.text('zombicide.zone.empty')}</li>}
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two spawn zones are called the same
          <li key={i}>{item}</li>
        ))}
      </ul>
      <OptionList options={options} />
      {keys.length > 0 && (
        <section>
          <h3 className={css.small}>{words.text('decision.whyNot')}</h3>
          <Why keys={keys} seat={seat} />
        </section>
      )}
      <PointHere place={zone} />
    </>
  );
}
