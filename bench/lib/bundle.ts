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

  /** Files that come when a page is opened that is loaded on demand; none if there is no such page. */
  pageFiles(page: string): Set<string> {
    const files = new Set<string>();
    for (const file of this.scripts()) {
      const text = this.text(file);
      const entry = new RegExp(`import\\(.\\./${page}-.{1,200}?,__vite__mapDeps\\(\\[([\\d,]+)\\]\\)`).exec(
        text,
      );
      const table = /m\.f=\[([^\]]*)\]/.exec(text);
      if (!entry || !table) continue;
      const listed = [...table[1].matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, name]) => name);
      for (const i of entry[1].split(',')) this.follow(listed[Number(i)], files);
    }
    return files;
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
