import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built web client, as far as it can be read out of its files: which of them a page loads. */
export class Bundle {
  private readonly root: URL;

  /** @param root folder of the build, with a slash at its end. */
  constructor(root: URL) {
    this.root = root;
  }

  text(file: string): string {
    return readFileSync(new URL(file, this.root), 'utf8');
  }

  /** Files that the start page loads by itself: the document, what it names, their imports and their workers. */
  startFiles(): Set<string> {
    const files = new Set(['index.html']);
    for (const [, file] of this.text('index.html').matchAll(/(?:src|href)="\/([^"]+)"/g))
      this.follow(file, files);
    return files;
  }

  /**
   * Files that come when a page is opened that is loaded on demand; none if there is no such page.
   *
   * @param n which of the pages of this name, in the order in which the client names them.
   */
  pageFiles(page: string, n = 0): Set<string> {
    const files = new Set<string>();
    const entries = this.scripts().flatMap((file) => this.pagesNamed(page, this.text(file)));
    for (const file of entries[n] ?? []) this.follow(file, files);
    return files;
  }

  /** What each page of a name needs, as one script lists it. */
  private pagesNamed(page: string, text: string): string[][] {
    const table = /m\.f=\[([^\]]*)\]/.exec(text);
    if (!table) return [];
    const listed = [...table[1].matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, name]) => name);
    const entry = new RegExp(`import\\(.\\./${page}-.{1,200}?,__vite__mapDeps\\(\\[([\\d,]+)\\]\\)`, 'g');
    return [...text.matchAll(entry)].map(([, numbers]) => numbers.split(',').map((i) => listed[Number(i)]));
  }

  /** Files that the worker loads on demand, in the order in which it names them: the rules of each game. */
  rulesFiles(): string[] {
    const worker = this.scripts().find((name) => name.startsWith('assets/worker-'));
    if (!worker) return [];
    return [...this.text(worker).matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(
      ([, name]) => `assets/${name}`,
    );
  }

  /** The largest of the files whose names begin so; none if there are none. */
  largest(prefix: string): string[] {
    const files = this.scripts().filter((name) => name.startsWith(`assets/${prefix}-`));
    return files.sort((a, b) => this.gzip(b) - this.gzip(a)).slice(0, 1);
  }

  /** The files of one language for each language. */
  languageFiles(languages: readonly string[]): string[] {
    return languages.map((language) => {
      const file = this.scripts().find((name) => name.startsWith(`assets/${language}-`));
      if (!file) throw new Error(`the build has no texts of ${language}`);
      return file;
    });
  }

  private scripts(): string[] {
    return readdirSync(new URL('assets/', this.root))
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => `assets/${name}`);
  }

  private follow(file: string, files: Set<string>): void {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith('.js')) return;
    const text = this.text(file);
    const imported = text.matchAll(/(?:^|[;}\s])(?:import|export)[\s\w$*{},]*["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [, name] of imported) this.follow(`assets/${name}`, files);
    for (const [, name] of text.matchAll(/new Worker\(new URL\(["'`]\/(assets\/[\w.-]+\.js)["'`]/g))
      this.follow(name, files);
  }

  gzip(file: string): number {
    return gzipSync(this.bytes(file), { level: 9 }).length;
  }

  brotli(file: string): number {
    return brotliCompressSync(this.bytes(file)).length;
  }

  bytes(file: string): Buffer {
    return readFileSync(new URL(file, this.root));
  }
}
