import { expect, test } from 'vitest';
import { priceMore } from '#contract/api/customer/price-more.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { findMore } from '#server/services/customer/price-more.ts';
import { callServer } from '#test/support/api-client.ts';
import { composeAcceptance } from '#test/support/desk-client.ts';
import { keyLike, startFollowedDesk } from '#test/support/followed-desk.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { succeed } from '#test/support/quote-client.ts';

const { server, desk, ask } = await startFollowedDesk();
const MANY = [{ line: 1, quantity: 250 }];

async function allow(takesMore: boolean) {
  const { revision } = await server.records.desk.findSettings('1');
  await server.records.desk.saveSettings('1', { ...DEFAULT_DESK_SETTINGS, takesMore }, revision);
}

/** A request whose first line was quoted at its instant price, or at `unitPriceMicros`. */
async function quoteOne(unitPriceMicros?: number, leadTimeDays = 3) {
  const asked = await ask({ isQuoted: false });
  const { request } = await desk.open(asked.requestID);
  const [line] = request.lines;
  if (line?.isInstantQuote !== true || line.unitPriceMicros === null) throw new Error('The line has no instant price.');
  const terms = { unitPriceMicros: unitPriceMicros ?? line.unitPriceMicros, breaks: [], leadTimeDays, note: '' };
  await desk.quote(asked.requestID, { lines: [{ line: 1, quantity: 1, ...terms }], charges: [], tax: null });
  return { ...asked, line };
}

const price = (key: string, lines = MANY, revision = 1) => callServer(server.baseUrl, priceMore, { key, revision, lines });

test('SHOP-14 by default a thousand pieces of a line quoted for one are refused in words, whatever total the call names', async () => {
  await allow(false);
  const { requestID, requestKey, customer, line } = await quoteOne();
  expect(succeed(await price(requestKey))).toEqual({ more: [], shipBy: null });
  const acceptance = composeAcceptance(await customer.look());
  for (const total of [line.unitPriceMicros ?? 0, 1000 * (line.unitPriceMicros ?? 0)]) {
    const lines = [{ line: 1, quantity: 1000 }];
    expect(await customer.answer({ ...acceptance, lines, totalMicros: total })).toMatchObject({
      ok: false,
      status: 409,
      body: { error: 'Line 1 was quoted for 1 piece. For 1,000, please ask for a new quote.' },
    });
  }
  expect((await desk.open(requestID)).request).toMatchObject({ order: null, life: { state: 'quoted' } });
});

test('SHOP-14 where the shop allows it, more pieces are ordered at the instant price and date of that quantity', async () => {
  await allow(true);
  const { requestKey, requestID, customer, line } = await quoteOne(undefined, 0);
  const { materialID } = line;
  const [asked] = (await server.records.rfqs.find(requestID))?.lines ?? [];
  const manufacturingParams = {
    ...{ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' },
    ...{ materialID, colorID: asked?.colorId ?? '', finishID: asked?.finishId ?? '' },
  };
  const instant = async (quantity: number) =>
    succeed(
      await callServer(server.baseUrl, getQuoteList, {
        mspID: '1',
        partList: [{ id: asked?.partId ?? '', quantity }],
        manufacturingParams,
      }),
    ).quoteList[0];
  const [one, many] = [await instant(1), await instant(250)];
  const unitPriceMicros = microsFromAmount(many?.price ?? 0);
  // By its own curve, not 250 times the price of one.
  expect(unitPriceMicros).toBeLessThan(line.unitPriceMicros ?? 0);
  const told = succeed(await price(requestKey));
  const chosen = many?.leadTimes.find(({ leadTimeID }) => leadTimeID === many.leadTimeID);
  expect(told).toEqual({
    more: [{ line: 1, quantity: 250, unitPriceMicros, leadTimeDays: Math.ceil(chosen?.days ?? 0) }],
    shipBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((told.shipBy ?? '') >= (one?.leadTimes.find(({ leadTimeID }) => leadTimeID === one.leadTimeID)?.shipBy ?? '')).toBe(true);

  const acceptance = composeAcceptance(await customer.look());
  // The price of one, 250 times, is another total than the page showed.
  expect(await customer.answer({ ...acceptance, lines: MANY, totalMicros: 250 * (line.unitPriceMicros ?? 0) })).toMatchObject({
    status: 409,
  });
  const totalMicros = Math.round((250 * unitPriceMicros) / 10_000) * 10_000;
  const { request } = succeed(await customer.answer({ ...acceptance, lines: MANY, totalMicros }));
  expect(request.order).toMatchObject({ lines: [{ line: 1, quantity: 250, unitPriceMicros, leadTimeDays: told.more[0]?.leadTimeDays }] });
  expect(request.order?.sums.totalMicros).toBe(totalMicros);
  expect([request.life.dueOn, (await desk.open(requestID)).request.life.dueOn]).toEqual([told.shipBy, told.shipBy]);
});

test('SHOP-14 more pieces never leave before the time that the shop itself quoted for fewer', async () => {
  await allow(true);
  const { requestKey } = await quoteOne(undefined, 90);
  expect(succeed(await price(requestKey)).more).toMatchObject([{ leadTimeDays: 90 }]);
});

test('SHOP-14 a line that the shop quoted at a price of its own, or that is not instant in that quantity, takes a new quote', async () => {
  await allow(true);
  const dearer = await quoteOne(99_000_000);
  expect(succeed(await price(dearer.requestKey)).more).toEqual([]);
  const { requestID } = await quoteOne();
  const present = await server.records.desk.find(requestID);
  const [quote] = present?.quotes ?? [];
  if (present === null || quote === undefined) throw new Error('Nothing was quoted.');
  const { rateCard } = DEMO_PROVIDER;
  const findBy = async (change: Partial<typeof rateCard.review>) => {
    const provider = { ...DEMO_PROVIDER, rateCard: { ...rateCard, review: { ...rateCard.review, ...change } } };
    const more = await findMore(
      { ...server, feed: createMemoryStatusFeed() },
      { request: present.request, quote, provider },
      MANY,
      () => {},
    );
    return more.length;
  };
  const { quantity, orderValue } = rateCard.review;
  expect(await findBy({ quantity: { ...quantity, value: 249 } })).toBe(0);
  expect(await findBy({ quantity: { ...quantity, value: 250 } })).toBe(1);
  expect(await findBy({ orderValue: { ...orderValue, value: 1 } })).toBe(0);
});

test('SHOP-14 S-42 who does not have the key learns no price, and a revision that does not count has none', async () => {
  await allow(true);
  const { requestKey } = await quoteOne();
  expect(await price(keyLike(requestKey))).toMatchObject({ ok: false, status: 404 });
  expect(succeed(await price(requestKey, MANY, 2))).toEqual({ more: [], shipBy: null });
  const offered = succeed(await price(requestKey, [{ line: 1, quantity: 1 }]));
  expect(offered).toMatchObject({ more: [], shipBy: expect.any(String) });
});

test('SHOP-14 the date of an order follows the step that was accepted', async () => {
  await allow(false);
  const { requestID, requestKey, customer } = await ask({ isQuoted: false });
  const breaks = [{ quantity: 100, unitPriceMicros: 5_000_000, leadTimeDays: 40 }];
  await desk.quote(requestID, { lines: [{ line: 1, quantity: 1, unitPriceMicros: 9_000_000, breaks, leadTimeDays: 2, note: '' }] });
  const [short, long] = [
    succeed(await price(requestKey, [{ line: 1, quantity: 1 }])).shipBy ?? '',
    succeed(await price(requestKey, [{ line: 1, quantity: 100 }])).shipBy ?? '',
  ];
  expect(long > short).toBe(true);
  const { request } = succeed(await customer.accept([{ line: 1, quantity: 100 }]));
  expect([request.life.dueOn, request.order?.lines[0]?.leadTimeDays]).toEqual([long, 40]);
});
