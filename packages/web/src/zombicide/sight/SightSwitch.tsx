import { Eye } from 'lucide-react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../words.ts';

/** Shows and hides sight lines and ranges. */
export function SightSwitch({ className }: { readonly className?: string }) {
  const { text } = useWords();
  const on = useSettings((settings) => settings.sight);
  const set = useSettings((settings) => settings.set);
  return (
    <button
      type="button"
      className={className}
      aria-label={text('zombicide.sight.toggle')}
      title={text('zombicide.sight.toggle')}
      aria-pressed={on}
      data-testid="sight"
      onClick={() => set({ sight: !on })}
    >
      <Eye size={18} aria-hidden />
    </button>
  );
}
