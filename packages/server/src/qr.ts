import { renderUnicodeCompact } from 'uqr';

/** An address as a code that a phone can read off a terminal. */
export const qrText = (url: string): string => renderUnicodeCompact(url, { border: 2 });
