import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#contract/api/customer/place-order.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { requestCustomerCode } from '#contract/api/returning/request-customer-code.ts';
import { getShopPages } from '#contract/api/shop/get-shop-pages.ts';
import { getStorefront } from '#contract/api/shop/get-storefront.ts';
import { saveStorefront } from '#contract/api/shop/save-storefront.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { BUSINESS } from '#contract/shop/business.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { LONGEST_STOREFRONT, STOREFRONT } from '#contract/shop/storefront.ts';
import { webConfigSchema } from '#contract/web-config.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import { NO_INSTANT_ORDERS } from '#domain/pricing/instant-orders.ts';
import { NO_BUSINESS } from '#domain/shop/business.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { CUSTOMER, PIER } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const URL = 'https://quotes.example.com';
const WRITTEN = {
  headline: 'Turned parts',
  introduction: 'From bar stock.',
  terms: '# Scope\nThese terms count.',
  privacy: 'We keep nothing.',
  imprint: 'Responsible: Mia.',
  hasImprint: true,
  mailFooter: 'Muster GmbH\nHRB 1',
};
let server: TestApp;
let line: QuoteLine;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) =>
      token.startsWith('token-of-') ? { sub: token.slice(9), username: `${token.slice(9)}@shop.example` } : null,
  };
  server = await startTestApp({ PUBLIC_URL: `${URL}/`, SIGN_UP: 'invited' }, { identity });
  const provider = (await server.records.providers.find('1')) ?? DEMO_PROVIDER;
  await server.records.providers.save({ ...provider, ownerSub: 'ada', isRegistered: true }, undefined, provider.revision);
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  await server.records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
  await server.records.members.add('1', { sub: 'flo', role: 'shop-floor', email: '', joinedAt: new Date() });
  const uploaded = await uploadPart(server.baseUrl, { name: 'hinge.stl', bytes: composeStl() });
  const [quoted] = await quoteParts(server.baseUrl, [{ ...uploaded, quantity: 3 }], await chooseFirstOffer(server.baseUrl));
  if (quoted === undefined) throw new Error('No quote.');
  line = quoted;
  await server.records.settings.save('1', BUSINESS, { ...NO_BUSINESS, legalName: 'Muster GmbH', taxNumber: '12/345', vatId: 'DE1' }, 0);
});
afterAll(() => server.close());

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], by: string | null = 'ada') =>
  callServer(server.baseUrl, which, request, by === null ? undefined : `Bearer token-of-${by}`);
const read = async () => succeed(await call(getStorefront, {}));
const write = async (changes: Partial<typeof WRITTEN> = {}) =>
  succeed(await call(saveStorefront, { settings: { ...WRITTEN, ...changes }, revision: (await read()).revision }));
const pages = async (version?: string, mspID = '1') =>
  succeed(await call(getShopPages, { mspID, ...(version !== undefined && { version }) }, null));
const items = () => {
  const { partID, materialID, colorID, finishID } = line;
  return [{ partID, materialID, colorID, finishID, quantity: 3 }];
};
const cart = () => {
  const { partID, materialID, colorID, finishID } = line;
  const shown = { id: 'ci_0', productID: partID, title: 'hinge.stl', description: '', image: '' };
  return { items: [{ ...shown, quantity: 3, price: line.price, metadata: { specifications: { partID, materialID, colorID, finishID } } }] };
};
const send = async () =>
  succeed(await call(submitRequest, { mspID: '1', cart: cart(), ...CUSTOMER, message: '', subject: '' }, null)).requestID;
const mailOf = async (id: string) => {
  const find = () => server.mailer.sent.find((mail) => mail.id === id);
  await expect.poll(find).toBeDefined();
  return find();
};

test('SHOP-17 before a shop writes anything there is no page, no mail has a foot, and a request notes no terms', async () => {
  expect(await pages()).toMatchObject({ terms: null, privacy: null, imprint: null });
  const requestID = await send();
  expect((await mailOf(`${requestID}-customer`))?.text).not.toContain('/app/terms');
  const { request, settings } = succeed(await call(getDeskRequest, { requestID }));
  expect(request.events[0]?.act).toEqual({ type: 'received', answerBy: expect.any(String) });
  expect(settings.terms).toBe('');
});

test('SHOP-17 an owner writes it, colleagues read it, and nobody else does either', async () => {
  await write();
  expect(await read()).toMatchObject({ role: 'owner', settings: WRITTEN });
  expect(succeed(await call(getStorefront, {}, 'bob'))).toMatchObject({ role: 'member', settings: WRITTEN });
  const { revision } = await read();
  const taken = { settings: { ...WRITTEN, terms: 'Taken over' }, revision };
  expect(await call(saveStorefront, taken, 'bob')).toMatchObject({ status: 403 });
  for (const which of [getStorefront, saveStorefront] as const) {
    const asked = which === saveStorefront ? taken : {};
    expect(await call<Call>(which, asked, 'flo')).toMatchObject({ status: 403 });
    expect(await call<Call>(which, asked, null)).toMatchObject({ status: 401 });
  }
  expect(succeed(await call(getStorefront, {}, 'eve')).settings.terms).toBe('');
  succeed(await call(saveStorefront, { ...taken, revision: 0 }, 'eve'));
  expect((await pages()).terms?.text).toBe(WRITTEN.terms);
  expect((await pages(undefined, '2')).terms?.text).toBe('Taken over');
  expect(await call(saveStorefront, { ...taken, revision: revision - 1 })).toMatchObject({ status: 412 });
  const long = { ...WRITTEN, privacy: 'x'.repeat(LONGEST_STOREFRONT.page + 1) };
  expect(await call(saveStorefront, { settings: long, revision })).toMatchObject({ status: 400 });
  expect((await read()).revision).toBe(revision);
  const longest = 'ü'.repeat(LONGEST_STOREFRONT.page);
  await write({ privacy: longest, imprint: longest });
  expect((await pages()).privacy).toBe(longest);
  await write();
});

test('SHOP-17 everybody reads the pages; the legal notice has the shop’s legal data, but neither bank nor tax number', async () => {
  const { imprint, privacy } = await pages();
  expect(privacy).toBe(WRITTEN.privacy);
  expect(imprint).toMatchObject({ name: 'Muster GmbH', vatId: 'DE1', email: DEMO_PROVIDER.contactEmail, text: WRITTEN.imprint });
  expect(JSON.stringify(imprint)).not.toMatch(/12\/345|bank|iban|tax/i);
  expect(await call(getShopPages, { mspID: 'none' }, null)).toMatchObject({ status: 404 });
  await write({ hasImprint: false });
  expect((await pages()).imprint).toBeNull();
  await write();
});

test('SHOP-17 a request notes the terms that counted, which stay readable after they were changed', async () => {
  const first = await pages();
  const requestID = await send();
  const { terms } = first;
  const mail = await mailOf(`${requestID}-customer`);
  expect(mail?.text).toContain(
    `-- \nMuster GmbH\nHRB 1\n\nTerms of sale: ${URL}/app/terms?msp_id=1\nPrivacy: ${URL}/app/privacy?msp_id=1\n`,
  );
  expect(mail?.html).toContain(`href="${URL}/app/imprint?msp_id=1"`);
  server.clock.advance(86_400_000);
  await write({ terms: 'Others count.' });
  const { request, settings } = succeed(await call(getDeskRequest, { requestID }, 'bob'));
  expect(request.events[0]?.act).toMatchObject({ type: 'received', terms: { version: terms?.version, on: terms?.on } });
  expect((await pages()).terms).toMatchObject({ version: (terms?.version ?? 0) + 1, text: 'Others count.' });
  expect((await pages(String(terms?.version))).terms).toEqual(terms);
  // What a quote begins with links to what counts now.
  expect(settings.terms).toMatch(
    new RegExp(`^Our terms of sale of .+ apply: ${URL}/app/terms\\?msp_id=1&version=${(terms?.version ?? 0) + 1}$`),
  );
  expect((await pages('999')).terms).toBeNull();
  expect(await call(getShopPages, { mspID: '1', version: 'x' }, null)).toMatchObject({ status: 400 });
});

test('SHOP-17 SHOP-13 an order at instant prices agrees to the shop’s terms for quotes and to its terms of sale, in the quote that it makes', async () => {
  await server.records.settings.save('1', INSTANT_ORDERS, { ...NO_INSTANT_ORDERS, isOn: true, mostMicros: 1e12 }, 0);
  await server.records.desk.saveSettings('1', { ...DEFAULT_DESK_SETTINGS, terms: 'Net 30.' }, 0);
  const { total, instantOrder } = succeed(await call(priceRequest, { mspID: '1', items: items() }, null));
  expect(instantOrder?.terms).toMatch(/^Net 30\.\n\nOur terms of sale of .*version=\d+$/);
  const order = {
    ...{ mspID: '1', cart: cart(), ...CUSTOMER, message: '', subject: '', idempotencyKey: 'order-key-storefront-0' },
    ...{ purchaseOrder: '', deliverTo: PIER, acceptsTerms: true, totalMicros: microsFromAmount(total) },
  };
  const placed = succeed(await call(placeOrder, order, null));
  const { request } = succeed(await call(getDeskRequest, { requestID: placed.requestID }));
  expect(request.quotes[0]?.terms).toBe(instantOrder?.terms);
  expect(request.papers[0]).toMatchObject({ kind: 'confirmation', terms: instantOrder?.terms });
  const confirmed = await mailOf(`${placed.requestID}-ordered-customer`);
  expect(confirmed?.html).toContain(DEMO_PROVIDER.name);
  expect(confirmed?.text).toContain('Muster GmbH\nHRB 1');
});

test('SHOP-17 codes for returning customers come in the shop’s look, too', async () => {
  server.mailer.sent.length = 0;
  succeed(await call(requestCustomerCode, { mspID: '1', email: CUSTOMER.email }, null));
  await expect.poll(() => server.mailer.sent.some(({ id }) => id.endsWith('-customer-code'))).toBe(true);
  const mail = server.mailer.sent.find(({ id }) => id.endsWith('-customer-code'));
  expect(mail?.text).toMatch(new RegExp(`^${DEMO_PROVIDER.name}\n`));
  expect(mail?.text).toContain(`${URL}/app/privacy?msp_id=1`);
});

test('SHOP-17 the app is told what the shop has written and set; the address of a page that was not written answers 404', async () => {
  const told = async (own: TestApp) => webConfigSchema.parse(await (await fetch(`${own.baseUrl}/app/config.json`)).json());
  const open = async (env: Readonly<Record<string, string>>, isWritten: boolean) => {
    const own = await startTestApp({ SIGN_UP: 'invited', ...env });
    const provider = { ...DEMO_PROVIDER, isRegistered: true, ownerSub: 'ada', generateInstantQuotes: !isWritten };
    await own.records.providers.save(provider, undefined, (await own.records.providers.find('1'))?.revision ?? 0);
    if (!isWritten) return own;
    const terms = [{ version: 1, on: '2026-01-02', text: 'Pay.' }];
    await own.records.settings.save('1', STOREFRONT, { ...WRITTEN, terms, hasImprint: false }, 0);
    await own.records.settings.save('1', INSTANT_ORDERS, { ...NO_INSTANT_ORDERS, isOn: true }, 0);
    await own.records.desk.saveSettings('1', { ...DEFAULT_DESK_SETTINGS, filesStay: true }, 0);
    return own;
  };
  const statusOf = async (own: TestApp, path: string) => (await fetch(`${own.baseUrl}/app/${path}`)).status;
  await using written = await open({}, true);
  expect(await told(written)).toMatchObject({
    ...{ isInstant: false, filesStay: true, ordersAtOnce: true },
    storefront: { headline: WRITTEN.headline, introduction: WRITTEN.introduction, pages: ['terms', 'privacy'] },
  });
  const found = await Promise.all(['terms', 'terms?msp_id=1&version=1', 'privacy', 'imprint'].map((path) => statusOf(written, path)));
  expect(found).toEqual([200, 200, 200, 404]);
  await using bare = await open({}, false);
  expect(await told(bare)).toMatchObject({
    isInstant: true,
    filesStay: false,
    ordersAtOnce: false,
    storefront: { headline: '', pages: [] },
  });
  expect(await statusOf(bare, 'terms')).toBe(404);
  await using many = await open({ SIGN_UP: 'open' }, true);
  expect((await told(many)).storefront).toBeNull();
  expect(await statusOf(many, 'terms?msp_id=7')).toBe(200);
});

test('SHOP-17 where a shop looks at every price first, the page that is painted first is the one that promises none at once', async () => {
  await using own = await startTestApp({ SIGN_UP: 'invited' });
  await writeFile(join(own.dataFolder, 'web/pages/upload.reviewed.html'), '<!doctype html><h1>We look at it</h1>');
  const read = async () => (await fetch(`${own.baseUrl}/app/upload`)).text();
  const revision = (await own.records.providers.find('1'))?.revision ?? 0;
  await own.records.providers.save({ ...DEMO_PROVIDER, generateInstantQuotes: false }, undefined, revision);
  expect(await read()).toContain('We look at it');
  await using other = await startTestApp({ SIGN_UP: 'invited' });
  await writeFile(join(other.dataFolder, 'web/pages/upload.reviewed.html'), '<!doctype html><h1>We look at it</h1>');
  expect(await (await fetch(`${other.baseUrl}/app/upload`)).text()).toContain('Upload to');
});

testAlone('SHOP-17 the logo is the icon of an installation of one shop, square and small, and there is none without a logo', async () => {
  await using own = await startTestApp({ SIGN_UP: 'invited' });
  expect((await fetch(`${own.baseUrl}/app/icon.png`)).status).toBe(404);
  await using other = await startTestApp({ SIGN_UP: 'invited' });
  const name = `${'l'.repeat(22)}.webp`;
  const logo = await sharp({ create: { width: 300, height: 60, channels: 3, background: '#c2185b' } })
    .webp()
    .toBuffer();
  await mkdir(join(other.dataFolder, 'blobs/images'), { recursive: true });
  await writeFile(join(other.dataFolder, 'blobs/images', name), logo);
  const provider = { ...DEMO_PROVIDER, isRegistered: true, ownerSub: 'ada', logoUrl: `${other.app.publicUrl()}/img/${name}` };
  await other.records.providers.save(provider, undefined, (await other.records.providers.find('1'))?.revision ?? 0);
  const page = await (await fetch(`${other.baseUrl}/app/upload`)).text();
  expect(page).toContain('<link rel="icon" href="/app/icon.png?llllllll" type="image/png">');
  const icon = await fetch(`${other.baseUrl}/app/icon.png?llllllll`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(Buffer.from(await icon.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([180, 180, 4]);
  const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * 4, (y * 180 + x) * 4 + 4)];
  expect([pixel(90, 4)[3], pixel(90, 90)[3]]).toEqual([0, 255]);
});
