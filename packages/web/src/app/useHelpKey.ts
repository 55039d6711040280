import { useEffect } from 'react';
import { usePanels } from './panels.ts';
import { useSettings } from './settings.ts';

/** A key is meant for the field that somebody is writing in, not for the page. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}

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
