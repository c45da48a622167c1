import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './database.ts';
import * as schema from './schema.ts';

test('text that PostgreSQL can not hold is stored without the signs it can not hold', () => {
  expect(schema.outbox.subject.mapToDriverValue('a\0b \ud800 ü')).toBe('ab \ufffd ü');
  const contact = { name: 'Z\0oë', email: 'z@example.com', organization: '', message: '\udfff' };
  expect(schema.rfqs.contact.mapToDriverValue(contact)).toBe('{"name":"Zoë","email":"z@example.com","organization":"","message":"\ufffd"}');
});

test('stored JSON of another shape is noticed', () => {
  expect(() => schema.rfqs.contact.mapFromDriverValue({ name: 'Zoë' })).toThrow();
  expect(() => schema.parts.measurement.mapFromDriverValue({ format: 'dwg' })).toThrow();
});

test('S-30 rows from before there was a time to keep them get one: of upload or last request, and requests know their mails', async () => {
  const pglite = await PGlite.create();
  const read = (name: string) => readFile(join(MIGRATIONS_FOLDER, `${name}.sql`), 'utf8');
  for (const name of ['0000_first', '0001_accounts']) await pglite.exec(await read(name));
  const part = (id: string) =>
    `insert into parts (id, internal_filename, filename, format, model_unit, size_bytes, sha256, created_at)
     values ('${id}', '${id}', '', 'stl', 'mm', 1, '', '2026-01-01Z')`;
  const rfq = (id: string, month: number) =>
    `insert into rfqs values ('${id}', '1', '${id}', '', '{}', '[{"partId":"x"},{"partId":"asked"}]', '2026-0${month}-01Z')`;
  const mail = (id: string) => `insert into outbox (message_id, "to", subject, text, html) values ('${id}', '', '', '', '')`;
  const rows = [part('asked'), part('alone'), rfq('r1', 2), rfq('r2', 3), mail('r2-provider'), mail('r2-customer'), mail('r9-contact')];
  await pglite.exec(rows.join(';'));
  await pglite.exec(await read('0002_retention'));
  expect((await pglite.query('select id, kept_since from parts order by id')).rows).toEqual([
    { id: 'alone', kept_since: new Date('2026-01-01Z') },
    { id: 'asked', kept_since: new Date('2026-03-01Z') },
  ]);
  expect((await pglite.query('select rfq_id from outbox order by position')).rows.map((row) => Object.values(row as object)[0])).toEqual([
    'r2',
    'r2',
    null,
  ]);
  await pglite.close();
});

test('PRC-05 the card of a provider from before there were versions becomes its version 1', async () => {
  const pglite = await PGlite.create();
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const versions = names.findIndex((name) => name.startsWith('0006_'));
  const run = async (files: readonly string[]) => {
    for (const name of files) await pglite.exec(await readFile(join(MIGRATIONS_FOLDER, name), 'utf8'));
  };
  await run(names.slice(0, versions));
  await pglite.exec(`insert into providers values ('7', '', '', '', '', '', '{}', true, '[]', '{"version": "spring"}')`);
  await run(names.slice(versions));
  expect((await pglite.query('select provider_id, number, card, author, note from rate_card_versions')).rows).toEqual([
    { provider_id: '7', number: 1, card: { version: 'spring' }, author: null, note: '' },
  ]);
  await pglite.close();
});

test('DESK-01 a request from before there was a desk has been received, and is found with its lines', async () => {
  const pglite = await PGlite.create();
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const desk = names.findIndex((name) => name.startsWith('0008_'));
  const run = async (files: readonly string[]) => {
    for (const name of files) await pglite.exec(await readFile(join(MIGRATIONS_FOLDER, name), 'utf8'));
  };
  await run(names.slice(0, desk));
  const contact = { name: 'Zoë', email: 'Zoe@Example.com', organization: 'Ω', message: '' };
  const line = { filename: 'A.step', materialId: '1', material: 'PLA', quantity: 3, isInstantQuote: true };
  const lines = [
    { ...line, unitPriceMicros: 12_340_000, receipt: { work: { process: 'FDM' } } },
    { ...line, filename: 'b.stl', unitPriceCents: 1234.5, receipt: null },
  ];
  const add = (id: string, of: readonly object[], order: object | null) =>
    pglite.query(
      'insert into rfqs (id, provider_id, idempotency_key, body_hash, contact, lines, created_at, order_sums) values ($1, 7, $1, $2, $3, $4, $5, $6)',
      [id, '', contact, JSON.stringify(of), '2026-11-21T09:30:00Z', order],
    );
  await add('r1', lines, { currency: 'EUR', totalMicros: 99_000_000 });
  await add('r2', [{ ...line, isInstantQuote: false }], null);
  await run(names.slice(desk));
  const requests = await pglite.query<Record<string, unknown>>('select * from desk_requests order by request_id');
  expect(requests.rows).toMatchObject([
    {
      request_id: 'r1',
      provider_id: '7',
      version: 1,
      state: 'received',
      is_unread: true,
      due_on: '2026-11-23',
      client_email: 'zoe@example.com',
      currency: 'EUR',
      line_count: 2,
      asked_micros: 99_000_000,
      words: 'r1\nzoë\nω\nzoe@example.com\na.step\nb.stl\nr-00001',
    },
    { request_id: 'r2', currency: 'USD', asked_micros: null },
  ]);
  const keys = requests.rows.map(({ key }) => String(key));
  expect(keys.every((key) => /^[0-9a-f]{64}$/.test(key)) && new Set(keys).size === 2).toBe(true);
  const stored = await pglite.query('select line, process, instant_micros from desk_lines order by request_id, line');
  expect(stored.rows).toEqual([
    { line: 1, process: 'FDM', instant_micros: 12_340_000 },
    { line: 2, process: null, instant_micros: 12_345_000 },
    { line: 1, process: null, instant_micros: null },
  ]);
  const events = await pglite.query<{ actor: unknown; act: unknown }>('select actor, act from request_events');
  expect(events.rows[0]).toEqual({ actor: { kind: 'customer', name: 'Zoë' }, act: { type: 'received', answerBy: '2026-11-23' } });
  await pglite.close();
});
