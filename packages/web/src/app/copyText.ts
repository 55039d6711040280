/** Puts words on the clipboard. Pages without https may not use it: the old way works there. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = words;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
