import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../../src');

/** The languages of pages beside English, which are the names of their builds and the folders of their pages. */
export const TRANSLATIONS = ['de'] as const;

/**
 * Builds the pages of one language: a module that has another of that language beside it, as `texts.ts` has `texts.de.ts`, gives way
 * to it. The other may still import the first, for what is the same in both.
 */
export function translateModules(language: string): Plugin {
  return {
    name: `translate-modules-${language}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.startsWith(SOURCE) !== true) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !found.id.startsWith(SOURCE) || !found.id.endsWith('.ts')) return found;
      const translated = found.id.replace(/\.ts$/, `.${language}.ts`);
      return importer === translated || !existsSync(translated) ? found : { ...found, id: translated };
    },
  };
}
