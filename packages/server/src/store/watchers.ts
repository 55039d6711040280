import type { Watcher } from './store.ts';

/** Passes on to all who watch. One that throws keeps it from nobody else: its error is one that nobody caught. */
export class Watchers implements Watcher {
  private readonly all = new Set<Watcher>();

  /** Returns how to stop. */
  add(watcher: Watcher): () => void {
    this.all.add(watcher);
    return () => this.all.delete(watcher);
  }

  changed(code: string, n: number): void {
    this.each((watcher) => watcher.changed(code, n));
  }

  present(code: string): void {
    this.each((watcher) => watcher.present(code));
  }

  lost(): void {
    this.each((watcher) => watcher.lost());
  }

  private each(tell: (watcher: Watcher) => void): void {
    for (const watcher of this.all) {
      try {
        tell(watcher);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
