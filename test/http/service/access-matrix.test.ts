import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerQuote } from '#contract/api/customer/answer-quote.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import { uploadDeskFile } from '#contract/api/desk/upload-desk-file.ts';
import { issueInvoice } from '#contract/api/papers/issue-invoice.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { uploadMaterialPicture } from '#contract/api/pricing/upload-material-picture.ts';
import { claimShop } from '#contract/api/shop/claim-shop.ts';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { leaveProvider } from '#contract/api/team/leave-provider.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { BUSINESS } from '#contract/shop/business.ts';
import { CLIENT_BOOK } from '#contract/shop/client-book.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { SET_UP } from '#contract/shop/set-up.ts';
import type { SettingsKind } from '#contract/shop/settings-kind.ts';
import { SHIPPING } from '#contract/shop/shipping.ts';
import { STOREFRONT } from '#contract/shop/storefront.ts';
import { TAX } from '#contract/shop/tax.ts';
import { WIRE } from '#contract/wire.ts';
import { PAPER_KINDS } from '#domain/papers/paper.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { openAccountKey } from '#server/adapters/identity/account-key-file.ts';
import { createAccountKeys } from '#server/adapters/identity/create-account-keys.ts';
import type { NewRequest } from '#server/ports/records/records.ts';
import { encodeCall, readFirstText, uploadPart } from '#test/support/api-client.ts';
import { PIER } from '#test/support/desk-client.ts';
import { composePdf, composeStl } from '#test/support/model-bytes.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { orderAll } from '#test/support/order-all.ts';
import { addUser, createPoolCalls, OTHER_PASSWORD, readMailedCode, signInUser } from '#test/support/pool-user.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { AT, newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const CALLERS = [
  'anonymous',
  'owner of A',
  'owner of B',
  'member of A',
  'shop floor of A',
  'account without a provider',
  'expired',
  'before a reset',
  'tampered',
  'alg none',
  'wrong client',
  'wrong issuer',
  'HS256',
  'id token',
  'unknown key',
] as const;
type CallerName = (typeof CALLERS)[number];
const CALLS: readonly Call[] = WIRE;
/** Whose prices these are about follows from the token alone. */
const PRICING = CALLS.filter((call) => call.path.startsWith(getPricing.path));
/** About the caller alone. */
const ACCEPTANCE: Call = acceptInvitation;
const CLAIM: Call = claimShop;
const LEAVING: Call = leaveProvider;
/** Whose requests these are about follows from the token alone, too. */
const DESK = CALLS.filter((call) => ['staff', 'member', 'owner'].includes(call.needs ?? '') && call !== LEAVING && !PRICING.includes(call));
const OF_ONE_ORDER: ReadonlySet<string> = new Set(['getFloorOrder', 'actOnFloorOrder']);
const OF_ONE_REQUEST: ReadonlySet<string> = new Set([
  ...['getDeskRequest', 'previewQuote', 'sendQuote', 'actOnRequest', 'uploadDeskFile', 'getFloorOrder', 'actOnFloorOrder'],
  ...['issueInvoice', 'issueCreditNote', 'watchRequest'],
]);
const OF_ONE_CLIENT: ReadonlySet<string> = new Set(['getClient', 'saveClientNote', 'exportClient', 'deleteClient']);
const SHOWS_CLIENTS: ReadonlySet<string> = new Set([
  ...['getColleagues', 'listRequests', 'getDeskRequest', 'listClients', 'getClient', 'exportClient', 'exportDesk', 'getFloorOrder'],
]);
/** Only its owner, and to read whoever works for it, may touch provider A. */
const INSIDERS_ONLY = CALLS.filter(
  (call) => (call.needs === 'account' || call.needs === 'founder') && call !== ACCEPTANCE && call !== CLAIM,
);
const OPEN = CALLS.filter((call) => call.needs === null);

const PICTURE = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
    .png()
    .toBuffer(),
);

let server: TestApp;
const tokens = new Map<CallerName, string>();
beforeAll(async () => {
  server = await startTestApp();
  const [former, b] = [await addUser(server), await addUser(server)];
  const pool = createPoolCalls(server.baseUrl);
  await pool.forgot(former.email);
  await pool.reset(former.email, await readMailedCode(server, former.email, 2));
  const a = await signInUser(server, former.email, OTHER_PASSWORD);
  await server.records.providers.addForOwner({ ...DEMO_PROVIDER, name: 'B' }, b.sub);
  await uploadPart(server.baseUrl, { name: 'secret-part.stl', bytes: composeStl() });
  const member = await addUser(server);
  await server.records.members.add('1', { sub: member.sub, role: 'member', email: '', joinedAt: AT });
  const floor = await addUser(server);
  await server.records.members.add('1', { sub: floor.sub, role: 'shop-floor', email: '', joinedAt: AT });
  await server.records.rateCards.saveDraft('1', DEMO_PROVIDER.rateCard, 0, 'former-colleague', AT);
  await server.records.rateCards.publishDraft('1', 1, { author: 'former-colleague', note: 'secret-note', at: AT });
  const claims = JSON.parse(Buffer.from(a.accessToken.split('.')[1] ?? '', 'base64url').toString());
  const [header, , signature] = a.accessToken.split('.');
  const altered = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url');
  const keys = await createAccountKeys(await openAccountKey(join(server.dataFolder, 'account-key.pem')));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const past = new Date(server.clock.now().getTime() - 7_200_000);
  const { iat: _iat, exp: _exp, ...own } = claims;
  tokens
    .set('owner of A', a.accessToken)
    .set('owner of B', b.accessToken)
    .set('member of A', member.accessToken)
    .set('shop floor of A', floor.accessToken)
    .set('account without a provider', (await addUser(server)).accessToken)
    .set('before a reset', former.accessToken)
    .set('expired', await keys.signToken(own, past, 3600))
    .set('tampered', `${header}.${altered}.${signature}`)
    .set('alg none', new UnsecuredJWT(claims).encode())
    .set('wrong client', await keys.signToken({ ...own, client_id: 'other' }, server.clock.now(), 3600))
    .set('wrong issuer', await keys.signToken({ ...own, iss: 'https://other.example/idp' }, server.clock.now(), 3600))
    .set(
      'HS256',
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keys.keyId }).sign(Buffer.from(JSON.stringify(keys.keySet))),
    )
    .set('id token', a.idToken)
    .set('unknown key', await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keys.keyId }).sign(privateKey));
});
afterAll(() => server.close());

/** A request that would do something to a provider, or about it. */
async function ask(call: Call, caller: CallerName, mspID = '1', more: Readonly<Record<string, unknown>> = {}) {
  const token = tokens.get(caller);
  const fields = { mspID, mspDetails: composeDetails({ id: mspID, name: 'Taken over' }), ...more };
  const known = new Set([...Object.keys((call.request as { def?: { shape?: object } }).def?.shape ?? {})]);
  const given = Object.fromEntries(Object.entries(fields).filter(([name]) => call.kind === 'specified' || known.has(name)));
  const { address, headers, body } = encodeCall(server.baseUrl, call, given);
  if (body instanceof FormData && call.name === uploadMaterialPicture.name) body.append('pictureFile', new File([PICTURE], 'steel.png'));
  if (body instanceof FormData && call.name === uploadDeskFile.name) body.append('requestFile', new File([composePdf()], 'drawing.pdf'));
  const isStream = call.kind === 'specified' && call.encoding === 'query';
  const stream = () =>
    `${address}?${new URLSearchParams({ [call.kind === 'specified' ? (call.action?.field ?? '') : '']: 'none', mspID })}`;
  const response = await fetch(isStream ? stream() : address, {
    method: call.method,
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: isStream ? null : body,
  });
  return { status: response.status, body: await readFirstText(response) };
}

/** Why something was refused, in either kind's form. */
function wordsOf(body: string): unknown {
  const { detail, error } = JSON.parse(body);
  return detail ?? error;
}

const everyPair = (calls: readonly Call[]) => CALLERS.flatMap((caller) => calls.map((call) => [call.name, caller, call] as const));
/** Who works for A and does not own it. */
const EMPLOYED: ReadonlySet<CallerName> = new Set(['member of A', 'shop floor of A']);
const FOREIGN: ReadonlySet<CallerName> = new Set(['owner of B', 'account without a provider']);

describe('calls for those who have a provider', () => {
  test.each(everyPair(INSIDERS_ONLY))('S-11 S-13 API-06 API-14 ACC-13 %s by %s', async (name, caller, call) => {
    const before = JSON.stringify([await server.records.providers.find('1'), await server.records.providers.find('2')]);
    const { status, body } = await ask(call, caller);
    const after = JSON.stringify([await server.records.providers.find('1'), await server.records.providers.find('2')]);
    if (caller === 'owner of A') {
      expect(status).toBe(200);
      expect(body).toContain({ getPartList: 'secret-part.stl', getDetails: '"mspID":"1"' }[name] ?? '"success":true');
      return;
    }
    expect(after).toBe(before);
    if (!EMPLOYED.has(caller)) expect(body).not.toContain('secret-part');
    if (EMPLOYED.has(caller)) {
      if (name === 'getPartList') expect([status, body]).toEqual([200, expect.stringContaining('secret-part.stl')]);
      else expect([status, JSON.parse(body).mspID]).toEqual(name === 'getDetails' ? [200, '1'] : [403, undefined]);
    } else if (FOREIGN.has(caller) && name === 'getDetails')
      expect([status, JSON.parse(body).mspID]).toEqual([200, caller === 'owner of B' ? '2' : '-1']);
    else if (FOREIGN.has(caller)) {
      expect([status, wordsOf(body)]).toEqual([404, 'This provider is not known here. Please check the link you were given.']);
    } else expect([status, wordsOf(body)]).toEqual([401, 'Please sign in first.']);
  });
});

describe('calls about prices', () => {
  /** Everything about the prices of A. */
  const snapshot = async () => {
    const { rateCards, providers } = server.records;
    const all = [await providers.find('1'), await rateCards.listVersions('1'), await rateCards.findDraft('1')];
    return JSON.stringify([...all, await rateCards.findGoldenParts('1'), await rateCards.countPictureBytes('1')]);
  };
  /** Nothing but who asks is wrong with the request. */
  const composeFields = async (call: Call, id: string) => {
    const { rateCards } = server.records;
    if (call.name === 'publishPricing' || call.name === 'discardPricingDraft')
      await rateCards.saveDraft(id, DEMO_PROVIDER.rateCard, (await rateCards.findDraft(id)).revision, 'colleague', AT);
    const isGolden = call.name === 'saveGoldenParts';
    const { revision } = isGolden ? ((await rateCards.findGoldenParts(id)) ?? { revision: 0 }) : await rateCards.findDraft(id);
    const card = { ...DEMO_PROVIDER.rateCard, version: 'taken over' };
    return { card, revision, number: 2, note: 'Taken over', goldenParts: [] };
  };

  test.each(everyPair(PRICING))('SHOP-19 API-33 PRC-15 S-11 S-13 S-14 S-44 %s by %s', async (name, caller, call) => {
    const fields = await composeFields(call, caller === 'owner of B' ? '2' : '1');
    const before = await snapshot();
    const { status, body } = await ask(call, caller, '1', fields);
    const mayRead = caller === 'owner of A' || (caller === 'member of A' && call.needs === 'member');
    if (mayRead) {
      expect([name, status]).toEqual([name, 200]);
      if (name === 'getPricing' || name === 'getPricingVersion') expect(body).toContain('secret-note');
      if (name === 'getPricing') expect(JSON.parse(body).role).toBe(caller === 'owner of A' ? 'owner' : 'member');
    } else expect(body).not.toContain('secret-note');
    if (caller !== 'owner of A') expect(await snapshot()).toBe(before);
    if (mayRead) return;
    if (caller === 'owner of B') expect(status).toBe(name === 'getPricingVersion' ? 404 : 200);
    else if (caller === 'member of A')
      expect([status, JSON.parse(body).code, wordsOf(body)]).toEqual([403, 'owner-only', 'Only the owner of the provider may do this.']);
    else if (caller === 'shop floor of A')
      expect([status, JSON.parse(body).code]).toEqual([403, call.needs === 'member' ? 'no-prices' : 'owner-only']);
    else expect(status).toBe(caller === 'account without a provider' ? 404 : 401);
  });
});

/** What is saved as a document of a kind. */
const KINDS: Readonly<Record<string, SettingsKind<unknown>>> = {
  saveBusiness: BUSINESS,
  saveTax: TAX,
  saveShipping: SHIPPING,
  saveInstantOrders: INSTANT_ORDERS,
  saveStorefront: STOREFRONT,
};

describe('calls of the desk', () => {
  const email = 'secret@example.com';
  let rfq: NewRequest | null = null;
  /** There is one, also after its owner has deleted it. */
  const holdRequest = async (): Promise<NewRequest> => {
    const { parts, rfqs } = server.records;
    if (rfq !== null && (await rfqs.find(rfq.id)) !== null) return rfq;
    const part = newPart();
    await parts.add(part);
    rfq = newRfq({ contact: { name: 'secret-client', email, organization: 'x', message: '' } }, part.id);
    await rfqs.add(rfq, []);
    return rfq;
  };
  let ordered: NewRequest | null = null;
  /** There is one that was ordered, too. */
  const holdOrder = async (): Promise<NewRequest> => {
    const { parts, rfqs, desk } = server.records;
    if (ordered !== null && (await rfqs.find(ordered.id)) !== null) return ordered;
    const part = newPart();
    await parts.add(part);
    const asked = newRfq({ contact: { name: 'secret-client', email, organization: 'x', message: '' } }, part.id);
    await rfqs.add(asked, []);
    await orderAll(desk, asked.id);
    ordered = asked;
    return asked;
  };
  /** Everything on the desk of A. */
  const snapshot = async () => {
    const { desk, clients, members, settings } = server.records;
    const { id } = await holdRequest();
    const order = await desk.find((await holdOrder()).id);
    const all: unknown[] = [await desk.find(id), order, await desk.findSettings('1'), await clients.findNote('1', email)];
    for (const kind of [SET_UP, CLIENT_BOOK, ...Object.values(KINDS)]) all.push(await settings.find('1', kind));
    all.push(await desk.listPapers('1', { kinds: PAPER_KINDS }, null, 1000), await clients.listRequestIds('1', EXAMPLE_EMAIL));
    return JSON.stringify([...all, await members.list('1'), await members.listInvitations('1', server.clock.now())]);
  };
  /** An order of A of its own, and an invoice of it. */
  const holdInvoice = async (isIssued: boolean) => {
    const part = newPart();
    await server.records.parts.add(part);
    const ordered = newRfq({ contact: { name: 'secret-client', email, organization: 'x', message: '' } }, part.id);
    await server.records.rfqs.add(ordered, []);
    const { id, begin } = ordered;
    await ask(sendQuote, 'owner of A', '1', { requestID: id, version: 1, offer: newOffer({ validUntil: '2030-01-01' }) });
    const quote = (await server.records.desk.find(id))?.quotes[0];
    const lines = (quote?.lines ?? []).map(({ line, quantity }) => ({ line, quantity }));
    const act = {
      type: 'accepted',
      revision: 1,
      lines,
      totalMicros: quote?.sums.totalMicros,
      name: 'Zoë',
      purchaseOrder: '',
      deliverTo: PIER,
    };
    await ask(answerQuote, 'anonymous', '1', { key: begin.key, act: { ...act, fileID: null, acceptsTerms: true } });
    const fields = async () => ({ requestID: id, version: (await server.records.desk.find(id))?.life.version ?? 0, share: null });
    if (isIssued) await ask(issueInvoice, 'owner of A', '1', { ...(await fields()), suppliedOn: '2026-11-24' });
    const papers = (await server.records.desk.find(id))?.papers ?? [];
    const invoice = papers.find(({ kind }) => kind === 'invoice')?.number ?? 0;
    return { ...(await fields()), invoice, suppliedOn: '2026-11-24', reason: '' };
  };
  const composeFields = async (call: Call): Promise<Record<string, unknown>> => {
    const { desk, clients } = server.records;
    if (call.name === 'issueInvoice' || call.name === 'issueCreditNote') return holdInvoice(call.name === 'issueCreditNote');
    const { id } = await holdRequest();
    const { clientID } = JSON.parse((await ask(getDeskRequest, 'owner of A', '1', { requestID: id })).body).request;
    const subject = OF_ONE_ORDER.has(call.name) ? (await holdOrder()).id : id;
    const { version } = (await desk.find(subject))?.life ?? { version: 1 };
    const kind = KINDS[call.name];
    const { settings, ...saved } = kind === undefined ? await desk.findSettings('1') : await server.records.settings.find('1', kind);
    const { revision } = call.name === 'saveClientNote' ? await clients.findNote('1', email) : saved;
    if (call.name === 'saveSetUp') return { ...(await server.records.settings.find('1', SET_UP)) };
    if (call.name === 'importClients') {
      return { clients: [{ email: 'taken@over.test', name: 'Taken over', organization: 'x', note: 'y' }], isMeant: true };
    }
    return {
      requestID: subject,
      note: 'Taken over',
      table: 'requests',
      version,
      offer: newOffer({ validUntil: '2030-01-01' }),
      act: { type: 'note', text: 'Seen' },
      settings: call.name === 'saveStorefront' ? Object.assign({}, settings, { terms: 'Taken over' }) : settings,
      revision,
      clientID,
      email: 'invited@example.com',
      role: 'member',
      sub: 'colleague of A',
    };
  };

  test.each(everyPair(DESK))('SHOP-19 API-33 DESK-12 DESK-13 DESK-14 S-11 S-13 S-14 %s by %s', async (name, caller, call) => {
    await server.records.members.add('1', { sub: 'colleague of A', role: 'member', email: 'secret-client', joinedAt: AT });
    const fields = await composeFields(call);
    const before = await snapshot();
    const { status, body } = await ask(call, caller, '1', fields);
    const mayAsk = { 'member of A': ['staff', 'member'], 'shop floor of A': ['staff'] }[caller as string] ?? [];
    if (caller === 'owner of A' || mayAsk.includes(call.needs ?? '')) {
      expect([name, status, body]).toEqual([name, 200, expect.stringMatching(/^\{/)]);
      if (SHOWS_CLIENTS.has(name)) expect(body).toContain('secret-client');
      return;
    }
    expect(await snapshot()).toBe(before);
    expect(body).not.toContain('secret-client');
    if (caller === 'member of A') expect([status, wordsOf(body)]).toEqual([403, 'Only the owner of the provider may do this.']);
    else if (caller === 'shop floor of A')
      expect([status, JSON.parse(body).code]).toEqual([403, call.needs === 'member' ? 'no-prices' : 'owner-only']);
    else if (caller === 'account without a provider') expect(status).toBe(404);
    else if (caller !== 'owner of B') expect([status, wordsOf(body)]).toEqual([401, 'Please sign in first.']);
    else if (OF_ONE_REQUEST.has(name)) expect([status, wordsOf(body)]).toEqual([404, 'There is no such request.']);
    else if (OF_ONE_CLIENT.has(name)) expect([status, wordsOf(body)]).toEqual([404, 'Nothing is known of this client.']);
  });
});

test.each(CALLERS)('DESK-13 S-11 acceptInvitation by %s lets nobody in without the secret', async (caller) => {
  const before = JSON.stringify(await server.records.members.list('1'));
  const { status } = await ask(ACCEPTANCE, caller, '1', { secret: 'x'.repeat(22) });
  const isSomebody = ['owner of A', 'owner of B', 'account without a provider'].includes(caller) || EMPLOYED.has(caller);
  expect([caller, status]).toEqual([caller, isSomebody ? 404 : 401]);
  expect(JSON.stringify(await server.records.members.list('1'))).toBe(before);
});

test.each(CALLERS)('SHOP-01 S-11 claimShop by %s takes nobody’s shop', async (caller) => {
  const before = JSON.stringify(await server.records.providers.find('1'));
  const { status } = await ask(CLAIM, caller, '1', { code: 'x'.repeat(43) });
  const isSomebody = ['owner of A', 'owner of B', 'account without a provider'].includes(caller) || EMPLOYED.has(caller);
  expect([caller, status]).toEqual([caller, isSomebody ? 404 : 401]);
  expect(JSON.stringify(await server.records.providers.find('1'))).toBe(before);
});

test.each(CALLERS.filter((caller) => !EMPLOYED.has(caller)))('DESK-13 S-11 S-13 leaveProvider by %s ends nobody’s work', async (caller) => {
  const before = JSON.stringify([await server.records.members.list('1'), await server.records.providers.find('1')]);
  const { status } = await ask(LEAVING, caller);
  const expected = caller.startsWith('owner') ? 400 : caller === 'account without a provider' ? 404 : 401;
  expect([caller, status]).toEqual([caller, expected]);
  expect(JSON.stringify([await server.records.members.list('1'), await server.records.providers.find('1')])).toBe(before);
});

describe('calls for everybody', () => {
  test.each(OPEN.map((call) => [call.name, call] as const))(
    'API-33 S-12 %s answers all callers alike and shows no parts',
    async (_name, call) => {
      const answers = [];
      for (const caller of CALLERS) answers.push(await ask(call, caller));
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.body}`)).size).toBe(1);
      expect(answers[0]?.status).not.toBe(401);
      expect(answers[0]?.body).not.toContain('secret-part');
    },
  );
});

test('S-13 a provider of somebody else is answered like one that does not exist', async () => {
  for (const call of INSIDERS_ONLY.filter(({ name }) => name !== 'getDetails')) {
    const answers = await Promise.all(['1', '999', 'none'].map((mspID) => ask(call, 'owner of B', mspID)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('API-33 the matrix asks every call of the wire', () => {
  const asked = new Set([...INSIDERS_ONLY, ...PRICING, ...DESK, ...OPEN, ACCEPTANCE, CLAIM, LEAVING]);
  expect(CALLS.filter((call) => !asked.has(call))).toEqual([]);
});
