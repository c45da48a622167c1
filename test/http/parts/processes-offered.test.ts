import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { startRateCard } from '#domain/rates/start-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { submitLines, succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const PRINTER = { process: 'FDM', preset: 'prusa-mk3s', count: 2, hour: 3 } as const;
const ANSWERS = { currency: 'USD', dollar: 1, timeZone: 'UTC', machines: [PRINTER], margin: 30, leadTimeDays: 3 };

let server: TestApp;
let partID: string;
beforeAll(async () => {
  server = await startTestApp();
  const uploaded = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  partID = uploaded.id;
  const [resin] = CATALOGUE.filter(({ process }) => process === 'SLA');
  if (resin === undefined) throw new Error('The catalogue has no resin.');
  const { images: _, colors: _c, finishes, ...material } = resin;
  const card = startRateCard(ANSWERS);
  const own = { ...material, images: [], id: 'own-resin', name: 'House resin', finishIds: finishes.map(({ id }) => id), isRetired: false };
  const rates = { ...card.materials, 'own-resin': card.materials[resin.id] ?? card.materials['fdm-pla'] };
  const published = { ...card, ownMaterials: [own], materials: rates as typeof card.materials };
  await server.records.rateCards.publishCard('1', published, 1, { author: 'ada', note: '', at: new Date() });
});
afterAll(() => server.close());

const processOf = (materialID: string) => CATALOGUE.find(({ id }) => id === materialID)?.process;

test('PRC-02 a shop that answers that it has FDM alone offers and prices nothing else, own materials included', async () => {
  const { materialList } = succeed(await callServer(server.baseUrl, getMaterialList, { materialID: '-1', mspID: '1' }));
  const filaments = DEMO_PROVIDER.offer.map(({ materialId }) => materialId).filter((id) => processOf(id) === 'FDM');
  expect(filaments.length).toBeGreaterThan(2);
  expect(materialList.map(({ materialID }) => materialID)).toEqual(filaments);
  const { materialPrices } = succeed(
    await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList: [{ id: partID, quantity: 1 }] }),
  );
  expect(materialPrices.map(({ materialID }) => materialID)).toEqual(filaments);
});

test('PRC-02 whoever asks by wire for a material of a process that is switched off is refused as for one that nobody knows', async () => {
  const resin = DEMO_PROVIDER.offer.find(({ materialId }) => processOf(materialId) === 'SLA');
  const [colorID = '', finishID = ''] = [resin?.colorIds[0], resin?.finishIds[0]];
  const ask = async (materialID: string) => {
    const choice = { materialID, colorID, finishID };
    const params = { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', ...choice };
    const partList = [{ id: partID, quantity: 1 }];
    const line = { partID, ...choice, modelFilename: 'cube.stl', material: 'Resin', image: '', quantity: 1, price: 1 };
    const contact = { name: 'Ada', email: 'ada@example.com', organization: 'Ada Ltd' };
    const answers = [
      await callServer(server.baseUrl, getColorList, { materialID, mspID: '1' }),
      await callServer(server.baseUrl, getQuoteList, { mspID: '1', partList, manufacturingParams: params }),
      await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [{ partID, quantity: 1, ...choice }] }),
      await submitLines(server.baseUrl, [line as never], contact, `key-${materialID}-0123456789`),
    ];
    return answers.map((answer) => ({ ok: answer.ok, status: answer.status, error: 'error' in answer.body ? answer.body.error : null }));
  };
  const unknown = await ask('unobtainium');
  expect(unknown.map(({ ok }) => ok)).toEqual([false, false, false, false]);
  expect(await ask(resin?.materialId ?? '')).toEqual(unknown);
  expect(await ask('own-resin')).toEqual(unknown);
});
