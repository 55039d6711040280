import type { TerroristView } from '@holdout/pandemic';
import type { Words } from '../words.ts';

/** Where the bio-terrorist is, as far as everybody knows: “in hiding”. OB-BT-28, OB-BT-33, OB-BT-49 */
export function terroristText(words: Words, { out, captor, pawn }: TerroristView): string {
  if (out) return words.text('panel.terrorist.out');
  if (captor !== null) return words.text('panel.terrorist.captive', { name: words.name(captor) });
  return pawn === null
    ? words.text('panel.terrorist.hidden')
    : words.text('panel.terrorist.seen', { city: words.city(pawn) });
}
