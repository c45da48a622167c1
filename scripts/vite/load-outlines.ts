import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import type { pageWords, renderOutline } from '../../src/web/render-outline.tsx';
import { translateModules } from './translate-modules.ts';

const ENTRY = resolve(import.meta.dirname, '../../src/web/render-outline.tsx');

interface Outlines extends AsyncDisposable {
  readonly render: typeof renderOutline;
  readonly words: typeof pageWords;
}

/** Builds the app's `renderOutline` for Node, with the class names of the build that is configured so, in a translation's language or, for null, in English. */
export async function loadOutlines({ root, base, css, cacheDir }: ResolvedConfig, language: string | null): Promise<Outlines> {
  await mkdir(cacheDir, { recursive: true });
  // Beside the packages, which it imports.
  const outDir = await mkdtemp(join(cacheDir, 'outlines-'));
  await build({
    configFile: false,
    root,
    base,
    ...(css.postcss === undefined ? {} : { css: { postcss: css.postcss } }),
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), language === null ? [] : translateModules(language)],
    worker: { format: 'es' },
    build: { ssr: ENTRY, outDir, assetsInlineLimit: 0 },
  });
  const built: { renderOutline: typeof renderOutline; pageWords: typeof pageWords } = await import(
    pathToFileURL(join(outDir, 'render-outline.js')).href
  );
  return { render: built.renderOutline, words: built.pageWords, [Symbol.asyncDispose]: () => rm(outDir, { recursive: true, force: true }) };
}
