import type { GameEvent } from '@holdout/kernel';
import { ShowingFrame } from '../../table/ShowingFrame.tsx';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import { diseaseOf, isCity } from '../board/geometry.ts';
import { useTable } from '../tableContext.ts';
import { useWords, type Words } from '../words.ts';

/** Says what is happening while it is being shown, step by step, and how fast. */
export function Showing() {
  const event = useTable((state) => state.event);
  const words = useWords();
  if (!event) return null;
  return (
    <ShowingFrame event={event} sign={<EventSign event={event} />}>
      {words.event(event) ?? plainText(words, event)}
    </ShowingFrame>
  );
}

/** A card that is turned over has no sentence of its own: the next one tells what it brings. */
function plainText(words: Words, { city }: GameEvent): string {
  return typeof city === 'string'
    ? words.text('table.flipped', { city: words.city(city) })
    : words.text('table.goingOn');
}

/** Cards with a drawing of their own, and what is told of the bio-terrorist. */
const SIGNED: ReadonlySet<string> = new Set([
  'incident',
  'effect',
  'bt-turn',
  'bt-flight',
  'bt-card',
  'discovered',
  'hidden',
  'captured',
  'escaped',
  'bt-out',
]);

function signedCard({ card }: GameEvent): string | null {
  return typeof card === 'string' && !isCity(card) ? card : null;
}

function EventSign({ event }: { readonly event: GameEvent }) {
  if (event.t === 'epidemic') return <Glyph of={signedCard(event) ?? 'epidemic'} size={32} />;
  if (SIGNED.has(event.t)) return <Glyph of={signedCard(event) ?? 'bio-terrorist'} size={32} />;
  const disease = typeof event.disease === 'string' ? event.disease : diseaseOf(String(event.city));
  return disease ? <DiseaseMark disease={disease} size={28} /> : null;
}
