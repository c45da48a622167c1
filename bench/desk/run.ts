import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { createRecords } from '#server/adapters/records/create-records.ts';
import { openEmbeddedDatabase } from '#server/adapters/records/open-embedded-database.ts';
import { startStatusFeed } from '#server/adapters/status-feed/start-status-feed.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { fillDatabase } from './fill-database.ts';

// The desk with many requests on the database that needs nothing installed, over HTTP: `npm run bench:desk [-- REQUESTS]`. Exits with 1
// where a limit is not kept.

const REQUESTS = Number(process.argv[2] ?? 10_000);
const LINES = 5;
const ROUNDS = 40;
const LIST_MS = 150;
const DASHBOARD_MS = 500;
const YEARS_DAYS = 365;

const folder = await mkdtemp(join(tmpdir(), 'quickquote-desk-bench-'));
const open = await openEmbeddedDatabase(folder);
const records = createRecords(open);
const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
const server = await startTestApp({}, { identity, database: { records, feed: await startStatusFeed(open) } });
await records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner' });
const random = createRandom(1);
const started = performance.now();
const until = server.clock.now();
await fillDatabase(open, { providerId: '1', random, requests: REQUESTS, linesPerRequest: LINES, until, days: 2 * YEARS_DAYS });
console.log(`${REQUESTS} requests of ${LINES} lines, written in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

const ask = async <C extends Call>(call: C, request: z.input<C['request']>) =>
  succeed(await callServer(server.baseUrl, call, request, 'Bearer owner'));

let isSlow = false;

/** Times a kind of call, each time with another request; `mostMs` holds for 95 of 100. */
async function time(name: string, mostMs: number | null, rounds: number, run: (round: number) => Promise<unknown>): Promise<void> {
  await run(0);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await run(round);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const isKept = mostMs === null || at(0.95) <= mostMs;
  isSlow ||= !isKept;
  const limit = mostMs === null ? '' : ` (at most ${mostMs} ms)${isKept ? '' : ' TOO SLOW'}`;
  console.log(`${name.padEnd(46)} median ${at(0.5).toFixed(0).padStart(5)} ms, p95 ${at(0.95).toFixed(0).padStart(5)} ms${limit}`);
}

const list = (filter: z.input<typeof listRequests.request>) => ask(listRequests, filter);
const person = (round: number) => `person.${round * 7}`;

await time('List, first page with counts', LIST_MS, ROUNDS, () => list({}));
let cursor: string | null = null;
await time('List, page after page', LIST_MS, ROUNDS, async () => {
  ({ nextCursor: cursor } = await list({ cursor }));
});
await time('List by state', LIST_MS, ROUNDS, () => list({ states: ['received'] }));
await time('List by mark', LIST_MS, ROUNDS, (round) => list({ mark: (['unread', 'due', 'overdue', 'expiring'] as const)[round % 4] }));
await time('List by material', LIST_MS, ROUNDS, (round) => list({ materialID: round % 2 === 0 ? 'pla' : 'alsi10mg' }));
await time('List by material, few of them', LIST_MS, ROUNDS, () => list({ materialID: 'none' }));
await time('List by day', LIST_MS, ROUNDS, () => list({ from: '2026-03-01', to: '2026-03-31' }));
await time('Search for a person', LIST_MS, ROUNDS, (round) => list({ words: person(round) }));
await time('Search for three words', LIST_MS, ROUNDS, (round) => list({ words: `person bracket q-0${round}` }));
await time('Search for what is not there', LIST_MS, ROUNDS, () => list({ words: 'nobody knows' }));
const [first] = (await list({ states: ['completed'] })).requests;
if (first === undefined) throw new Error('Nothing was completed.');
const { clientID } = (await ask(getDeskRequest, { requestID: first.requestID })).request;
await time('List by client', LIST_MS, ROUNDS, () => list({ clientID }));
await time('A request', LIST_MS, ROUNDS, () => ask(getDeskRequest, { requestID: first.requestID }));
await time('Home', LIST_MS, ROUNDS, () => ask(getDeskHome, {}));
await time('Clients', LIST_MS, ROUNDS, () => ask(listClients, {}));
await time('Clients by organization', LIST_MS, ROUNDS, () => ask(listClients, { by: 'organization' }));
await time('Clients, searched', LIST_MS, ROUNDS, (round) => ask(listClients, { words: person(round) }));
await time('A client', LIST_MS, ROUNDS, () => ask(getClient, { clientID }));
await time('Dashboard, 30 days', DASHBOARD_MS, ROUNDS, () => ask(getDashboard, { days: 30 }));
await time('Dashboard, 365 days', DASHBOARD_MS, ROUNDS, () => ask(getDashboard, { days: 365 }));
await time('All requests as CSV', null, 3, () => ask(exportDesk, { table: 'requests' }));
await time('All lines as CSV', null, 3, () => ask(exportDesk, { table: 'lines' }));
await time('All clients as CSV', null, 3, () => ask(exportDesk, { table: 'clients' }));

await server.close();
await rm(folder, { recursive: true, force: true });
if (isSlow) process.exitCode = 1;
