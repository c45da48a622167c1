import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['QUICKQUOTE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  base: '/app/',
  plugins: [react()],
  css: { postcss: fileURLToPath(new URL('.', import.meta.url)) },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs compresses best as one file; the rest follows the lazily loaded pages.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|zod|zustand|clsx|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store)|@mantine\/core\/esm\/core)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // The server refuses requests of other origins, and the development server's is another.
      ['/api', '/img', '/downloaded', '/cad', '/idp', '/app/config.json'].map((path) => [
        path,
        { target: SERVER, headers: { origin: SERVER } },
      ]),
    ),
  },
});
