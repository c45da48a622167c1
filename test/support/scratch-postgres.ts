import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Address of a PostgreSQL where tests may create databases; without it their tests are skipped. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];

/** Creates an empty database beside TEST_DATABASE_URL's. */
export async function createScratchDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  if (TEST_DATABASE_URL === undefined) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `quickquote_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  await runAlone(`create database ${name}`);
  return { url: url.href, drop: () => runAlone(`drop database ${name} with (force)`) };
}

/** Runs one statement on a connection of its own to TEST_DATABASE_URL. */
export async function runAlone(statement: string): Promise<void> {
  const client = new Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
