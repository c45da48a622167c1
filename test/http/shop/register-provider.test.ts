import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDetails } from '#contract/api/shop/get-details.ts';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getName } from '#contract/calls/get-name.ts';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { type MspDetails, registerMsp } from '#contract/calls/register-msp.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { addUser } from '#test/support/pool-user.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let first: string;
beforeAll(async () => {
  server = await startTestApp();
  first = (await addUser(server)).accessToken;
});
afterAll(() => server.close());

const readDetails = async (token: string) => succeed(await callServer(server.baseUrl, getDetails, {}, `Bearer ${token}`));
const register = async (token: string, mspDetails: MspDetails) =>
  succeed(await callServer(server.baseUrl, registerMsp, { mspDetails }, `Bearer ${token}`));

/** What customers are offered, in registerMSP's words. */
async function readOffer(mspID: string) {
  const { materialList } = succeed(await callServer(server.baseUrl, getMaterialList, { materialID: '-1', mspID }));
  return Promise.all(
    materialList.map(async ({ materialID }) => ({
      materialID,
      availableColorIDList: succeed(await callServer(server.baseUrl, getColorList, { materialID, mspID })).colorList.map(
        (it) => it.colorID,
      ),
      availableFinishIDList: succeed(await callServer(server.baseUrl, getFinishList, { materialID, mspID })).finishList.map(
        (it) => it.finishID,
      ),
    })),
  );
}

describe('the first account', () => {
  test('POR-10 it owns provider 1, and is shown what customers see of it, which it has not saved yet', async () => {
    const details = await readDetails(first);
    expect(details).toMatchObject({ mspID: '1', role: 'owner', registered: false });
    expect(details.mspDetails).toMatchObject({
      manufacturingServiceProvider: { id: '1', name: DEMO_PROVIDER.name, website: DEMO_PROVIDER.website },
      preferences: { generateInstantQuotes: true },
    });
    expect(details.mspDetails?.availableMaterialList).toEqual(await readOffer('1'));
  });

  test('POR-10 POR-11 a profile that is saved first leaves what is offered as it is; an empty list that is saved later empties it', async () => {
    const before = await readOffer('1');
    expect(before.length).toBeGreaterThan(10);
    await register(first, composeDetails({ id: '1', name: 'Ada', materials: 0, generateInstantQuotes: true }));
    expect(await readOffer('1')).toEqual(before);
    expect(succeed(await callServer(server.baseUrl, getName, { mspID: '1' })).manufacturingServiceProviderName).toBe('Ada');
    await register(first, composeDetails({ id: '1', name: 'Ada', materials: 0 }));
    expect(await readOffer('1')).toEqual([]);
  });

  test('POR-10 POR-11 what it saves is what customers get, and what its portal gets on another device', async () => {
    const details = composeDetails({ id: '1', name: 'Ada & Söhne <b>', materials: 3 });
    expect(await register(first, details)).toEqual({ success: true, mspURL: `${server.baseUrl}/app/upload?msp_id=1` });
    expect(succeed(await callServer(server.baseUrl, getName, { mspID: '1' })).manufacturingServiceProviderName).toBe('Ada & Söhne <b>');
    expect(succeed(await callServer(server.baseUrl, getNameAndWebsite, { mspID: '1' })).mspWebsite).toBe(
      'https://ada-machining.example.com',
    );
    expect(await readOffer('1')).toEqual(details.availableMaterialList);
    expect(await readDetails(first)).toEqual({ mspID: '1', role: 'owner', registered: true, mspDetails: details, revision: 3 });
    expect(await server.records.providers.find('1')).toMatchObject({ generateInstantQuotes: false, rateCard: DEMO_PROVIDER.rateCard });
  });

  test('POR-10 POR-11 saving again replaces the whole, under the id or under -1', async () => {
    for (const [id, materials] of [
      ['-1', 1],
      ['1', 2],
    ] as const) {
      const details = composeDetails({ id, materials, generateInstantQuotes: true });
      await register(first, details);
      expect(await readOffer('1')).toEqual(details.availableMaterialList);
      expect((await server.records.providers.find('1'))?.generateInstantQuotes).toBe(true);
    }
    expect(await server.records.providers.find('2')).toBeNull();
  });
});

describe('every other account', () => {
  test('POR-10 it has no provider until it saves; then it has one of its own, with the demo rate card', async () => {
    const { accessToken, sub } = await addUser(server);
    expect(await readDetails(accessToken)).toEqual({ mspID: '-1', role: 'owner', registered: false, mspDetails: null, revision: 0 });
    const details = composeDetails({ name: 'Second', materials: 4 });
    expect((await register(accessToken, details)).mspURL).toBe(`${server.baseUrl}/app/upload?msp_id=2`);
    expect(await readOffer('2')).toEqual(details.availableMaterialList);
    expect(await server.records.providers.find('2')).toMatchObject({
      ownerSub: sub,
      generateInstantQuotes: false,
      rateCard: { ...DEMO_PROVIDER.rateCard, version: '1', receipts: 'price' },
    });
    const stored = { ...details, manufacturingServiceProvider: { ...details.manufacturingServiceProvider, id: '2' } };
    expect(await readDetails(accessToken)).toEqual({ mspID: '2', role: 'owner', registered: true, mspDetails: stored, revision: 1 });
    expect((await register(accessToken, composeDetails({ id: '2' }))).mspURL).toMatch(/msp_id=2$/);
  });

  test('POR-10 saving twice at once makes one provider', async () => {
    const { accessToken } = await addUser(server);
    const saved = await Promise.all([1, 2, 3, 4].map((materials) => register(accessToken, composeDetails({ materials }))));
    expect(new Set(saved.map(({ mspURL }) => mspURL)).size).toBe(1);
  });
});

describe('two who save at once', () => {
  const save = async (token: string, mspDetails: MspDetails, revision?: number) =>
    callServer(server.baseUrl, registerMsp, { mspDetails, ...(revision === undefined ? {} : { revision }) }, `Bearer ${token}`);

  test('API-22 DESK-02 a stale If-Match is told that somebody was quicker, and nothing is overwritten; without one it saves over it', async () => {
    const { accessToken } = await addUser(server);
    await save(accessToken, composeDetails({ name: 'Before' }), 0);
    const shown = await fetch(`${server.baseUrl}/api/v1/shop`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(shown.headers.get('etag')).toBe('"1"');
    expect(await save(accessToken, composeDetails({ name: 'Theirs' }), 1)).toMatchObject({ status: 200 });
    const late = await save(accessToken, composeDetails({ name: 'Mine' }), 1);
    expect(late).toMatchObject({ status: 412, body: { error: expect.stringContaining('Nothing was overwritten') } });
    expect(await readDetails(accessToken)).toMatchObject({ revision: 2, mspDetails: { manufacturingServiceProvider: { name: 'Theirs' } } });
    expect(await save(accessToken, composeDetails({ name: 'Mine' }))).toMatchObject({ status: 200 });
    expect(await readDetails(accessToken)).toMatchObject({ revision: 3, mspDetails: { manufacturingServiceProvider: { name: 'Mine' } } });
  });

  test('API-22 of many who have seen the same, one saves', async () => {
    const { accessToken } = await addUser(server);
    await save(accessToken, composeDetails());
    const saves = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => save(accessToken, composeDetails({ name }), 1)));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
  });
});

test('LOOK-12 API-31 its accent color is kept by programs that do not know it, taken back by null, and nothing but a color', async () => {
  const { accessToken } = await addUser(server);
  const details = composeDetails({ id: '-1' });
  const withColor = (accentColor: unknown) => ({
    ...details,
    manufacturingServiceProvider: { ...details.manufacturingServiceProvider, accentColor: accentColor as string | null },
  });
  const readColor = async () => (await readDetails(accessToken)).mspDetails?.manufacturingServiceProvider.accentColor;
  await register(accessToken, withColor('#c2185b'));
  await register(accessToken, details);
  expect(await readColor()).toBe('#c2185b');
  for (const wrong of ['red', '#fff', '#c2185b;}body{display:none', 7]) {
    const mspDetails = withColor(wrong);
    expect(await callServer(server.baseUrl, registerMsp, { mspDetails }, `Bearer ${accessToken}`)).toMatchObject({ status: 400 });
  }
  await register(accessToken, withColor(null));
  expect(await readColor()).toBeUndefined();
});
