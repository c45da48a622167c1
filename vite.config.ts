import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SHARED_CODE } from './scripts/vite/group-modules.ts';
import { namePreloads } from './scripts/vite/name-preloads.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { TRANSLATIONS, translateModules } from './scripts/vite/translate-modules.ts';
import { writePages } from './scripts/vite/write-pages.ts';

/** Of several builds the one that is named so; the development server speaks the language that QUICKQUOTE_LANGUAGE names. */
const translate = (language: string): Plugin => ({
  ...translateModules(language),
  applyToEnvironment: ({ name }) => name === (process.env['QUICKQUOTE_LANGUAGE'] === language ? 'client' : language),
});

const SERVER = process.env['QUICKQUOTE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  base: '/app/',
  plugins: [react(), TRANSLATIONS.map(translate), writePages(), precompress()],
  css: { postcss: fileURLToPath(new URL('.', import.meta.url)) },
  // Lets the viewer's worker load its engine when it is needed.
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every browser that can run the app knows it.
    modulePreload: { polyfill: false, resolveDependencies: namePreloads },
    rolldownOptions: {
      output: {
        // What is in none of them follows the lazily loaded pages.
        codeSplitting: { groups: SHARED_CODE },
      },
    },
  },
  // One after the other into one folder: first the English pages, then those of each translation, which share what says nothing.
  ...(command === 'build' && {
    builder: {},
    environments: Object.fromEntries(
      TRANSLATIONS.map((language) => [language, { consumer: 'client' as const, build: { emptyOutDir: false, copyPublicDir: false } }]),
    ),
  }),
  server: {
    proxy: Object.fromEntries(
      // The server refuses requests of other origins, and the development server's is another.
      ['/api', '/img', '/downloaded', '/documents', '/desk', '/cad', '/idp', '/ready', '/app/config.json'].map((path) => [
        path,
        { target: SERVER, headers: { origin: SERVER } },
      ]),
    ),
  },
}));
