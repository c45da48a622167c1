import { expect, test } from 'vitest';
import { inviteColleague } from '#contract/api/team/invite-colleague.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { askForParts, createDesk, createFollower } from '#test/support/desk-client.ts';
import { composePdf, composeStl } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const LURE = 'locked. Call +1 555 0100 or open https://evil.example/unlock';
/** Whoever opened it chose its words and its addresses. */
const SELF_MADE = {
  ...DEMO_PROVIDER,
  id: '2',
  name: `Account ${LURE}`,
  ordersEmail: 'victim@example.com',
  contactEmail: 'call@evil.example',
};
const AUTHORIZATION = 'Bearer owner';
const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: `${token}@example.com` }) };

/** All mails that came of a request to a shop, of all that both sides do, and of an invitation. */
async function makeMails(server: TestApp): Promise<TestApp['mailer']['sent']> {
  const uploaded = await uploadPart(server.baseUrl, { name: 'evil.example.stl', bytes: composeStl() });
  const contact = { name: LURE, email: 'stranger@example.com', organization: LURE };
  const { requestID, requestKey } = await askForParts(server.baseUrl, [uploaded], contact, SELF_MADE.id);
  const desk = createDesk(server.baseUrl, AUTHORIZATION);
  const customer = createFollower(server.baseUrl, requestKey);
  await desk.quote(requestID, { message: LURE, terms: LURE, charges: [{ label: LURE, amountMicros: 1_000_000 }] });
  await desk.act(requestID, { type: 'message', text: LURE });
  succeed(await desk.addFile(requestID, { name: 'evil.example.pdf', bytes: composePdf() }));
  succeed(await customer.answer({ type: 'message', text: LURE }));
  succeed(await customer.accept());
  const lines = (await customer.look()).order?.lines.map(({ line, quantity }) => ({ line, quantity })) ?? [];
  await desk.act(requestID, { type: 'parcel-sent', lines, carrier: LURE, tracking: LURE });
  succeed(await callServer(server.baseUrl, inviteColleague, { email: 'other@example.com', role: 'member' }, AUTHORIZATION));
  const endings = ['-provider', '-customer', '-shop', '-invitation'];
  await expect.poll(async () => (await server.records.outbox.countWaiting()).count).toBe(0);
  expect(endings.filter((ending) => server.mailer.sent.some(({ id }) => id.endsWith(ending)))).toEqual(endings);
  return server.mailer.sent;
}

async function start(signUp: 'open' | 'invited'): Promise<TestApp> {
  const server = await startTestApp({ SIGN_UP: signUp, PUBLIC_URL: 'https://quotes.example.com' }, { identity });
  await server.records.providers.save({ ...SELF_MADE, ownerSub: 'owner' });
  return server;
}

test('S-49 where anybody may open shops, no word of theirs and none of their customers’ reaches anybody by mail', async () => {
  await using server = await start('open');
  const mails = await makeMails(server);
  for (const mail of mails) {
    expect(mail).toMatchObject({ replyTo: null, text: expect.stringContaining('https://quotes.example.com/app/') });
    expect(mail.attachments ?? []).toEqual([]);
    const { to: _, ...rest } = mail;
    for (const word of ['555', 'evil', 'locked'])
      expect([mail.id, JSON.stringify(rest)]).toEqual([mail.id, expect.not.stringContaining(word)]);
  }
});

test('S-49 where the shops are known, mails carry what they have to say', async () => {
  await using server = await start('invited');
  const mails = await makeMails(server);
  expect(mails.map(({ text }) => text).filter((text) => text.includes('555'))).toHaveLength(mails.length);
  // The quote, and the confirmation of the order.
  expect(mails.flatMap(({ attachments = [] }) => attachments).length).toBe(2);
});
