import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { buildApp } from '#server/app.ts';
import { restoreInstallation } from '#server/backup/restore-installation.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { callServer } from '#test/support/api-client.ts';
import { createTestClock } from '#test/support/memory/clock.ts';
import { succeed } from '#test/support/quote-client.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createScriptedCad } from '#test/support/scripted-cad.ts';
import { INSTALLATIONS, type Keys, lookAround } from './look-around.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Kept {
  readonly madeAt: string;
  readonly keys: Keys;
  readonly told: Awaited<ReturnType<typeof lookAround>>;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-upgrades-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Brings a kept installation into an empty one of this version, which is migrated as far as it then was, and starts the server on it. */
async function bringUp(name: string, madeAt: string, env: Readonly<Record<string, string>>) {
  const archive = join(folder, `${name}.tar`);
  if (!existsSync(archive)) await writeFile(archive, gunzipSync(await readFile(join(INSTALLATIONS, `${name}.tar.gz`))));
  const config = configure(env);
  await restoreInstallation(config, archive);
  // Quotes are as valid as on that day.
  const app = await buildApp(config, { cad: createScriptedCad(), clock: createTestClock(new Date(madeAt)) });
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.open();
  return { baseUrl, [Symbol.asyncDispose]: () => app.close() };
}

function configure(env: Readonly<Record<string, string>>): Config {
  const read = readConfig({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env });
  if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
  return read.config;
}

const NAMES = (await readdir(INSTALLATIONS)).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

test('RUN-05 an installation of each version that there was is kept', () => {
  expect(NAMES).toContain('0.1.0');
});

describe.each(NAMES)('an installation of %s', (name) => {
  const read = async (): Promise<Kept> => JSON.parse(await readFile(join(INSTALLATIONS, `${name}.json`), 'utf8'));

  test('RUN-05 tells its shop and its customers after an upgrade all that it told them before, and goes on quoting', async () => {
    const { madeAt, keys, told } = await read();
    await using upgraded = await bringUp(name, madeAt, { DATA_DIR: join(folder, name) });
    const tells = await lookAround(upgraded.baseUrl, keys);
    expect(withoutNames(tells)).toMatchObject(withoutNames(told) as object);
    for (const { image } of tells.parts) expect((await fetch(`${upgraded.baseUrl}/img/${image}`)).status).toBe(200);
    const partList = keys.parts.map((id) => ({ id, quantity: 1 }));
    const { partPrices } = succeed(await callServer(upgraded.baseUrl, getPartPrices, { mspID: '1', partList }));
    expect(partPrices.map(({ choice }) => choice?.material.name)).toEqual(keys.parts.map(() => expect.any(String)));
    // What an earlier edition worked out is worked out anew.
    expect(partPrices.every(({ price, isPending }) => isPending || (price ?? 0) > 0)).toBe(true);
  });

  test.runIf(TEST_DATABASE_URL)('RUN-05 does so on PostgreSQL, too', async () => {
    const { madeAt, keys, told } = await read();
    const database = await createScratchDatabase();
    await using upgraded = await bringUp(name, madeAt, { DATA_DIR: join(folder, `${name}-postgres`), DATABASE_URL: database.url });
    expect(withoutNames(await lookAround(upgraded.baseUrl, keys))).toMatchObject(withoutNames(told) as object);
  });
});

/** Where the server listens is another place each time, and what a shop is told to fetch parts by was once what their customers are told. */
function withoutNames({ requests, ...told }: Kept['told']): unknown {
  // Words of papers may be better ones today; their sums are as they were.
  const summed = requests.map(({ papers, ...request }) => ({ ...request, sums: papers.map((paper) => paper.match(/\$[\d,.]*\d/g)) }));
  const text = JSON.stringify({ ...told, requests: summed }).replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'http://here');
  return JSON.parse(text.replaceAll(/"(id|partI[Dd]|image|internalFilename)":"[\w-]{22,}(\.\w+)?"/g, '"$1":"a name$2"'));
}
