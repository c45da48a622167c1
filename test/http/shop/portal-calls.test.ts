import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { WIRE } from '#contract/wire.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const OWNERS: Readonly<Record<string, string>> = { 'token-of-a': 'owner-a', 'token-of-b': 'owner-b', 'token-of-nobody': 'nobody' };
const MATERIAL = DEMO_PROVIDER.offer[0]?.materialId ?? '';
let server: TestApp;
let partId: string;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) => {
      const sub = OWNERS[token];
      return sub === undefined ? null : { sub, username: `${sub}@example.com` };
    },
  };
  server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com' }, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: 'b', name: 'B', ownerSub: 'owner-b' });
  const uploaded = await uploadPart(server.baseUrl, { name: 'part.stl', bytes: composeStl() });
  partId = uploaded.id;
});
afterAll(() => server.close());

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], authorization?: string) =>
  callServer(server.baseUrl, which, request, authorization);

describe('who may call', () => {
  test('S-12 the calls that work without a token are these', () => {
    expect(WIRE.filter((which) => which.needs === null).map((which) => which.name)).toEqual([
      'uploadModel',
      'scheduleDescription',
      'watchConversion',
      'watchDescription',
      'fetchStl',
      'getMaterialList',
      'getColorList',
      'getFinishList',
      'getQuoteList',
      'submitRequest',
      'getName',
      'getNameAndWebsite',
      'sendContactMessage',
      'getShopPages',
      'checkParts',
      'splitPart',
      'treatAsAssembly',
      'changeUnit',
      'getMaterialPrices',
      'getPartPrices',
      'getWorkProfiles',
      'getLeadTimePrices',
      'getProvisionalPrice',
      'statePart',
      'priceRequest',
      'followRequest',
      'priceMore',
      'answerQuote',
      'placeOrder',
      'requestCustomerCode',
      'openCustomerSession',
      'endCustomerSession',
      'listOwnRequests',
      'orderAgain',
      'inviteBuyer',
      'changeGroup',
      'showInvitation',
      'uploadRequestFile',
    ]);
  });

  test.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic token-of-a', 'token-of-a'])(
    'S-12 S-15 API-06 API-14 with authorization %j both answer 401 and show nothing',
    async (authorization) => {
      for (const answer of [
        await call(getPartList, { mspID: '1' }, authorization),
        await call(registerMsp, { mspDetails: composeDetails({ id: '1' }) }, authorization),
      ]) {
        expect(answer).toEqual({ ok: false, status: 401, body: { success: false, error: 'Please sign in first.' } });
      }
      expect((await server.records.providers.find('1'))?.name).toBe(DEMO_PROVIDER.name);
    },
  );

  test('S-15 POR-10 in a new installation nobody is signed in', async () => {
    await using plain = await startTestApp();
    expect(await callServer(plain.baseUrl, getPartList, { mspID: '1' })).toMatchObject({ ok: false, status: 401 });
  });
});

describe('what an owner sees and changes', () => {
  test('API-06 the owner sees the parts uploaded to the own provider', async () => {
    const { partList } = succeed(await call(getPartList, { mspID: '1' }, 'Bearer token-of-a'));
    expect(partList.map((part) => part.filename)).toEqual(['part.stl']);
  });

  test("S-13 S-14 another owner's parts are not shown: that provider is as good as unknown", async () => {
    const answer = await call(getPartList, { mspID: '1' }, 'Bearer token-of-b');
    expect(answer).toEqual(await call(getPartList, { mspID: 'none' }, 'Bearer token-of-b'));
    expect(answer.status).toBe(404);
    expect((await call(getPartList, { mspID: 'b' }, 'Bearer token-of-b')).body).toEqual({ success: true, partList: [] });
  });

  test('API-06 an account without a provider has no parts', async () => {
    expect((await call(getPartList, { mspID: '1' }, 'Bearer token-of-nobody')).status).toBe(404);
  });

  test('S-13 S-14 API-14 saving changes the own provider alone, and a foreign id in the body nothing', async () => {
    const foreign = await call(registerMsp, { mspDetails: composeDetails({ id: '1', name: 'B renamed' }) }, 'Bearer token-of-b');
    expect(foreign.status).toBe(404);
    expect((await server.records.providers.find('b'))?.name).toBe('B');
    const details = composeDetails({ id: 'b', name: 'B renamed' });
    const saved = succeed(await call(registerMsp, { mspDetails: details }, 'Bearer token-of-b'));
    expect(saved).toEqual({ success: true, mspURL: 'https://quotes.example.com/app/upload?msp_id=b' });
    expect((await server.records.providers.find('1'))?.name).toBe(DEMO_PROVIDER.name);
    expect(await server.records.providers.find('b')).toMatchObject({
      name: 'B renamed',
      website: 'https://ada-machining.example.com',
      ownerSub: 'owner-b',
      rateCard: DEMO_PROVIDER.rateCard,
      offer: details.availableMaterialList.map(({ materialID }) => ({ materialId: materialID })),
    });
    expect(succeed(await call(getNameAndWebsite, { mspID: 'b' })).mspWebsite).toBe('https://ada-machining.example.com');
  });

  test('LOOK-01 S-13 parts are priced in the material that the owner says customers begin with, and nobody else can say it', async () => {
    const ask = async () => {
      const asked = { mspID: 'b', partList: [{ id: partId, quantity: 1 }] };
      return succeed(await call(getPartPrices, asked)).partPrices.map(({ choice }) => choice?.material.id);
    };
    const details = composeDetails({ id: 'b', generateInstantQuotes: true, materials: 3 });
    const beginWith = (...defaults: number[]) => ({
      ...details,
      availableMaterialList: details.availableMaterialList.map((entry, at) => ({ ...entry, isDefault: defaults.includes(at) })),
    });
    const idOf = (at: number) => details.availableMaterialList[at]?.materialID;
    for (const at of [2, 1]) {
      succeed(await call(registerMsp, { mspDetails: beginWith(at) }, 'Bearer token-of-b'));
      expect(await ask()).toEqual([idOf(at)]);
    }
    expect((await call(registerMsp, { mspDetails: beginWith(0) })).status).toBe(401);
    expect((await call(registerMsp, { mspDetails: beginWith(0) }, 'Bearer token-of-a')).status).toBe(404);
    expect(await call(registerMsp, { mspDetails: beginWith(0, 2) }, 'Bearer token-of-b')).toMatchObject({ ok: false, status: 400 });
    expect(await ask()).toEqual([idOf(1)]);
  });

  test.each([
    ['outside the catalogue', ['unobtainium'], 'that the catalogue does not have'],
    ['that lists a material twice', [MATERIAL, MATERIAL], 'Please list each material once'],
  ])('API-14 an offer %s is refused in words', async (_what, ids, words) => {
    const before = await server.records.providers.find('1');
    const availableMaterialList = ids.map((materialID) => ({ materialID, availableColorIDList: [], availableFinishIDList: [] }));
    const mspDetails = { ...composeDetails({ id: '1' }), availableMaterialList };
    const answer = await call(registerMsp, { mspDetails }, 'Bearer token-of-a');
    expect(answer).toMatchObject({ ok: false, status: 400, body: { success: false, error: expect.stringContaining(words) } });
    expect(await server.records.providers.find('1')).toEqual(before);
  });

  test.each([
    ['website', 'javascript:alert(1)'],
    ['ordersEmail', 'not an address'],
    ['name', ''],
  ])('API-14 API-16 a profile whose %s is %j is refused and named', async (field, value) => {
    const details = composeDetails({ id: '1' });
    const answer = await call(
      registerMsp,
      { mspDetails: { ...details, manufacturingServiceProvider: { ...details.manufacturingServiceProvider, [field]: value } } },
      'Bearer token-of-a',
    );
    expect(answer).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining(field) } });
  });
});
