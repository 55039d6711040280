import { useState } from 'react';
import css from '../../table/decision.module.css';
import { isElsewhere } from '../../table/elsewhere.ts';
import { matches, SearchField } from '../../table/SearchField.tsx';
import { contentsOf, waysFrom } from '../board/describe.ts';
import { zoneNumber, zoneWord } from '../board/pieces.ts';
import { marksOf } from '../decision/group.ts';
import { OptionList } from '../decision/OptionList.tsx';
import { useScreen } from '../screen.ts';
import { SightSwitch } from '../sight/SightSwitch.tsx';
import { useOwnSight, useSightText } from '../sight/useSight.ts';
import { useTable, useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import text_ from './text.module.css';

/** The same table in words: what lies in every zone and where one can go from it, and all that can be chosen. */
export function TextBoard() {
  const words = useWords();
  const { text } = words;
  const decision = useTable((state) => state.decision);
  const elsewhere = useTable(isElsewhere);
  const [wanted, setWanted] = useState('');
  const { plan } = useBoard();
  const sight = useOwnSight();
  const sightText = useSightText();
  return (
    <section className={text_.board} aria-label={text('board.label')} data-testid="text-board">
      <div className={text_.options}>
        {!elsewhere && <h2 className={css.small}>{text('decision.all')}</h2>}
        <OptionList options={decision?.options ?? []} />
      </div>
      <div className={text_.zones}>
        <div className={text_.tools}>
          <SearchField value={wanted} onChange={setWanted} />
          <SightSwitch className={text_.sight} />
        </div>
        <ul>
          {plan.zones.map(({ zone }) => (
            <Zone key={zone} zone={zone} wanted={wanted} seen={sightText(sight, zone)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ZoneProps {
  readonly zone: number;
  readonly wanted: string;
  /** How the acting survivor sees it, if he does. */
  readonly seen: string | null;
}

function Zone({ zone, wanted, seen }: ZoneProps) {
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
  const ways = waysFrom(words, view, scene, zone);
  return (
    <li className={text_.zone} data-mark={mark} data-zone-row={zoneNumber(word)}>
      <button type="button" onClick={(event) => openMenu({ t: 'zone', zone: word }, event.currentTarget)}>
        <strong>{name}</strong>
        <span>{items.length > 0 ? words.list(items) : text('zombicide.zone.empty')}</span>
        <span className={text_.ways}>{text('zombicide.zone.ways', { zones: words.list(ways) })}</span>
        {seen && <span className={text_.seen}>{seen}</span>}
        {mark && <span className={text_.mark}>{text(`zombicide.zone.mark.${mark}`)}</span>}
      </button>
    </li>
  );
}
