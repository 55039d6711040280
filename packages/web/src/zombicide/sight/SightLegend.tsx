import { X } from 'lucide-react';
import { zoneWord } from '../board/pieces.ts';
import { useTable, useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { useLooking } from './looking.ts';
import css from './sight.module.css';
import { actingOf } from './sight.ts';
import { type Sight, useOwnSight, useShownSight } from './useSight.ts';

/** On the map: from where one looks, and which hatching belongs to which weapon. */
export function SightLegend({ listId }: { readonly listId: string }) {
  const { text } = useWords();
  const pinned = useLooking((looking) => looking.pinned);
  const pin = useLooking((looking) => looking.pin);
  const sight = useShownSight();
  const own = useOwnSight();
  const whose = useWhose();
  const list = useSightList();
  const event = useTable((state) => state.event);
  // While the zombies have their part, the map needs the room.
  if (!sight && event) return null;
  return (
    <div className={css.legend} data-testid="sight-legend">
      <p className={css.from}>{sight ? whose(sight) : text('zombicide.sight.nobody')}</p>
      {sight && <Weapons sight={sight} />}
      {pinned !== null && (
        <button type="button" className={css.unpin} onClick={() => pin(pinned)}>
          <X size={16} aria-hidden /> {text('zombicide.sight.unpin')}
        </button>
      )}
      <p id={listId} className="visually-hidden">
        {sight && list(sight)}
      </p>
      <p role="status" className="visually-hidden">
        {own && `${whose(own)} ${list(own)}`}
      </p>
    </div>
  );
}

/** A piece of the hatching of each weapon. */
const SWATCHES = ['M-4 0L14 18M5 0L23 18M14 0L32 18', 'M-4 18L14 0M5 18L23 0M14 18L32 0'];

function Weapons({ sight: { weapons } }: { readonly sight: Sight }) {
  const { text, equipment } = useWords();
  if (weapons.length === 0) return <p>{text('zombicide.sight.unarmed')}</p>;
  return (
    <ul>
      {weapons.map(({ weapon, min, max }, i) => (
        <li key={weapon}>
          <svg width={26} height={18} viewBox="0 0 26 18" aria-hidden="true" className={css.swatch}>
            <path className={css.swatchLine} d={SWATCHES[i]} />
          </svg>
          {text('zombicide.sight.weapon', { weapon: equipment(weapon), min, max })}
        </li>
      ))}
    </ul>
  );
}

/** Who looks, and from where. */
function useWhose(): (sight: Sight) => string {
  const { text, survivor, thing } = useWords();
  const acting = actingOf(useView());
  return ({ from }) => {
    const zone = zoneWord(from);
    return acting?.zone === zone
      ? text('zombicide.sight.of', { survivor: survivor(acting.id), zone: thing(zone) })
      : text('zombicide.sight.from', { zone: thing(zone) });
  };
}

/** All zones that are seen, with their ranges, the nearest first. */
function useSightList(): (sight: Sight) => string {
  const { text, thing, list } = useWords();
  return ({ from, seen }) => {
    const others = seen.filter(({ zone }) => zone !== from).sort((a, b) => a.range - b.range);
    if (others.length === 0) return text('zombicide.sight.none');
    const zones = others.map(({ zone, range }) =>
      text('zombicide.sight.item', { zone: thing(zoneWord(zone)), n: range }),
    );
    return text('zombicide.sight.list', { zones: list(zones) });
  };
}
