import { useEffect, useRef } from 'react';

/** Not one catalogue could be loaded: the page itself carries a few words for that, in all languages. */
export function NoTexts() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = document.querySelector<HTMLTemplateElement>('#no-texts');
    if (words) place.current?.replaceChildren(words.content.cloneNode(true));
  }, []);
  return <div ref={place} role="alert" />;
}
