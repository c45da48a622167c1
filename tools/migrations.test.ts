import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '../src/server/adapters/records/core/database.ts';
import * as schema from '../src/server/adapters/records/core/schema.ts';
import * as deskSchema from '../src/server/adapters/records/desk/desk-schema.ts';

test('the migrations lead to the schema: nothing is left to generate', async () => {
  const snapshots = (await readdir(join(MIGRATIONS_FOLDER, 'meta'))).filter((name) => name.endsWith('_snapshot.json')).sort();
  const latest = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta', snapshots.at(-1) ?? ''), 'utf8'));
  expect(await generateMigration(latest, generateDrizzleJson({ ...schema, ...deskSchema }, latest.id))).toEqual([]);
});
