import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that was pressed may be gone with the question it answered. The focus then goes to the next question instead
 * of back to the top of the page; it stays there as long as nothing has had it. WCAG 2.4.3
 */
export function useKeptFocus(shown: unknown): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  const before = useRef(shown);
  const focused = useRef(false);
  useEffect(() => {
    const note = () => {
      focused.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // After a dialog has closed, it gives back the focus a moment later.
    const timer = setTimeout(() => {
      if (focused.current && document.activeElement === document.body)
        dock.current?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [shown]);
  return dock;
}
