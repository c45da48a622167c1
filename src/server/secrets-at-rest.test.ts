import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callUserPool, createAccount, readCode, type TestAccount } from '#test/support/account.ts';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { readMails } from '#test/support/read-mails.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createScriptedCad } from '#test/support/scripted-cad.ts';
import { openEmbeddedDatabase } from './adapters/records/open-embedded-database.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';

type Query = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'quickquote-secrets-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

/** Every row of every table, as text. */
async function dump(query: Query): Promise<string> {
  const tables = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const contents = [];
  for (const { name } of tables) {
    const rows = await query(`select row::text as text from ${String(name)} row`);
    contents.push(`${String(name)}\n`, ...rows.map((row) => `${String(row['text'])}\n`));
  }
  return contents.join('');
}

/** Signs up, confirms, signs in, asks for a reset and leaves its code unused; also one code that is confirmed wrongly. */
async function useAccounts(env: Readonly<Record<string, string>>) {
  const read = readConfig({ DATA_DIR: dataFolder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SIGN_UP: 'open', ...env });
  if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
  const app = await buildApp(read.config, { cad: createScriptedCad() });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.open();
  const account = await createAccount(app.publicUrl(), dataFolder, { password: `secret ${randomUUID()}` });
  const signUpCode = await readCode(dataFolder, account.email);
  await callUserPool(app.publicUrl(), 'ForgotPassword', { Username: account.email });
  const resetCode = await readCode(dataFolder, account.email, 2);
  await callUserPool(app.publicUrl(), 'ConfirmForgotPassword', {
    Username: account.email,
    ConfirmationCode: 'wrong!',
    Password: 'long enough',
  });
  await app.close();
  return { account, codes: [signUpCode, resetCode] };
}

function expectNoSecrets(content: string, account: TestAccount, codes: readonly string[]): void {
  for (const table of ['public.accounts\n', 'public.account_codes\n', 'public.refresh_tokens\n', 'public.outbox\n', 'public.audit_log\n']) {
    expect(content).toContain(table);
  }
  expect(content).toContain(account.email);
  expect(content).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(content).toContain(createHash('sha256').update(account.refreshToken).digest('base64url'));
  const words = new Set(content.split(/[^A-Za-z0-9]+/));
  for (const code of codes) {
    expect(words.has(code)).toBe(false);
    for (const unkeyed of ['sha256', 'sha1', 'md5']) {
      const digest = createHash(unkeyed).update(code);
      expect(content).not.toContain(digest.copy().digest('hex'));
      expect(content).not.toContain(digest.digest('base64url'));
    }
  }
  for (const secret of [account.password, account.refreshToken, account.accessToken, 'long enough', 'PRIVATE KEY']) {
    expect(content).not.toContain(secret);
  }
}

describe('a dump of the database', () => {
  test('S-08 S-30 ACC-13 of the embedded one holds no password, code, refresh token or key', { timeout: 300_000 }, async () => {
    await copyEmptyDatabase(dataFolder);
    const { account, codes } = await useAccounts({});
    expect((await readMails(dataFolder)).filter((mail) => codes.some((code) => mail.content.includes(code)))).toHaveLength(2);
    const database = await openEmbeddedDatabase(dataFolder);
    const content = await dump(async (statement) => (await database.pglite.query<Record<string, unknown>>(statement)).rows);
    await database.close();
    expectNoSecrets(content, account, codes);
  });

  test.skipIf(TEST_DATABASE_URL === undefined)('S-08 S-30 ACC-13 of PostgreSQL holds none either', { timeout: 300_000 }, async () => {
    const scratch = await createScratchDatabase();
    const { account, codes } = await useAccounts({ DATABASE_URL: scratch.url });
    const client = new Client({ connectionString: scratch.url });
    await client.connect();
    const content = await dump(async (statement) => (await client.query(statement)).rows);
    await client.end();
    await scratch.drop();
    expectNoSecrets(content, account, codes);
  });
});

test.skipIf(TEST_DATABASE_URL === undefined)(
  'S-10 two processes on one PostgreSQL need the same key, and are told so',
  { timeout: 300_000 },
  async () => {
    const scratch = await createScratchDatabase();
    await useAccounts({ DATABASE_URL: scratch.url });
    await useAccounts({ DATABASE_URL: scratch.url });
    const another = { DATABASE_URL: scratch.url, ACCOUNT_KEY_FILE: join(dataFolder, 'another.pem') };
    await expect(useAccounts(another)).rejects.toThrow('name it in ACCOUNT_KEY_FILE');
    await scratch.drop();
  },
);
