import { useEffect } from 'react';
import { usePanels } from './panels.ts';
import { useSettings } from './settings.ts';
import { isWriting } from './writing.ts';

/** `?` shows the keys, on every page. */
export function useHelpKey(): void {
  const shortcuts = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      const { open, show } = usePanels.getState();
      if (event.key !== '?' || event.defaultPrevented || open || isWriting(event.target)) return;
      event.preventDefault();
      show('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts]);
}
