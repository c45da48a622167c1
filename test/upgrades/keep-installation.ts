import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { saveClientNote } from '#contract/api/clients/save-client-note.ts';
import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { publishPricing } from '#contract/api/pricing/publish-pricing.ts';
import { savePricingDraft } from '#contract/api/pricing/save-pricing-draft.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { backUpInstallation } from '#server/backup/back-up-installation.ts';
import { readConfig } from '#server/config/config.ts';
import { createAccount, type TestAccount } from '#test/support/account.ts';
import { callServer, readModelFile, uploadPart } from '#test/support/api-client.ts';
import { createDesk, createFollower } from '#test/support/desk-client.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { fixturePath } from '#test/support/project.ts';
import { succeed } from '#test/support/quote-client.ts';
import { acceptQuote, GRACE, sendRequest, uploadCubes } from '#test/support/shop.ts';
import { disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { INSTALLATIONS, type Keys, lookAround } from './look-around.ts';

// Keeps an installation of this version with data in it, for every later one to be brought up from: `node test/upgrades/keep-installation.ts NAME`
// writes NAME.tar.gz, a backup with the key of its accounts, which opens nothing else, and NAME.json: what opens it, and what it told.

const NOTE = 'Pays on time. Wants parts without visible layers.';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error('node test/upgrades/keep-installation.ts NAME');
const server = await startServer();
try {
  const owner = await createAccount(server.baseUrl, server.dataDir);
  const { email, password } = owner;
  const keys: Keys = { owner: { email, password }, ...(await fill(server, owner)) };
  const told = await lookAround(server.baseUrl, keys);
  await server.stop();
  const read = readConfig({ DATA_DIR: server.dataDir });
  if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
  const archive = join(server.dataDir, 'kept.tar');
  const { madeAt } = await backUpInstallation(read.config, archive, true);
  const kept = { madeAt, keys, told };
  await writeFile(join(INSTALLATIONS, `${name}.tar.gz`), gzipSync(await readFile(archive), { level: 9 }));
  await writeFile(join(INSTALLATIONS, `${name}.json`), JSON.stringify(kept));
  await rm(archive);
} finally {
  await disposeServer(server);
}

/** A shop with rates of its own that has quoted, sold, shipped and declined, and what opens its requests and parts. */
async function fill(server: RunningServer, owner: TestAccount): Promise<Omit<Keys, 'owner'>> {
  const { baseUrl } = server;
  const bearer = `Bearer ${owner.accessToken}`;
  const desk = createDesk(baseUrl, bearer);
  const shop = { server, owner, mspID: '1', desk };
  const mspDetails = composeDetails({ id: '1', name: 'Ada Makers', generateInstantQuotes: true, materials: 3 });
  succeed(await callServer(baseUrl, registerMsp, { mspDetails }, bearer));
  const { card, revision } = succeed(await callServer(baseUrl, getPricing, {}, bearer));
  const dearer = { ...card, tax: { name: 'VAT', rate: { value: 19, unit: '%' } }, receipts: 'groups' };
  const saved = succeed(await callServer(baseUrl, savePricingDraft, { card: dearer, revision }, bearer));
  succeed(await callServer(baseUrl, publishPricing, { revision: saved.revision, note: 'With tax' }, bearer));
  const known = succeed(await callServer(baseUrl, getDeskSettings, {}, bearer));
  const settings = { ...known.settings, validDays: 45, terms: 'Net 30 days.', mailsOff: ['completed' as const], takesMore: true };
  succeed(await callServer(baseUrl, saveDeskSettings, { settings, revision: known.revision }, bearer));

  const [cube, open] = await uploadCubes(shop);
  const bracket = await uploadPart(baseUrl, await readModelFile(fixturePath('bracket.step')));
  const bodies = await uploadPart(baseUrl, {
    name: 'two.stl',
    bytes: Uint8Array.from(binaryStl([...cubeFacets(12), ...cubeFacets(8, [30, 0, 0])])),
  });
  succeed(await callServer(baseUrl, splitPart, { partID: bodies.id, mspID: '1' }));

  const shipped = await sendRequest(shop, [{ ...bracket, quantity: 12 }, cube]);
  await desk.quote(shipped.requestID, { discountPercent: 5 });
  await acceptQuote(shop, shipped);
  await desk.act(shipped.requestID, { type: 'started', lines: [1, 2] });
  const lines = [
    { line: 1, quantity: 12 },
    { line: 2, quantity: 1 },
  ];
  await desk.act(shipped.requestID, { type: 'parcel-sent', lines, carrier: 'Post', tracking: 'T 4711' });

  const asking = await sendRequest(shop, [open, cube]);
  await desk.quote(asking.requestID);
  const follower = createFollower(baseUrl, asking.key);
  succeed(await follower.addFile({ name: 'drawing.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') }, 1));
  succeed(await follower.answer({ type: 'message', text: 'Could the cover be closed?' }));
  await desk.quote(asking.requestID, { message: 'Closed, as you asked.' });

  const declined = await sendRequest(shop, [cube], { ...GRACE, name: 'Rear Admiral Hopper' });
  await desk.act(declined.requestID, { type: 'declined', reason: 'We are full until spring.' });

  const [client] = succeed(await callServer(baseUrl, listClients, {}, bearer)).clients;
  const clientID = client?.clientID ?? '';
  const { revision: former } = succeed(await callServer(baseUrl, getClient, { clientID }, bearer));
  succeed(await callServer(baseUrl, saveClientNote, { clientID, note: NOTE, revision: former }, bearer));
  const requests = [shipped, asking, declined].map(({ requestID, key }) => ({ id: requestID, key }));
  return { requests, parts: [cube.id, bracket.id] };
}
