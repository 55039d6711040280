import { useState } from 'react';
import css from '../../table/decision.module.css';
import { matches, SearchField } from '../../table/SearchField.tsx';
import { contentsOf } from '../board/describe.ts';
import { zoneNumber, zoneWord } from '../board/pieces.ts';
import { marksOf } from '../decision/group.ts';
import { OptionList } from '../decision/OptionList.tsx';
import { useScreen } from '../screen.ts';
import { useTable, useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import text_ from './text.module.css';

/** The same table in words: what lies in every zone and where one can go from it, and all that can be chosen. */
export function TextBoard() {
  const words = useWords();
  const { text } = words;
  const decision = useTable((state) => state.decision);
  const [wanted, setWanted] = useState('');
  const { plan } = useBoard();
  return (
    <section className={text_.board} aria-label={text('board.label')} data-testid="text-board">
      <div className={text_.zones}>
        <SearchField value={wanted} onChange={setWanted} />
        <ul>
          {plan.zones.map(({ zone }) => (
            <Zone key={zone} zone={zone} wanted={wanted} />
          ))}
        </ul>
      </div>
      <div className={text_.options}>
        <h2 className={css.small}>{text('decision.all')}</h2>
        <OptionList options={decision?.options ?? []} />
      </div>
    </section>
  );
}

function Zone({ zone, wanted }: { readonly zone: number; readonly wanted: string }) {
  const words = useWords();
  const { text } = words;
  const view = useView();
  const scene = useBoard();
  const decision = useTable((state) => state.decision);
  const openMenu = useScreen((state) => state.openMenu);
  const word = zoneWord(zone);
  const items = contentsOf(words, view, scene, zone);
  const name = words.thing(word);
  const mark = marksOf(decision).get(word);
  if (!matches([name, ...items].join(' '), wanted)) return null;
  const ways = scene.board.links.flatMap(({ a, b, door }) => {
    if (a !== zone && b !== zone) return [];
    const other = words.thing(zoneWord(a === zone ? b : a));
    if (door < 0) return [other];
    const key = view.doors[door].open ? 'zombicide.zone.wayOpen' : 'zombicide.zone.wayClosed';
    return [text(key, { zone: other })];
  });
  return (
    <li className={text_.zone} data-mark={mark} data-zone-row={zoneNumber(word)}>
      <button type="button" onClick={(event) => openMenu({ t: 'zone', zone: word }, event.currentTarget)}>
        <strong>{name}</strong>
        <span>{items.length > 0 ? words.list(items) : text('zombicide.zone.empty')}</span>
        <span className={text_.ways}>{text('zombicide.zone.ways', { zones: words.list(ways) })}</span>
        {mark && <span className={text_.mark}>{text(`zombicide.zone.mark.${mark}`)}</span>}
      </button>
    </li>
  );
}
