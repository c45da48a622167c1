import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeGroup } from '#contract/api/returning/change-group.ts';
import { endCustomerSession } from '#contract/api/returning/end-customer-session.ts';
import { inviteBuyer } from '#contract/api/returning/invite-buyer.ts';
import { listOwnRequests } from '#contract/api/returning/list-own-requests.ts';
import { openCustomerSession } from '#contract/api/returning/open-customer-session.ts';
import { orderAgain } from '#contract/api/returning/order-again.ts';
import { requestCustomerCode } from '#contract/api/returning/request-customer-code.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let partId: string;
beforeAll(async () => {
  server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com/' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  const part = newPart();
  await server.records.parts.add(part);
  partId = part.id;
});
afterAll(() => server.close());
beforeEach(() => {
  server.mailer.sent.length = 0;
  server.clock.advance(3_600_000);
});

let people = 0;
const newAddress = () => {
  people += 1;
  return `buyer-${people}@example.com`;
};
const addRequest = async (email: string, providerId = '1') => {
  const rfq = newRfq(
    { providerId, createdAt: server.clock.now(), contact: { name: 'Zoë', email, organization: 'Works', message: '' } },
    partId,
  );
  await server.records.rfqs.add(rfq, []);
  return rfq;
};
const askCode = (email: string, mspID = '1') => callServer(server.baseUrl, requestCustomerCode, { mspID, email });
const open = (email: string, code: string, mspID = '1') => callServer(server.baseUrl, openCustomerSession, { mspID, email, code });
const mailTo = async (email: string, subject: string) => {
  const find = () => server.mailer.sent.findLast((mail) => mail.to === email && mail.subject.includes(subject));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()?.text ?? '';
};
const codeFor = async (email: string, mspID = '1') => {
  server.mailer.sent.length = 0;
  succeed(await askCode(email, mspID));
  return /^\d{6}$/m.exec(await mailTo(email, 'Your code'))?.[0] ?? '';
};
const signIn = async (email: string, mspID = '1') => succeed(await open(email, await codeFor(email, mspID), mspID)).token;
const list = (token: string) => callServer(server.baseUrl, listOwnRequests, { token });
const OTHER_CODE = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('who comes back', () => {
  test('SHOP-16 gets all requests of the address at this shop by a code in the mail, with number, day, state and total, and none of anybody else', async () => {
    const email = newAddress();
    const [one, two] = [await addRequest(email), await addRequest(email.toUpperCase())];
    await addRequest(newAddress());
    await addRequest(email, '2');
    const answer = succeed(await list(await signIn(email)));
    expect(answer).toMatchObject({ mspID: '1', shop: DEMO_PROVIDER.name, email, group: null, invitedBy: null, discountPercent: 0 });
    expect(new Set(answer.requests.map(({ requestID }) => requestID))).toEqual(new Set([one.id, two.id]));
    expect(answer.requests[0]).toMatchObject({ state: 'received', totalMicros: 24_680_000, currency: 'USD', lineCount: 1, isOwn: true });
    expect(answer.requests.every(({ number, key }) => number !== null && [one, two].some(({ begin }) => begin.key === key))).toBe(true);
  });

  test('SHOP-16 an address that nobody knows is answered alike, gets no mail, and no code opens it', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await addRequest(known);
    const answers = [await askCode(known), await askCode(unknown)];
    expect(answers[1]).toEqual(answers[0]);
    await mailTo(known, 'Your code');
    expect(server.mailer.sent.filter(({ to }) => to === unknown)).toEqual([]);
    expect((await open(unknown, '000000')).status).toBe(404);
  });

  test('SHOP-16 a code is good once, for five tries and ten minutes, and at its own shop alone', async () => {
    const email = newAddress();
    await addRequest(email);
    await addRequest(email, '2');
    const used = await codeFor(email);
    expect((await open(email, used, '2')).status).toBe(404);
    succeed(await open(email, used));
    expect((await open(email, used)).status).toBe(404);
    const guessed = await codeFor(email);
    for (let tries = 0; tries < 5; tries += 1) expect((await open(email, OTHER_CODE(guessed))).status).toBe(404);
    expect((await open(email, guessed)).status).toBe(404);
    const late = await codeFor(email);
    server.clock.advance(600_000);
    expect((await open(email, late)).status).toBe(404);
    const [first, second] = [await codeFor(email), await codeFor(email)];
    if (first !== second) expect((await open(email, first)).status).toBe(404);
    succeed(await open(email, second));
  });

  test('SHOP-16 five guesses at once are no more than five one by one', async () => {
    const email = newAddress();
    await addRequest(email);
    const code = await codeFor(email);
    await Promise.all(Array.from({ length: 5 }, () => open(email, OTHER_CODE(code))));
    expect((await open(email, code)).status).toBe(404);
  });

  test('SHOP-16 an address gets five codes an hour, known or not', async () => {
    for (const email of [newAddress(), newAddress()]) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await askCode(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      server.clock.advance(3_600_000);
    }
  });

  test('SHOP-16 a session ends after thirty days and when somebody signs out; nothing else opens anything', async () => {
    const email = newAddress();
    await addRequest(email);
    const [one, other] = [await signIn(email), await signIn(email)];
    succeed(await callServer(server.baseUrl, endCustomerSession, { token: one }));
    expect(await list(one)).toMatchObject({ status: 404, body: { error: expect.stringContaining('not signed in any more') } });
    succeed(await list(other));
    server.clock.advance(30 * 86_400_000);
    expect((await list(other)).status).toBe(404);
    expect((await list('x'.repeat(22))).status).toBe(404);
    expect((await list('short')).status).toBe(400);
  });

  test('SHOP-16 the code waits sealed, and neither it nor the token is kept as it is', async () => {
    const email = newAddress();
    await addRequest(email);
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    const waiting = await server.records.outbox.listDue(new Date('9999-12-31'), 1000);
    for (const { message } of waiting) expect(JSON.stringify(message)).not.toContain(code);
  });
});

describe('ordering again', () => {
  test('SHOP-16 gives the lines of an earlier request for the cart, names those that are gone, and is nobody else’s', async () => {
    const email = newAddress();
    const uploaded = await uploadPart(server.baseUrl, { name: 'hinge.stl', bytes: composeStl() });
    const lines = await quoteParts(server.baseUrl, [{ ...uploaded, quantity: 3 }], await chooseFirstOffer(server.baseUrl));
    const { requestID } = succeed(
      await submitLines(server.baseUrl, lines, { name: 'Zoë', email, organization: 'Works' }, 'again-key-0000000000'),
    );
    const old = await addRequest(email);
    const token = await signIn(email);
    const again = succeed(await callServer(server.baseUrl, orderAgain, { token, requestID }));
    expect(again).toMatchObject({ lines: [{ filename: 'hinge.stl', quantity: 3, materialID: lines[0]?.materialID }], gone: [] });
    expect(JSON.stringify(again)).not.toMatch(/price|micros/i);
    // Its part was never measured, and its material is none.
    expect(succeed(await callServer(server.baseUrl, orderAgain, { token, requestID: old.id }))).toEqual({ lines: [], gone: ['a.step'] });
    const stranger = newAddress();
    await addRequest(stranger);
    expect((await callServer(server.baseUrl, orderAgain, { token: await signIn(stranger), requestID })).status).toBe(404);
    await addRequest(email, '2');
    expect((await callServer(server.baseUrl, orderAgain, { token: await signIn(email, '2'), requestID })).status).toBe(404);
  });
});

describe('colleagues of the buyer', () => {
  const invite = (token: string, email: string) => callServer(server.baseUrl, inviteBuyer, { token, email });
  const change = (token: string, act: 'join' | 'leave') => callServer(server.baseUrl, changeGroup, { token, act });
  const idsOf = async (token: string) => succeed(await list(token)).requests.map(({ requestID }) => requestID);

  test('SHOP-16 see each other’s requests once they accepted, not before, and no more once one has left', async () => {
    const [ada, bob] = [newAddress(), newAddress()];
    const [hers, his] = [await addRequest(ada), await addRequest(bob)];
    const adas = await signIn(ada);
    succeed(await invite(adas, bob));
    expect(await mailTo(bob, 'share requests')).toContain(`${ada} invites you`);
    const bobs = await signIn(bob);
    expect([await idsOf(adas), await idsOf(bobs)]).toEqual([[hers.id], [his.id]]);
    expect(succeed(await list(bobs))).toMatchObject({ group: null, invitedBy: ada });
    expect(succeed(await list(adas)).group?.members).toEqual([
      { email: ada, isYou: true, hasJoined: true },
      { email: bob, isYou: false, hasJoined: false },
    ]);
    succeed(await change(bobs, 'join'));
    for (const token of [adas, bobs]) expect((await idsOf(token)).toSorted()).toEqual([hers.id, his.id].toSorted());
    succeed(await change(bobs, 'leave'));
    expect([await idsOf(adas), await idsOf(bobs)]).toEqual([[hers.id], [his.id]]);
    expect(succeed(await list(adas)).group).toBeNull();
  });

  test('SHOP-16 nobody joins without an invitation, and an invitation takes nobody out of a group', async () => {
    const [ada, bob, eve] = [newAddress(), newAddress(), newAddress()];
    const [hers] = [await addRequest(ada), await addRequest(bob), await addRequest(eve)];
    const [adas, bobs, eves] = [await signIn(ada), await signIn(bob), await signIn(eve)];
    expect((await change(eves, 'join')).status).toBe(409);
    succeed(await invite(adas, bob));
    succeed(await change(bobs, 'join'));
    succeed(await invite(eves, bob));
    expect((await change(bobs, 'join')).status).toBe(409);
    expect(await idsOf(eves)).not.toContain(hers?.id);
    expect(await idsOf(bobs)).toContain(hers?.id);
    expect((await invite('x'.repeat(22), bob)).status).toBe(404);
    expect((await invite(adas, ada)).status).toBe(400);
    expect((await invite(adas, 'no address')).status).toBe(400);
  });

  test('SHOP-16 an address that never asked for anything may be invited, gets its code, and sees what is shared at this shop alone', async () => {
    const [ada, newcomer] = [newAddress(), newAddress()];
    const hers = await addRequest(ada);
    await addRequest(ada, '2');
    succeed(await invite(await signIn(ada), newcomer));
    const token = await signIn(newcomer);
    expect(await idsOf(token)).toEqual([]);
    succeed(await change(token, 'join'));
    expect(await idsOf(token)).toEqual([hers.id]);
    expect(succeed(await list(token)).requests[0]).toMatchObject({ isOwn: false, by: 'Zoë' });
  });
});
