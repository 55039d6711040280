/**
 * What people write is shown as it is, so it must not hide what it says: no control characters and nothing that turns the
 * line around. Joiners stay, for they make one sign out of several.
 */
export const clean = (text: string): string =>
  text.replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();

/** A name, on one line. */
export const cleanName = (text: string): string => clean(text.replace(/\s+/g, ' '));
