import type { Seat } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import type { Words } from '../words.ts';

/** Something of On the Brink that holds at this moment. */
export type InForce =
  | { readonly t: 'strain'; readonly disease: string | null }
  | {
      readonly t: 'card';
      readonly card: string;
      readonly lasts: 'game' | 'turn' | 'laid';
      readonly seat: Seat | null;
    }
  | { readonly t: 'lost'; readonly disease: string; readonly n: number }
  | { readonly t: 'permits'; readonly cities: readonly string[] };

/** All of it: what lasts the whole game first, then what is over with the turn. */
export function inForceOf({ brink, diseases }: PandemicView): readonly InForce[] {
  if (!brink) return [];
  const ofTurn = (card: string, seat: Seat | null): InForce => ({ t: 'card', card, lasts: 'turn', seat });
  return [
    ...(brink.virulent ? [{ t: 'strain', disease: brink.strain } as const] : []),
    ...brink.effects.map((card): InForce => ({ t: 'card', card, lasts: 'game', seat: null })),
    ...brink.lost.flatMap((n, i): InForce[] => (n > 0 ? [{ t: 'lost', disease: diseases[i].id, n }] : [])),
    ...(brink.laid
      ? [{ t: 'card', card: brink.laid.card, lasts: 'laid', seat: brink.laid.seat } as const]
      : []),
    ...(brink.hospital ? [ofTurn('mobile-hospital', null)] : []),
    ...(brink.orders ? [ofTurn('special-orders', brink.orders.pawn)] : []),
    ...(brink.permits.length > 0 ? [{ t: 'permits', cities: brink.permits } as const] : []),
  ];
}

/** What it is, in a few words. */
export function inForceTitle(words: Words, entry: InForce): string {
  switch (entry.t) {
    case 'strain':
      return entry.disease === null
        ? words.text('panel.inForce.noStrain')
        : words.text('panel.inForce.strain', { disease: words.disease(entry.disease) });
    case 'card':
      return words.card(entry.card);
    case 'lost':
      return words.text('panel.inForce.lost', { n: entry.n, disease: words.disease(entry.disease) });
    case 'permits':
      return words.text('panel.inForce.permits');
  }
}

/** What it does. */
export function inForceText(words: Words, entry: InForce): string {
  switch (entry.t) {
    case 'strain':
      return words.text(entry.disease === null ? 'panel.inForce.noStrain.text' : 'panel.inForce.strain.text');
    case 'card':
      return words.effect(entry.card);
    case 'lost':
      return words.text('panel.inForce.lost.text');
    case 'permits':
      return words.list(entry.cities.map(words.city));
  }
}

/** How long, or for whom; null where the words above say it all. */
export function inForceNote(words: Words, entry: InForce): string | null {
  if (entry.t !== 'card' || entry.seat === null) return null;
  const name = words.name(entry.seat);
  return words.text(entry.lasts === 'laid' ? 'panel.inForce.until' : 'panel.inForce.pawn', { name });
}
