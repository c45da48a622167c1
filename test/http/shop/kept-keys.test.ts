import { afterEach, expect, test, vi } from 'vitest';
import { exportClient } from '#contract/api/clients/export-client.ts';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import type { MemberRole } from '#server/ports/records/member-records.ts';
import { callServer } from '#test/support/api-client.ts';
import { CUSTOMER, createDesk } from '#test/support/desk-client.ts';
import { PDF, startFollowedDesk } from '#test/support/followed-desk.ts';
import { succeed } from '#test/support/quote-client.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { AT } from '#test/support/sample-records.ts';

const { server, desk, ask, mailsTo, settled } = await startFollowedDesk();

afterEach(() => vi.restoreAllMocks());

const OWNER = 'Bearer token-of-a';
const COLLEAGUE = 'Bearer token-of-nobody';
const hire = (role: MemberRole = 'member') => server.records.members.add('1', { sub: 'nobody', role, email: '', joinedAt: AT });
const dismiss = () => server.records.members.remove('1', 'nobody', 'owner-a', AT);
const open = (path: string, authorization?: string) =>
  fetch(`${server.baseUrl}/desk/documents/${path}`, authorization === undefined ? {} : { headers: { authorization } });

/** Everything that is answered from now on, as it goes over the wire. */
function listen(): () => Promise<string> {
  const heard: Promise<string>[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await send(...asked);
    heard.push(response.clone().text());
    return response;
  });
  return async () => (await Promise.all(heard)).join('\n');
}

test("S-46 the customer's key is in no answer to the shop, and in no mail to it", async () => {
  const { requestID, requestKey, customer } = await ask({ isQuoted: false });
  succeed(await customer.addFile(PDF));
  const heard = listen();
  await desk.quote(requestID);
  await desk.act(requestID, { type: 'message', text: 'We are at it.' });
  succeed(await desk.addFile(requestID, PDF, 1));
  await desk.act(requestID, { type: 'link-renewed' });
  for (const table of ['requests', 'lines', 'clients'] as const) succeed(await callServer(server.baseUrl, exportDesk, { table }, OWNER));
  succeed(await callServer(server.baseUrl, listRequests, {}, OWNER));
  const { clients } = succeed(await callServer(server.baseUrl, listClients, {}, OWNER));
  const { clientID } = clients.find(({ key }) => key === CUSTOMER.email) ?? { clientID: '' };
  succeed(await callServer(server.baseUrl, getClient, { clientID }, OWNER));
  succeed(await callServer(server.baseUrl, exportClient, { clientID }, OWNER));
  succeed(await callServer(server.baseUrl, getDeskHome, {}, OWNER));
  const answers = await heard();
  vi.restoreAllMocks();
  const renewed = (await server.records.desk.find(requestID))?.key ?? '';
  expect(renewed).not.toBe(requestKey);
  expect(answers).toContain(requestID);
  for (const key of [requestKey, renewed]) expect(answers).not.toContain(key);
  await expect.poll(() => server.mailer.sent.filter(({ id }) => id === `${requestID}-provider`).length).toBe(1);
  const toShop = [...(await settled('shop', requestID, 1)), ...server.mailer.sent.filter(({ id }) => id === `${requestID}-provider`)];
  expect(JSON.stringify(toShop)).toContain(requestID);
  expect(JSON.stringify(toShop)).not.toContain('/app/request/');
  expect(JSON.stringify(mailsTo('customer', requestID))).toContain(renewed);
});

test('S-46 S-11 S-13 files and PDFs open to whoever works for the shop, and to nobody else', async () => {
  const { requestID, customer } = await ask();
  const { fileID } = succeed(await customer.addFile(PDF));
  const file = await open(`${requestID}/${fileID}`, OWNER);
  expect([file.status, file.headers.get('cache-control'), file.headers.get('content-disposition')]).toEqual([
    200,
    'no-store',
    expect.stringContaining('attachment; filename="drawing.pdf"'),
  ]);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(PDF.bytes));
  const written = await readPdf(new Uint8Array(await (await open(`${requestID}/quote/1.pdf`, OWNER)).arrayBuffer()));
  expect(written.text).toContain('Q-');
  // A PDF that a colleague takes along opens nothing.
  expect(`${written.text} ${written.links.join(' ')}`).not.toContain('/app/request/');
  for (const path of [`${requestID}/${fileID}`, `${requestID}/quote/1.pdf`]) {
    const statuses = await Promise.all([undefined, 'Bearer wrong', COLLEAGUE, 'Bearer token-of-b'].map((who) => open(path, who)));
    expect([path, ...statuses.map(({ status }) => status)]).toEqual([path, 401, 401, 404, 404]);
  }
  const other = await ask();
  for (const path of [`${other.requestID}/${fileID}`, `${requestID}/quote/2.pdf`, `unknown/${fileID}`, `${requestID}/${'A'.repeat(22)}`])
    expect([path, (await open(path, OWNER)).status]).toEqual([path, 404]);
});

test('S-46 nothing that a colleague saw opens anything once they are removed', async () => {
  const { requestID, customer } = await ask();
  const { fileID } = succeed(await customer.addFile(PDF));
  await hire();
  const heard = listen();
  await createDesk(server.baseUrl, COLLEAGUE).open(requestID);
  const seen = await heard();
  vi.restoreAllMocks();
  const paths = [`${requestID}/${fileID}`, `${requestID}/quote/1.pdf`];
  for (const path of paths) expect([path, (await open(path, COLLEAGUE)).status]).toEqual([path, 200]);
  await dismiss();
  for (const path of paths) expect([path, (await open(path, COLLEAGUE)).status]).toEqual([path, 404]);
  // Every word of the answer that could be a key, tried as one.
  const words = [...new Set(seen.match(/[A-Za-z0-9_-]{22,64}/g))];
  expect(words).toContain(requestID);
  for (const word of words) expect([word, (await fetch(`${server.baseUrl}/documents/${word}/${fileID}`)).status]).toEqual([word, 404]);
});

test('S-46 from where an order was accepted stands in the audit log, as a keyed hash', async () => {
  const { requestID, customer } = await ask();
  succeed(await customer.accept());
  const entries = (await server.records.audit.list(0, 10_000)).filter(({ objectId }) => objectId === requestID);
  const accepted = entries.find(({ action }) => action === 'order-accepted');
  expect(accepted?.details).toEqual({ order: expect.any(Number), from: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) });
  expect(JSON.stringify(entries)).not.toContain('127.0.0');
});
