import type { TerroristView } from '@holdout/pandemic';
import { Eye, EyeOff } from 'lucide-react';
import { useWords, type Words } from '../words.ts';
import css from './terror.module.css';

/** Where the bio-terrorist is and whether he is seen, and what he has left to do. */
export function Place({ terrorist }: { readonly terrorist: TerroristView }) {
  const words = useWords();
  const { secret, pawn } = terrorist;
  const Icon = pawn === null ? EyeOff : Eye;
  return (
    <p className={css.place} data-seen={pawn !== null || undefined}>
      <Icon size={18} aria-hidden /> <span>{placeText(words, terrorist)}</span>
      {secret && (
        <span className={css.left} data-testid="deeds-left">
          {words.text('pandemic.terror.left', { actions: secret.actions, drives: secret.drives })}
        </span>
      )}
    </p>
  );
}

function placeText({ text, city, name }: Words, { out, captor, pawn, secret }: TerroristView): string {
  if (out) return text('pandemic.terror.place.out');
  if (captor !== null) return text('pandemic.terror.place.captured', { name: name(captor) });
  if (!secret?.city) return text('pandemic.terror.place.none');
  return text(`pandemic.terror.place.${pawn === null ? 'hidden' : 'seen'}`, { city: city(secret.city) });
}
