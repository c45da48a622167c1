import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { composeLintRules, LINT_RULES } from '../scripts/draw-walls.ts';

/** [file that imports, what it imports], each planted in an otherwise empty tree under the project's own lint rules. */
const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['src/domain/money/money.ts', 'zod/mini'],
  ['src/domain/money/money.ts', 'node:crypto'],
  ['src/domain/money/money.ts', '#contract/price.ts'],
  ['src/domain/pricing/price-line.ts', '../../contract/price.ts'],
  ['src/contract/price.ts', 'fastify'],
  ['src/contract/price.ts', '#kernel/basics/model.ts'],
  ['src/contract/calls/get-name.ts', '../../server/app.ts'],
  ['src/kernel/read-stl.ts', 'node:fs'],
  ['src/kernel/read-stl.ts', 'sharp'],
  ['src/kernel/read-stl.ts', '#contract/wire.ts'],
  ['src/kernel/read-stl.ts', '../cad/main.ts'],
  ['src/cad/main.ts', '#server/app.ts'],
  ['src/cad/main.ts', '../web/main.tsx'],
  ['src/server/main.ts', './adapters/records/postgres.ts'],
  ['src/server/app.ts', '#kernel/basics/model.ts'],
  ['src/server/app.ts', '../cad/main.ts'],
  ['src/server/http/serve-call.ts', '../adapters/records/postgres.ts'],
  ['src/server/http/serve-call.ts', '#server/adapters/mailer/smtp.ts'],
  ['src/server/http/serve-call.ts', '../../web/main.tsx'],
  ['src/server/services/receive-upload.ts', '../adapters/blobs/files.ts'],
  ['src/server/services/receive-upload.ts', '../http/serve-call.ts'],
  ['src/server/jobs/measure.ts', '../http/serve-call.ts'],
  ['src/server/jobs/measure.ts', '../adapters/records/postgres.ts'],
  ['src/server/config/config.ts', '../adapters/records/postgres.ts'],
  ['src/server/backup/make-backup.ts', '#kernel/basics/model.ts'],
  ['src/server/ports/records.ts', '../services/receive-upload.ts'],
  ['src/server/adapters/blobs/files.ts', '../../services/receive-upload.ts'],
  ['src/server/adapters/blobs/files.ts', '../../../cad/main.ts'],
  ['src/web/main.tsx', '#server/app.ts'],
  ['src/web/main.tsx', 'node:path'],
  ['src/web/main.tsx', 'three'],
  ['src/web/routes/upload.tsx', 'three/addons/loaders/GLTFLoader.js'],
  ['src/web/routes/upload.tsx', '../../server/config/config.ts'],
  ['src/web/ui/alert.tsx', '../features/cart/cart-list.tsx'],
  ['src/web/ui/alert.tsx', '../product/parts/part-card.tsx'],
  ['src/web/product/parts/part-card.tsx', '../../features/cart/cart-list.tsx'],
  ['src/web/api/call.ts', '#kernel/basics/model.ts'],
  ['src/web/features/cart/cart-list.tsx', '../upload/part-card.tsx'],
  ['src/web/features/cart/cart-list.tsx', '#web/features/upload/part-card.tsx'],
  ['src/web/features/cart/lines/line.tsx', '../../upload/part-card.tsx'],
  ['src/web/features/cart/cart-list.tsx', '../../routes/upload.tsx'],
  ['src/web/navigation/link.tsx', '../routes/routes.ts'],
  ['src/web/features/cart/cart-list.tsx', 'three'],
  ['src/web/features/cart/cart-list.tsx', '@tanstack/react-query'],
  ['src/web/features/cart/lines/line.tsx', '@tanstack/react-query'],
  ['src/web/viewer/scene.ts', '#cad/main.ts'],
  ['src/web/viewer/scene.ts', '../features/cart/cart-list.tsx'],
  ['src/web/viewer/scene.ts', '../product/parts/part-card.tsx'],
];

/** What must stay possible. */
const ALLOWED: readonly (readonly [string, string])[] = [
  ['src/domain/pricing/price-line.ts', '../money/money.ts'],
  ['src/domain/pricing/price-line.ts', '#domain/money/money.ts'],
  ['src/domain/money/money.test.ts', 'vitest'],
  ['src/contract/price.ts', 'zod/mini'],
  ['src/contract/price.ts', '#domain/money/money.ts'],
  ['src/kernel/read-step.ts', '#domain/part/part.ts'],
  ['src/cad/main.ts', '#kernel/basics/model.ts'],
  ['src/cad/main.ts', 'node:worker_threads'],
  ['src/server/app.ts', './adapters/records/postgres.ts'],
  ['src/server/compose/create-blobs.ts', '../adapters/blobs/files.ts'],
  ['src/server/http/serve-call.ts', '../services/receive-upload.ts'],
  ['src/server/services/receive-upload.ts', '../ports/records.ts'],
  ['src/server/adapters/blobs/files.ts', '../../ports/blob-store.ts'],
  ['src/web/routes/upload.tsx', '../features/upload/part-card.tsx'],
  ['src/web/features/cart/cart-list.tsx', './cart-item.tsx'],
  ['src/web/features/cart/cart-list.tsx', '../../ui/alert.tsx'],
  ['src/web/features/cart/lines/line.tsx', '../cart-item.tsx'],
  ['src/web/viewer/scene.ts', 'three'],
  ['src/web/viewer/scene.ts', '#kernel/basics/model.ts'],
];

const FORMS = ["import type { A } from 'fastify';", "export { a } from 'fastify';", "export const b = await import('fastify');"];

/** Each file's imports, one a line, in this order. */
const PLANTED = Map.groupBy([...FORBIDDEN, ...ALLOWED], ([file]) => file);

/** `file:line` of every import that the linter refused. */
let refused = new Set<string>();

beforeAll(async () => {
  const tree = await mkdtemp(join(tmpdir(), 'quickquote-import-rules-'));
  const { vcs: _, $schema: __, ...rules } = JSON.parse(await readFile(join(PROJECT_ROOT, 'biome.json'), 'utf8'));
  await writeFile(join(tree, 'biome.json'), JSON.stringify(rules));
  for (const [file, cases] of PLANTED) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), cases.map(([, specifier], line) => `import { name${line} } from '${specifier}';\n`).join(''));
  }
  await writeFile(join(tree, 'src/domain/forms.ts'), FORMS.join('\n'));
  refused = await lint(tree);
  await rm(tree, { recursive: true });
});

test('biome.json has the walls that `scripts/draw-walls.ts` draws; run it when it has not', async () => {
  expect(JSON.parse(await readFile(LINT_RULES, 'utf8'))).toEqual(await composeLintRules());
});

describe('the linter keeps the rooms apart', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, specifier) => {
    expect(refused).toContain(`${file}:${lineOf(file, specifier)}`);
  });

  test.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(refused).not.toContain(`${file}:${lineOf(file, specifier)}`);
  });

  test.each(FORMS)('%s counts as an import', (form) => {
    expect(refused).toContain(`src/domain/forms.ts:${FORMS.indexOf(form) + 1}`);
  });
});

function lineOf(file: string, specifier: string): number {
  return (PLANTED.get(file)?.findIndex(([, planted]) => planted === specifier) ?? Number.NaN) + 1;
}

function lint(folder: string): Promise<Set<string>> {
  const biome = join(PROJECT_ROOT, 'node_modules/.bin/biome');
  return new Promise((resolve) => {
    execFile(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], { cwd: folder }, (_error, stdout) => {
      const found = stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g);
      resolve(new Set([...found].map(([, file, line]) => `${relative(folder, file ?? '')}:${line}`)));
    });
  });
}
