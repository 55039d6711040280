import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));
/** Catalogues that only the command line needs. */
const NOT_IN_THE_BROWSER = ['cli.json'];
/** Games whose catalogues, those that begin with their name, are loaded only where they are played. */
const APART = ['zombicide'];

/** The catalogues of a module `de` or `de/zombicide`. */
function catalogues(folder: string, game: string | undefined): string[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (game !== undefined) return files.filter((file) => file.startsWith(`${game}.`));
  const common = files.filter((file) => !APART.some((apart) => file.startsWith(`${apart}.`)));
  return common.filter((file) => !NOT_IN_THE_BROWSER.includes(file));
}

/**
 * `virtual:messages/de` is one module with the German catalogues that every page needs, `virtual:messages/de/zombicide`
 * one with those of that game, so that each is one request. The messages are parsed here, and the parser stays behind.
 */
function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'holdout-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language, game] = id.slice(prefix.length + 1).split('/');
      const folder = `${locales}${language}/`;
      const merged: Record<string, MessageFormatElement[]> = {};
      for (const file of catalogues(folder, game)) {
        this.addWatchFile(folder + file);
        const texts: Record<string, string> = JSON.parse(readFileSync(folder + file, 'utf8'));
        for (const [id, text] of Object.entries(texts)) merged[id] = parse(text, { captureLocation: false });
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    messages(),
    // The words that React Aria brings along, in our four languages only.
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ja-JP', 'hu-HU'] }), enforce: 'pre' },
    // Once visited, the client opens without a connection. A new version comes in when all its tabs are closed.
    VitePWA({
      registerType: 'prompt',
      injectRegister: 'script',
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/third-party/],
      },
    }),
  ],
  define: {
    __VERSION__: JSON.stringify(
      JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version,
    ),
  },
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
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
