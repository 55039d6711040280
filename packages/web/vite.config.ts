import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { partOf } from './src/app/parts.ts';

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));
/** The catalogues of a part. */
const catalogues = (folder: string, part: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && partOf(file) === part)
    .sort();

/**
 * `virtual:messages/de` is one module with the German catalogues that every page needs, `virtual:messages/de/zombicide`
 * one with those of that game's table, `virtual:messages/de/zombicide/rules` one with its rules: each is one request.
 * The messages are parsed here, and the parser stays behind.
 */
function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'holdout-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language, ...part] = id.slice(prefix.length + 1).split('/');
      const folder = `${locales}${language}/`;
      const merged: Record<string, MessageFormatElement[]> = {};
      for (const file of catalogues(folder, part.join('/'))) {
        this.addWatchFile(folder + file);
        const texts: Record<string, string> = JSON.parse(readFileSync(folder + file, 'utf8'));
        for (const [id, text] of Object.entries(texts)) merged[id] = parse(text, { captureLocation: false });
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}

/**
 * `d3-zoom` can glide, and brings transitions, easings and colours for it. Our maps glide by style sheet: there is never
 * a transition to interrupt, and no way between two views to work out.
 */
const NO_GLIDING: Readonly<Record<string, string>> = {
  'd3-transition': `
    import { selection } from 'd3-selection';
    selection.prototype.interrupt = function () { return this; };
    export const interrupt = () => {};`,
  'd3-interpolate': 'export const interpolateZoom = null;',
};

function withoutGliding(): Plugin {
  return {
    name: 'holdout-without-gliding',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id in NO_GLIDING ? `\0${id}` : null),
    load: (id) => NO_GLIDING[id.slice(1)] ?? null,
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    messages(),
    withoutGliding(),
    // The words that React Aria brings along, in our four languages only.
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ja-JP', 'hu-HU'] }), enforce: 'pre' },
    // Once visited, the client opens without a connection. A new version comes in when all its tabs are closed.
    VitePWA({
      registerType: 'prompt',
      injectRegister: 'script',
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        // The worker loads it by itself.
        globIgnores: ['push.js'],
        importScripts: ['push.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(?:third-party|api|ws|healthz|readyz|metrics|openapi)/],
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
