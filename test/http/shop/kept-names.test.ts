import { afterEach, expect, test } from 'vitest';
import { exportClient } from '#contract/api/clients/export-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { checkParts } from '#contract/api/parts/check-parts.ts';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { saveGoldenParts } from '#contract/api/pricing/save-golden-parts.ts';
import { tryGoldenParts } from '#contract/api/pricing/try-golden-parts.ts';
import { fetchStl } from '#contract/calls/fetch-stl.ts';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { callServer } from '#test/support/api-client.ts';
import { CUSTOMER, createDesk } from '#test/support/desk-client.ts';
import { startFollowedDesk } from '#test/support/followed-desk.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, succeed } from '#test/support/quote-client.ts';
import { AT } from '#test/support/sample-records.ts';

const { server, desk, ask } = await startFollowedDesk();

const OWNER = 'Bearer token-of-a';
const COLLEAGUE = 'Bearer token-of-nobody';
const hire = (providerId = '1') => server.records.members.add(providerId, { sub: 'nobody', role: 'owner', email: '', joinedAt: AT });
const dismiss = (providerId = '1') => server.records.members.remove(providerId, 'nobody', 'owner-a', AT);

afterEach(async () => {
  for (const providerId of ['1', 'b']) await dismiss(providerId);
});

const statusOf = async (path: string, authorization?: string) =>
  (await fetch(server.baseUrl + path, authorization === undefined ? {} : { headers: { authorization } })).status;

interface Named {
  readonly internalFilename: string | null;
  readonly image: string;
}

/** Where what a part is called leads to, without a token: its picture, and its mesh in both forms. */
async function addressesOf({ internalFilename, image }: Named): Promise<readonly string[]> {
  const modelFile = internalFilename ?? '';
  const stl = await callServer(server.baseUrl, fetchStl, { modelFile, displayFilename: 'part.stl' });
  return [`/img/${image}`, `/cad/mesh/${modelFile}`, `/downloaded/${stl.ok ? stl.body.downloadedFile : 'none'}`];
}

const namesIn = (text: string) => new Set(text.match(/[A-Za-z0-9_-]{22,}/g));

test('S-46 what a colleague was told of parts opens pictures, meshes and files while they work here, and nothing afterwards', async () => {
  const { requestID } = await ask();
  await hire();
  const [line] = (await createDesk(server.baseUrl, COLLEAGUE).open(requestID)).request.lines;
  const [part] = succeed(await callServer(server.baseUrl, getPartList, { mspID: '1' }, COLLEAGUE)).partList;
  if (line === undefined || part === undefined) throw new Error('There is no part.');
  const open = (await Promise.all([line, part].map(addressesOf))).flat();
  const models = [line, part].map(({ internalFilename }) => `/desk/models/${internalFilename}`);
  const statuses = async () => [
    await Promise.all(open.map((path) => statusOf(path))),
    await Promise.all(models.map((path) => statusOf(path, COLLEAGUE))),
  ];
  expect(await statuses()).toEqual([Array(6).fill(200), [200, 200]]);
  const model = await fetch(server.baseUrl + models[0], { headers: { authorization: COLLEAGUE } });
  expect([new Uint8Array(await model.arrayBuffer()), model.headers.get('cache-control')]).toEqual([composeStl(), 'no-store']);
  expect((await fetch(server.baseUrl + open[0])).headers.get('cache-control')).toBe('private, max-age=600');
  await dismiss();
  expect(await statuses()).toEqual([Array(6).fill(404), [404, 404]]);
  expect((await callServer(server.baseUrl, fetchStl, { modelFile: part.internalFilename, displayFilename: 'part.stl' })).ok).toBe(false);
  // Nor where they work for somebody else.
  await hire('b');
  expect(await statuses()).toEqual([Array(6).fill(404), [404, 404]]);
});

test("S-46 S-13 a colleague's names are theirs: others have others, and open no model by them", async () => {
  const { requestID } = await ask();
  await hire();
  const [own] = (await desk.open(requestID)).request.lines;
  const [theirs] = (await createDesk(server.baseUrl, COLLEAGUE).open(requestID)).request.lines;
  expect((await desk.open(requestID)).request.lines[0]).toEqual(own);
  for (const field of ['partID', 'internalFilename', 'image'] as const) expect(theirs?.[field]).not.toBe(own?.[field]);
  const path = `/desk/models/${theirs?.internalFilename}`;
  const who = [COLLEAGUE, OWNER, 'Bearer token-of-b', 'Bearer wrong', undefined];
  expect(await Promise.all(who.map((authorization) => statusOf(path, authorization)))).toEqual([200, 404, 404, 401, 401]);
  const altered = `${theirs?.internalFilename?.slice(0, 30)}${theirs?.internalFilename?.[30] === 'A' ? 'B' : 'A'}${theirs?.internalFilename?.slice(31)}`;
  expect(await Promise.all(['/cad/mesh/', '/models/'].map((place) => statusOf(place + altered)))).toEqual([404, 404]);
  expect(await statusOf(`/models/${theirs?.internalFilename}`)).toBe(404);
});

test('S-46 nothing that parts are stored under, or known by to their customers, is in any answer to the shop', async () => {
  const { requestID, customer } = await ask();
  succeed(await customer.accept());
  const partID = (await desk.open(requestID)).request.lines[0]?.partID ?? '';
  const { goldenParts, goldenPartsRevision: revision } = succeed(await callServer(server.baseUrl, getPricing, {}, OWNER));
  const own = goldenParts.slice(0, 1).map((part) => ({ ...part, id: 'own', partID }));
  succeed(await callServer(server.baseUrl, saveGoldenParts, { goldenParts: own, revision }, OWNER));
  const { clients } = succeed(await callServer(server.baseUrl, listClients, {}, OWNER));
  const { clientID } = clients.find(({ key }) => key === CUSTOMER.email) ?? { clientID: '' };
  const told = JSON.stringify([
    succeed(await callServer(server.baseUrl, exportClient, { clientID }, OWNER)),
    await desk.open(requestID),
    succeed(await callServer(server.baseUrl, getPartList, { mspID: '1' }, OWNER)),
    succeed(await callServer(server.baseUrl, getPricing, {}, OWNER)),
    succeed(await callServer(server.baseUrl, tryGoldenParts, {}, OWNER)),
  ]);
  const parts = await server.records.parts.listByProvider('1');
  expect(parts.length).toBeGreaterThan(2);
  for (const { id, internalFilename, imageName, meshName, stlName } of parts)
    for (const secret of [id, internalFilename, imageName, meshName, stlName]) {
      const [name = ''] = (secret ?? '').replace(/^.*\//, '').split('.');
      expect([name.length > 20, told.includes(name)]).toEqual([true, false]);
    }
  // What stands there instead is nobody's part to whoever has no account, and leads to no other name.
  const names = [...namesIn(told)];
  expect(names).toContain(partID);
  const choice = await chooseFirstOffer(server.baseUrl);
  const manufacturingParams = { ...choice, manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' };
  for (const id of names.filter((name) => name.length < 128)) {
    expect(await callServer(server.baseUrl, checkParts, { partIDs: [id] })).toMatchObject({ ok: true, body: { goneIDs: [id] } });
    expect([id, (await callServer(server.baseUrl, splitPart, { partID: id, mspID: '1' })).ok]).toEqual([id, false]);
    const quoted = await callServer(server.baseUrl, getQuoteList, { mspID: '1', partList: [{ id, quantity: 1 }], manufacturingParams });
    expect([id, quoted.ok]).toEqual([id, false]);
  }
});

test('S-46 what customers are told of their parts goes on opening them, whoever leaves the shop', async () => {
  const { customer } = await ask();
  const [line] = (await customer.look()).lines;
  if (line === undefined) throw new Error('There is no line.');
  await hire();
  await dismiss();
  const addresses = [...(await addressesOf(line)), `/models/${line.internalFilename}`];
  expect(await Promise.all(addresses.map((path) => statusOf(path)))).toEqual([200, 200, 200, 200]);
});
