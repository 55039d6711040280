import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));
/** Catalogues that only the command line needs. */
const NOT_IN_THE_BROWSER = ['cli.json'];

/** `virtual:messages/de` is one module with all German catalogues, so that a language is one request. */
function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'holdout-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = `${locales}${id.slice(prefix.length + 1)}/`;
      const merged: Record<string, string> = {};
      for (const file of readdirSync(folder).sort()) {
        if (!file.endsWith('.json') || NOT_IN_THE_BROWSER.includes(file)) continue;
        this.addWatchFile(folder + file);
        Object.assign(merged, JSON.parse(readFileSync(folder + file, 'utf8')));
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), messages()],
  define: {
    __VERSION__: JSON.stringify(
      JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version,
    ),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    license: { fileName: 'third-party.md' },
  },
});
