import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

/** Milliseconds that a button says that it has copied something. */
const SAID_FOR = 3000;

/** Copies words, and knows for a moment that it has. */
export function useCopied(): { readonly copied: boolean; readonly copy: (words: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: async (words) => setCopied(await copyText(words)) };
}
