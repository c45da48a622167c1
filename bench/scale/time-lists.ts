import { Client } from 'pg';
import type * as z from 'zod/mini';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { createRecords } from '#server/adapters/records/create-records.ts';
import { openPostgresDatabase } from '#server/adapters/records/open-postgres-database.ts';
import { startStatusFeed } from '#server/adapters/status-feed/start-status-feed.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { createScratchDatabase } from '#test/support/scratch-postgres.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { fillDatabase } from '../desk/fill-database.ts';
import { percentile } from '../load/ledger.ts';
import { copyRequests, measureTables } from './fill-requests.ts';

const ROUNDS = 40;
const LINES = 5;
const YEAR_DAYS = 365;

/** What one shop's lists take where the database holds as many requests of a thousand shops, and what a request takes there. */
export async function timeLists({ requests, shops }: { readonly requests: number; readonly shops: number }): Promise<void> {
  const scratch = await createScratchDatabase();
  const open = await openPostgresDatabase(scratch.url, {
    tellSlow: ({ statement, ms }) => console.log(`  slow: ${statement}, ${ms} ms`),
  });
  const records = createRecords(open);
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
  const server = await startTestApp({}, { identity, database: { records, feed: await startStatusFeed(open) } });
  const client = new Client({ connectionString: scratch.url });
  await client.connect();
  try {
    await records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner' });
    const began = performance.now();
    const perShop = Math.ceil(requests / shops);
    const world = { random: createRandom(1), requests: perShop, linesPerRequest: LINES, until: server.clock.now(), days: 2 * YEAR_DAYS };
    await fillDatabase(open, { ...world, providerId: '1' });
    await copyRequests(client, '1', shops);
    const seconds = (performance.now() - began) / 1000;
    console.log(`${perShop * shops} requests of ${shops} shops, ${LINES} lines each, written in ${seconds.toFixed(0)} s`);
    const ask = async <C extends Call>(call: C, request: z.input<C['request']>) =>
      succeed(await callServer(server.baseUrl, call, request, 'Bearer owner'));
    await time('a shop’s list, first page with counts', () => ask(listRequests, {}));
    await time('by state', () => ask(listRequests, { states: ['received'] }));
    await time('by material', () => ask(listRequests, { materialID: 'pla' }));
    await time('search for a person', (round) => ask(listRequests, { words: `person.${round * 7}` }));
    await time('home', () => ask(getDeskHome, {}));
    await time('clients', () => ask(listClients, {}));
    await time('dashboard of a year', () => ask(getDashboard, { days: 365 }));
    await time('job: providers with open quotes', () => records.desk.listProvidersWithQuotes());
    await time('job: quotes that expire', () => records.desk.listExpired('1', '2026-11-21', 100));
    await time('job: requests that were kept for their time', () => records.rfqs.removeExpired(new Date(0), server.clock.now(), 100));
    const sizes = await measureTables(client);
    for (const { table, bytes } of sizes.filter(({ bytes }) => bytes > 2 ** 20))
      console.log(
        `  ${table.padEnd(20)} ${(bytes / 2 ** 20).toFixed(0).padStart(7)} MB, ${(bytes / (perShop * shops)).toFixed(0)} bytes a request`,
      );
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`  ${(all / (perShop * shops) / 1024).toFixed(1)} kB a request in all`);
  } finally {
    await client.end();
    await server.close();
    await scratch.drop();
  }
}

async function time(name: string, run: (round: number) => Promise<unknown>): Promise<void> {
  await run(0);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await run(round);
    times.push(performance.now() - began);
  }
  console.log(
    `  ${name.padEnd(46)} median ${percentile(times, 0.5).toFixed(0).padStart(5)} ms, p95 ${percentile(times, 0.95).toFixed(0).padStart(5)} ms`,
  );
}
