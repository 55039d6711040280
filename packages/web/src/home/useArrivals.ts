import { useEffect, useState } from 'react';
import { isWriting } from '../app/writing.ts';
import type { Arrival } from './useSavedGames.ts';

type Take = (arrivals: readonly Arrival[]) => Promise<void>;

/** Larger than any save; more than this is some other file. */
const MAX_BYTES = 20_000_000;

export async function readFiles(files: Iterable<File>): Promise<Arrival[]> {
  // What is far too big is read no further than needed to say that it is none of ours.
  return Promise.all(
    [...files].map(async (file) => ({ name: file.name, text: await file.slice(0, MAX_BYTES).text() })),
  );
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Takes in files that are dropped anywhere on the page. True while some hover above it. */
export function useDroppedFiles(take: Take): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const onLeave = (event: DragEvent) => {
      // Inside the page one element is left for the next.
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      void readFiles(event.dataTransfer?.files ?? []).then(take);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [take]);
  return dragging;
}

/** Takes in what is pasted anywhere on the page but into a field. */
export function usePastedText(take: Take): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (isWriting(event.target) || !event.clipboardData) return;
      const { files } = event.clipboardData;
      const text = event.clipboardData.getData('text/plain').trim();
      if (files.length > 0) void readFiles(files).then(take);
      else if (text !== '') void take([{ name: '', text }]);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [take]);
}
