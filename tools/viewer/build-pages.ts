import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { PROJECT_ROOT } from '../../test/support/project.ts';

/** Builds the page of each side, and ours with a part on it, into `folder`. Online3DViewer gets its CAD engine from this machine instead of a network. */
export async function buildPages(folder: string): Promise<void> {
  const root = join(PROJECT_ROOT, 'tools/viewer/pages');
  await build({
    root,
    base: '/',
    configFile: false,
    logLevel: 'warn',
    css: { postcss: PROJECT_ROOT },
    plugins: [
      react(),
      {
        name: 'local-engine',
        transform: (code: string, id: string) =>
          id.includes('online-3d-viewer') && code.includes('cdn.jsdelivr.net')
            ? code.replaceAll(/['"]https:\/\/cdn\.jsdelivr\.net\/npm\/occt-import-js@[\d.]+\/dist\/['"]/g, "(location.origin + '/occt/')")
            : null,
      },
    ],
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: ['ours', 'theirs', 'part'].map((page) => join(root, `${page}.html`)) },
    },
  });
  await cp(join(PROJECT_ROOT, 'node_modules/occt-import-js/dist'), join(folder, 'occt'), { recursive: true });
}
