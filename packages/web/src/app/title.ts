import { useEffect, useLayoutEffect } from 'react';
import { useText } from './i18n.tsx';

/** Titles the document after the page that is shown; an empty word gives the plain title of the program. */
export function useTitle(page: string): void {
  const title = useFullTitle(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A title until the page that is being loaded sets its own. */
export function useInterimTitle(page: string): void {
  const title = useFullTitle(page);
  // Layout effects come before the effects of the parts inside, so the page has the last word.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

function useFullTitle(page: string): string {
  const text = useText();
  return page === '' ? text('app.title') : text('app.pageTitle', { page });
}
