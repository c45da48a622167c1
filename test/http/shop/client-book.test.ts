import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteClient } from '#contract/api/clients/delete-client.ts';
import { exportClient } from '#contract/api/clients/export-client.ts';
import { getClientBook } from '#contract/api/clients/get-client-book.ts';
import { importClients } from '#contract/api/clients/import-clients.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { readCells } from '#domain/text/read-cells.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { askForParts } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const OWNER = 'Bearer owner-a';
let server: TestApp;
beforeAll(async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: `${token}@example.com` }) };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
});
afterAll(() => server.close());

const row = (email: string, name = '', organization = '', note = '') => ({ email, name, organization, note });
const send = async (clients: ReturnType<typeof row>[], isMeant: boolean) =>
  succeed(await callServer(server.baseUrl, importClients, { clients, isMeant }, OWNER));
const read = async () => succeed(await callServer(server.baseUrl, getClientBook, {}, OWNER)).clients;
const NOTHING = { added: 0, changed: 0, same: 0, notesAdded: 0, notesKept: 0, refused: [] };

test('SHOP-06 an import says what it would do, then does it, and doing it again changes nothing', async () => {
  const file = [
    row(' Ada@Engines.test ', 'Ada', 'Engines', 'Pays\nlate'),
    row('no address', 'X'),
    row('ada@engines.test', 'Ada again'),
    row('ben@works.test', '', 'Works'),
  ];
  const refused = [
    { row: 2, email: 'no address', reason: 'email' },
    { row: 3, email: 'ada@engines.test', reason: 'repeated' },
  ];
  const told = { ...NOTHING, added: 2, notesAdded: 1, refused };
  expect(await send(file, false)).toEqual(told);
  expect(await read()).toEqual([]);
  expect(await send(file, true)).toEqual(told);
  expect((await read()).map(({ email, name, organization }) => [email, name, organization])).toEqual([
    ['ada@engines.test', 'Ada', 'Engines'],
    ['ben@works.test', 'ben@works.test', 'Works'],
  ]);
  expect(await server.records.clients.findNote('1', 'ada@engines.test')).toMatchObject({ note: 'Pays\nlate', revision: 1 });
  expect(await send(file, true)).toEqual({ ...NOTHING, same: 2, refused });
  expect(await send([row('ada@engines.test', 'Ada L.', 'Engines', 'Another')], true)).toEqual({ ...NOTHING, changed: 1, notesKept: 1 });
  expect((await server.records.clients.findNote('1', 'ada@engines.test')).note).toBe('Pays\nlate');
});

test('SHOP-06 the export holds those who have not asked yet, with notes, and can be imported again', async () => {
  const { text } = succeed(await callServer(server.baseUrl, exportDesk, { table: 'clients' }, OWNER));
  const [head = [], ...rows] = readCells(text, [',']);
  const at = (name: string) => head.indexOf(name);
  const clients = rows.map((cells) =>
    row(cells[at('Email')] ?? '', cells[at('Name')] ?? '', cells[at('Organization')] ?? '', cells[at('Note')] ?? ''),
  );
  expect(clients).toContainEqual(row('ada@engines.test', 'Ada L.', 'Engines', 'Pays\nlate'));
  expect(await send(clients, false)).toEqual({ ...NOTHING, same: 2 });
});

test('SHOP-06 whoever asks for a quote leaves the list of those who have not, and keeps the note', async () => {
  const part = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  await askForParts(server.baseUrl, [part], { name: 'Ada', email: 'ada@engines.test', organization: 'Engines' });
  expect((await read()).map(({ email }) => email)).toEqual(['ben@works.test']);
});

test('SHOP-06 whoever was brought along is exported and forgotten like everybody', async () => {
  const [ben] = await read();
  const clientID = ben?.clientID ?? '';
  expect(succeed(await callServer(server.baseUrl, exportClient, { clientID }, OWNER)).text).toContain('"organization": "Works"');
  succeed(await callServer(server.baseUrl, deleteClient, { clientID }, OWNER));
  expect(await read()).toEqual([]);
  expect((await callServer(server.baseUrl, deleteClient, { clientID }, OWNER)).status).toBe(404);
});
