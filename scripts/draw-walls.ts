import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Writes the walls between rooms into `biome.json`: `node scripts/draw-walls.ts && npx biome check --write biome.json`. Of two overrides that match a file the linter
// keeps the later one's list alone, so each repeats all that holds for its files.

export const LINT_RULES = join(import.meta.dirname, '../biome.json');

interface Rule {
  readonly group: readonly string[];
  readonly message: string;
}

/** A folder by every way of naming it. */
const room = (name: string) => [`#${name}/**`, `../**/${name}/**`];
const inServer = (name: string) => [`#server/${name}/**`, `./${name}/**`, `../**/${name}/**`];
const inWeb = (name: string) => [`#web/${name}/**`, `../**/${name}/**`];
const nothingBut = (...allowed: readonly string[]) => ['**', '!./**', '!../**', ...allowed.map((one) => `!${one}`)];

const DOMAIN = 'The domain imports nothing but itself.';
const CONTRACT = 'The contract imports the domain and the schema library only.';
const KERNEL = 'The kernel imports the domain only; what differs between Node and browser is passed in.';

const NO_THREE: Rule = {
  group: ['three', 'three/**', 'camera-controls', 'three-mesh-bvh'],
  message: 'three.js lives in the viewer alone.',
};
const ONLY_SERVER: Rule = {
  group: ['cad', 'web', 'kernel'].flatMap(room),
  message: 'The server imports neither cad, web nor kernel.',
};
const NO_ADAPTERS: Rule = {
  group: inServer('adapters'),
  message: 'Adapters are named where the server is put together: app.ts, compose, backup and doctor.',
};
const ONLY_WEB: Rule = {
  group: ['node:*', 'node:*/**', ...['server', 'cad', 'kernel'].flatMap(room)],
  message: 'The web app imports neither server, cad, kernel nor Node.',
};
const NO_PAGES: Rule = {
  group: [...inWeb('features'), ...inWeb('routes')],
  message: 'Only routes import features, and only main and router import routes.',
};
const FEATURE: readonly Rule[] = [
  ONLY_WEB,
  NO_THREE,
  { group: inWeb('routes'), message: 'Features do not import routes.' },
  {
    group: ['@tanstack/react-query'],
    message: 'Features ask and act by the hooks of api, which know who is signed in and what is kept under which key.',
  },
];
const OTHER_FEATURES = 'Features never import features: lift what both need into product, or into ui if it is no part of the product.';

/** Which files may not import what. */
const WALLS: readonly { readonly files: readonly string[]; readonly rules: readonly Rule[] }[] = [
  {
    files: ['src/domain/**'],
    rules: [
      { group: nothingBut('#domain/**'), message: DOMAIN },
      { group: ['contract', 'kernel', 'server', 'cad', 'web'].map((name) => `../**/${name}/**`), message: DOMAIN },
    ],
  },
  {
    files: ['src/contract/**'],
    rules: [
      { group: nothingBut('#domain/**', 'zod/mini'), message: CONTRACT },
      { group: ['kernel', 'server', 'cad', 'web'].map((name) => `../**/${name}/**`), message: CONTRACT },
    ],
  },
  {
    files: ['src/kernel/**'],
    rules: [
      { group: nothingBut('#domain/**'), message: KERNEL },
      { group: ['contract', 'server', 'cad', 'web'].map((name) => `../**/${name}/**`), message: KERNEL },
    ],
  },
  {
    files: ['src/cad/**'],
    rules: [{ group: ['server', 'web'].flatMap(room), message: 'Server, cad and web never import each other.' }, NO_THREE],
  },
  { files: ['src/server/app.ts', 'src/server/{compose,backup,doctor}/**'], rules: [ONLY_SERVER] },
  { files: ['src/server/*.ts', '!src/server/app.ts', 'src/server/{config,http,metrics}/**'], rules: [ONLY_SERVER, NO_ADAPTERS] },
  {
    files: ['src/server/{services,jobs}/**'],
    rules: [ONLY_SERVER, { group: [...inServer('adapters'), ...inServer('http')], message: 'Services and jobs talk to ports.' }],
  },
  {
    files: ['src/server/ports/**'],
    rules: [
      ONLY_SERVER,
      {
        group: ['adapters', 'http', 'services', 'jobs'].flatMap(inServer),
        message: 'A port knows neither who calls nor who implements it.',
      },
    ],
  },
  {
    files: ['src/server/adapters/**'],
    rules: [ONLY_SERVER, { group: ['http', 'services', 'jobs'].flatMap(inServer), message: 'An adapter knows its port only.' }],
  },
  { files: ['src/web/*', 'src/web/routes/**'], rules: [ONLY_WEB, NO_THREE] },
  { files: ['src/web/{api,language,navigation,product,stores,testing,theme}/**'], rules: [ONLY_WEB, NO_THREE, NO_PAGES] },
  {
    files: ['src/web/ui/**'],
    rules: [
      ONLY_WEB,
      NO_THREE,
      NO_PAGES,
      { group: ['product', 'viewer'].flatMap(inWeb), message: 'The kit knows nothing of the product.' },
    ],
  },
  {
    files: ['src/web/features/*/*'],
    rules: [
      ...FEATURE,
      { group: ['#web/features/**', '../**', '!../../**'], message: OTHER_FEATURES },
      { group: ['../**/features/**'], message: OTHER_FEATURES },
    ],
  },
  {
    files: ['src/web/features/*/*/**'],
    rules: [
      ...FEATURE,
      { group: ['#web/features/**', '../../**', '!../../../**'], message: OTHER_FEATURES },
      { group: ['../**/features/**'], message: OTHER_FEATURES },
    ],
  },
  {
    files: ['src/web/viewer/**'],
    rules: [
      { group: ['node:*', 'node:*/**', ...['server', 'cad'].flatMap(room)], message: 'The viewer imports neither server, cad nor Node.' },
      NO_PAGES,
      { group: inWeb('product'), message: 'The viewer knows nothing of the product.' },
    ],
  },
];

/** The linter's settings with the walls as the table above has them; what stands in the file beside them stays. */
export async function composeLintRules(): Promise<Record<string, unknown>> {
  const { overrides, ...rest } = JSON.parse(await readFile(LINT_RULES, 'utf8'));
  const others = overrides.filter(
    (one: { linter?: { rules?: { style?: object } } }) => !('noRestrictedImports' in (one.linter?.rules?.style ?? {})),
  );
  const walls = WALLS.map(({ files, rules }) => ({
    includes: [...files, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: rules } } } } },
  }));
  return { ...rest, overrides: [...others, ...walls] };
}

if (import.meta.main) await writeFile(LINT_RULES, JSON.stringify(await composeLintRules()));
