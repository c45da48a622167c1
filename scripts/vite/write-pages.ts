import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown, transformWithOxc } from 'vite';
import { ROUTE_PATHS, type RouteName } from '../../src/web/navigation/route-paths.ts';
import { assemblePage } from './assemble-page.ts';
import { loadOutlines } from './load-outlines.ts';
import { namePage } from './name-page.ts';
import { listPageFiles } from './page-files.ts';
import { translatePage } from './translate-page.ts';

const FIRST_PAINT = resolve(import.meta.dirname, '../../src/web/first-paint.ts');
/** The server puts in its own name, as it does with its address. */
const APP_NAME = '{{appName}}';
/** Pages with a heading that is the same for every visitor. Of the others, which ask who it is, only the bar is known. */
const OUTLINED: readonly RouteName[] = [
  'home',
  'wip',
  'about',
  'contact',
  'roi-calculator',
  'upload',
  'material-selection',
  'quote',
  'cart',
  'submit',
  'viewer',
];

/**
 * Writes a page for every route into a build, `pages/upload.html` and so on (`pages/index.html` for '/'), beside the `index.html`
 * that serves all other addresses. Each shows the app's bar and heading before any script runs, and names the files its route needs.
 * Pages of a translation stand in a folder that is named by its language.
 */
export function writePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'write-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const language = this.environment.name === 'client' ? null : this.environment.name;
      const folder = language === null ? '' : `${language}/`;
      await using outlines = await loadOutlines(config, language);
      const html = translatePage(textOf(bundle, 'index.html'), outlines.words);
      const script = await readScript();
      const readStyles = (href: string) => textOf(bundle, href.slice(config.base.length));
      const assemble = (path: string, outline: string, files: readonly string[]) =>
        assemblePage({ ...namePage(html, outline, path), readStyles, script, files: files.map((file) => config.base + file) });

      const outlined = new Set<string>(OUTLINED.map((name) => ROUTE_PATHS[name]));
      const bar = keepBar(await outlines.render(ROUTE_PATHS.wip, APP_NAME));
      for (const [path, files] of listPageFiles(bundle)) {
        const outline = outlined.has(path) ? await outlines.render(path, APP_NAME) : bar;
        const name = `${folder}pages${path === '/' ? '/index' : path}`;
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source: assemble(path, outline, files) });
        // What promises prices at once is another page where a shop looks at each of them first.
        const reviewed = outlined.has(path) ? await outlines.render(path, APP_NAME, { isInstant: false }) : outline;
        if (reviewed !== outline)
          this.emitFile({ type: 'asset', fileName: `${name}.reviewed.html`, source: assemble(path, reviewed, files) });
      }
      delete bundle['index.html'];
      this.emitFile({ type: 'asset', fileName: `${folder}index.html`, source: assemble('/', bar, []) });
    },
  };
}

function textOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}.`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

async function readScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(FIRST_PAINT, 'utf8'), FIRST_PAINT);
  return minifySync(FIRST_PAINT, code, { module: false }).code;
}

/** What is left of an outline where nothing is known of the page. */
function keepBar(outline: string): string {
  return outline.replace(/<title>.*?<\/title>/s, `<title>${APP_NAME}</title>`).replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
}
