import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { nameStatement, type SlowStatement, timeStatements } from './time-statements.ts';

test('RUN-10 a statement is named by what it does, its table and its text, never by a value', () => {
  const name = nameStatement('select "id" from "parts" where "parts"."id" = $1');
  expect(name).toMatch(/^select parts [0-9a-f]{8}$/);
  expect(nameStatement('select "id" from "parts" where "parts"."id" = $1')).toBe(name);
  expect(nameStatement('select "sha256" from "parts" where "parts"."id" = $1')).not.toBe(name);
  expect(nameStatement('insert into "public"."outbox" values ($1)')).toMatch(/^insert outbox /);
  expect(nameStatement('update "parts" set "state" = $1')).toMatch(/^update parts /);
  expect(nameStatement('begin')).toMatch(/^begin [0-9a-f]{8}$/);
});

test('RUN-10 only slow statements are told of, failed ones too, and each answers as before', async () => {
  const told: SlowStatement[] = [];
  const answers = [Promise.resolve('rows'), Promise.reject(new Error('broken'))];
  const client = { query: () => answers.shift() } as unknown as ClientBase;
  timeStatements(client, (slow) => told.push(slow), 0);
  expect(await client.query('select 1 from parts')).toBe('rows');
  await expect(client.query({ text: 'delete from parts', values: ['secret'] })).rejects.toThrow('broken');
  expect(told.map(({ statement }) => statement.split(' ').slice(0, 2))).toEqual([
    ['select', 'parts'],
    ['delete', 'parts'],
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
  const quick = { query: () => Promise.resolve('rows') } as unknown as ClientBase;
  timeStatements(quick, (slow) => told.push(slow), 60_000);
  await quick.query('select 2');
  expect(told).toHaveLength(2);
});
