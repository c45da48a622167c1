import { expect, test } from 'vitest';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { rate } from '#domain/money/rate.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { createFollower } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, submitLines, succeed } from '#test/support/quote-client.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('PRC-08 a date beyond those that a shop promises is on request: in prices, quotes, mails and on the page of the request', async () => {
  await using server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com', SIGN_UP: 'invited' });
  const { FDM, ...others } = DEMO_PROVIDER.rateCard.processes;
  const processes = { FDM: { ...FDM, horizon: rate(1, 'days') }, ...others };
  await server.records.providers.save({ ...DEMO_PROVIDER, id: 'far', rateCard: { ...DEMO_PROVIDER.rateCard, processes } });
  const uploaded = await uploadPart(server.baseUrl, { name: 'one.stl', bytes: composeStl() });
  const partList = [{ id: uploaded.id, quantity: 10 }];
  const { materialPrices } = succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID: 'far', partList }));
  const manufacturingParams = await chooseFirstOffer(server.baseUrl);
  const { quoteList } = succeed(await callServer(server.baseUrl, getQuoteList, { mspID: 'far', partList, manufacturingParams }));
  const [line] = quoteList;
  expect([line?.furthestDays, (line?.leadTimeDays ?? 0) > 1]).toEqual([1, true]);
  expect(materialPrices.find(({ materialID }) => materialID === line?.materialID)?.furthestDays).toBe(1);
  const contact = { name: 'Ada', email: 'ada@example.com', organization: 'Engines' };
  const { requestID, requestKey } = succeed(await submitLines(server.baseUrl, quoteList, contact, 'a-key-of-far-dates', 'far'));
  await expect.poll(() => server.mailer.sent.filter(({ id }) => id.startsWith(requestID)).length).toBe(2);
  for (const { text } of server.mailer.sent) {
    expect(text).toContain('Lead time: Standard, date on request');
    expect(text).not.toContain('ships by');
  }
  const [asked] = (await createFollower(server.baseUrl, requestKey).look()).lines;
  expect(asked?.leadTime).toMatchObject({ name: 'Standard', isOnRequest: true });
});
