import { afterAll, beforeAll, expect, test } from 'vitest';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getName } from '#contract/calls/get-name.ts';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const [first, second] = DEMO_PROVIDER.offer;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  if (first === undefined) throw new Error('The demo provider offers nothing.');
  await server.records.providers.save({
    ...DEMO_PROVIDER,
    id: 'small',
    name: 'Small <Shop> & Sons',
    offer: [{ ...first, colorIds: first.colorIds.slice(0, 1), finishIds: first.finishIds.slice(0, 1) }],
  });
});
afterAll(() => server.close());

const call = <C extends Parameters<typeof callServer>[1]>(which: C, request: Parameters<typeof callServer<C>>[2]) =>
  callServer(server.baseUrl, which, request);

test('API-07 the materials of a provider come with a JSON list of images', async () => {
  const { materialList } = succeed(await call(getMaterialList, { materialID: '-1', mspID: '1' }));
  expect(materialList.map((material) => material.materialID)).toEqual(DEMO_PROVIDER.offer.map((entry) => entry.materialId));
  for (const material of materialList) expect(JSON.parse(material.images)).toEqual([expect.stringMatching(/^\/app\//)]);
});

test('API-07 mspID -1 means the whole catalogue', async () => {
  const { materialList } = succeed(await call(getMaterialList, { materialID: '-1', mspID: '-1' }));
  expect(materialList).toHaveLength(CATALOGUE.length);
});

test('API-07 API-08 API-09 POR-11 a provider shows exactly its materials, colours and finishes', async () => {
  const materialID = first?.materialId ?? '';
  const { materialList } = succeed(await call(getMaterialList, { materialID: '-1', mspID: 'small' }));
  expect(materialList.map((material) => material.materialID)).toEqual([materialID]);
  const { colorList } = succeed(await call(getColorList, { materialID, mspID: 'small' }));
  expect(colorList.map((color) => color.colorID)).toEqual(first?.colorIds.slice(0, 1));
  const { finishList } = succeed(await call(getFinishList, { materialID, mspID: 'small' }));
  expect(finishList.map((finish) => finish.finishID)).toEqual(first?.finishIds.slice(0, 1));
});

test('API-08 API-09 a material that is not offered has no colours and finishes', async () => {
  for (const which of [getColorList, getFinishList]) {
    const answer = await call(which, { materialID: second?.materialId ?? '', mspID: 'small' });
    expect(answer).toMatchObject({ ok: false, status: 404, body: { success: false, error: expect.any(String) } });
  }
});

test('API-07 API-12 API-13 an unknown provider is answered with 404 in words', async () => {
  for (const answer of [
    await call(getMaterialList, { materialID: '-1', mspID: 'nobody' }),
    await call(getName, { mspID: 'nobody' }),
    await call(getName, { mspID: '-1' }),
    await call(getNameAndWebsite, { mspID: 'nobody' }),
  ]) {
    expect(answer).toMatchObject({ ok: false, status: 404, body: { success: false, error: expect.stringContaining('not known') } });
  }
});

test('API-12 API-13 name and website of a provider are answered as they are', async () => {
  expect(succeed(await call(getName, { mspID: 'small' })).manufacturingServiceProviderName).toBe('Small <Shop> & Sons');
  expect(succeed(await call(getNameAndWebsite, { mspID: '1' }))).toEqual({
    success: true,
    manufacturingServiceProviderName: 'Demo Manufacturing',
    mspWebsite: DEMO_PROVIDER.website,
  });
});
