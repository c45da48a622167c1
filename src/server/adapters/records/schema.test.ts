import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './database.ts';
import * as schema from './schema.ts';

test('the migrations lead to the schema: nothing is left to generate', async () => {
  const snapshots = (await readdir(join(MIGRATIONS_FOLDER, 'meta'))).filter((name) => name.endsWith('_snapshot.json')).sort();
  const latest = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta', snapshots.at(-1) ?? ''), 'utf8'));
  expect(await generateMigration(latest, generateDrizzleJson(schema, latest.id))).toEqual([]);
});

test('text that PostgreSQL can not hold is stored without the signs it can not hold', () => {
  expect(schema.outbox.subject.mapToDriverValue('a\0b \ud800 ü')).toBe('ab \ufffd ü');
  const contact = { name: 'Z\0oë', email: 'z@example.com', organization: '', message: '\udfff' };
  expect(schema.rfqs.contact.mapToDriverValue(contact)).toBe('{"name":"Zoë","email":"z@example.com","organization":"","message":"\ufffd"}');
});

test('stored JSON of another shape is noticed', () => {
  expect(() => schema.rfqs.contact.mapFromDriverValue({ name: 'Zoë' })).toThrow();
  expect(() => schema.parts.measurement.mapFromDriverValue({ format: 'dwg' })).toThrow();
});
