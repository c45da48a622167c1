import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CUSTOMER_PAGES } from './scripts/vite/group-modules.ts';
import { namePreloads } from './scripts/vite/name-preloads.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { writePages } from './scripts/vite/write-pages.ts';

const SERVER = process.env['QUICKQUOTE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  base: '/app/',
  plugins: [react(), writePages(), precompress()],
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
        // What every page needs compresses best as one file, and so does what the first page needs and others share; the rest
        // follows the lazily loaded pages.
        codeSplitting: {
          groups: [{ name: 'base', priority: 4, tags: ['$initial'], test: /\.m?[jt]sx?$/ }, ...CUSTOMER_PAGES],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // The server refuses requests of other origins, and the development server's is another.
      ['/api', '/img', '/downloaded', '/documents', '/desk', '/cad', '/idp', '/ready', '/app/config.json'].map((path) => [
        path,
        { target: SERVER, headers: { origin: SERVER } },
      ]),
    ),
  },
});
