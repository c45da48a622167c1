import { createHash } from 'node:crypto';
import { cpSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { listProductionPackages } from './list-packages.ts';

/** What an installation consists of beside its packages. */
const PARTS = ['package.json', 'LICENSE', 'NOTICE', 'src', 'dist', 'engine/built', 'engine/warmup', 'scripts/commands'];
/** What an operator runs, and what asks how the program is. */
const SCRIPTS = ['audit', 'backup', 'create-bucket', 'doctor', 'health', 'rate-card', 'restore'].map((name) => `scripts/${name}.ts`);
/** What nothing reads that runs here. */
const LEFT_OUT = [
  // Tests, and what is built into dist or into code beside it.
  /^src\/web\b/,
  /^src\/server\/ports\/conformance\b/,
  /^src\/kernel\/.*\bwasm$/,
  /^src\/.*\.test\.tsx?$/,
  // What tells of types, sources and packages, but for licences, and what made them.
  /^node_modules\/.*(\.map|\.d\.[cm]?ts|\/(?!licen[cs]e)[^/]*\.md|\/\.[^/]+)$/i,
  // Node lies where programs do; the rest of its package is for who builds native code.
  /^node_modules\/node-linux-\w+\//,
  // The same for browsers, for other programs than Node, and for several threads.
  /^node_modules\/pdfkit\/js\/pdfkit\.(browser|standalone|old)\./,
  /^node_modules\/bare-\w+\/prebuilds$/,
  // Of each font, documents use the upright one of usual width.
  /^node_modules\/@fontsource-variable\/.*(?<!-wght-normal)\.woff2$/,
];
/**
 * Tells Node that what is named `.ts` is plain JavaScript. Otherwise each process, and each thread of it, would hold some 20 MB of what
 * takes types out, and spend a second of its start on it. The Dockerfile and find-sandbox.ts name the file.
 */
const PLAIN = {
  name: 'plain.mjs',
  text: `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, load) => load(url, url.endsWith('.ts') ? { ...context, format: 'module' } : context) });
`,
};
/** Smaller ones are not worth a look. */
const SHARED_FROM_BYTES = 100_000;

/** Lays the program and its packages out in the folder `app`, from a project with packages installed and the web app built, and Node at `nodePath`. */
export function layOutApp(project: string, app: string, nodePath: string): void {
  for (const path of [...PARTS, ...SCRIPTS, ...listProductionPackages(project).keys()]) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    cpSync(join(project, path), join(app, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isKept(relative(project, source)),
    });
  }
  for (const name of globSync('{src,scripts}/**/*.ts', { cwd: app })) takeTypesOut(join(app, name));
  writeFileSync(join(app, PLAIN.name), PLAIN.text);
  mkdirSync(dirname(nodePath), { recursive: true });
  cpSync(join(project, `node_modules/node-linux-${process.arch}/bin/node`), nodePath);
  shareFiles(app);
}

function takeTypesOut(path: string): void {
  writeFileSync(path, stripTypeScriptTypes(readFileSync(path, 'utf8')));
}

function isKept(path: string): boolean {
  // Packages within packages are in the list themselves, where they are kept.
  return !LEFT_OUT.some((pattern) => pattern.test(path)) && !(basename(path) === 'node_modules');
}

/** Large files that are alike, as the engines for server and browser are, become one with two names. */
function shareFiles(app: string): void {
  const kept = new Map<string, string>();
  for (const name of globSync('**/*.{wasm,data}', { cwd: app }).sort()) {
    const path = join(app, name);
    if (statSync(path).size < SHARED_FROM_BYTES) continue;
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    const same = kept.get(hash);
    kept.set(hash, same ?? path);
    if (same === undefined) continue;
    rmSync(path);
    linkSync(same, path);
  }
}
