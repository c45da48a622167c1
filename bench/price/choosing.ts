import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { median } from '../time-pair.ts';

// What it takes to put a 'from' price on every material: one call for all of them against a quote in each, in the same run, over HTTP
// on records in memory; and a price on every card of an upload: `npm run bench:choosing [-- PARTS]`.

const PARTS = Number(process.argv[2] ?? 10);
const ROUNDS = 30;
const MOST_MS = 50;

await using server = await startTestApp();
const parts: { readonly id: string; readonly quantity: number }[] = [];
for (let count = 0; count < PARTS; count += 1) {
  const uploaded = await uploadPart(server.baseUrl, { name: `part-${count}.stl`, bytes: composeStl() });
  parts.push({ id: uploaded.id, quantity: count + 1 });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const compare = async () => succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList: parts }));
/** For one part everything that is on offer is compared; the others are priced in what that comes to. */
const priceCards = async (partList: typeof parts) => succeed(await callServer(server.baseUrl, getPartPrices, { mspID: '1', partList }));
/** As a page would without the call. */
const quoteEach = async () => {
  for (const { materialId, colorIds, finishIds } of DEMO_PROVIDER.offer) {
    const process = { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' };
    const choice = { ...process, materialID: materialId, colorID: colorIds[0] ?? '', finishID: finishIds[0] ?? '' };
    succeed(await callServer(server.baseUrl, getQuoteList, { mspID: '1', partList: parts, manufacturingParams: choice }));
  }
};

const cold = await time(compare);
const times = { ours: [] as number[], each: [] as number[], card: [] as number[], cards: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.ours.push(await time(compare));
  times.each.push(await time(quoteEach));
  times.card.push(await time(() => priceCards(parts.slice(0, 1))));
  times.cards.push(await time(() => priceCards(parts)));
}
const [ours, each] = [median(times.ours), median(times.each)];
const offered = DEMO_PROVIDER.offer.length;
console.log(
  `${offered} materials × ${PARTS} parts: first call ${cold.toFixed(1)} ms, median ${ours.toFixed(1)} ms (at most ${MOST_MS} ms)`,
);
console.log(`A quote in each material: ${each.toFixed(1)} ms, ${(each / ours).toFixed(1)} times as long`);
console.log(`A card's price: ${median(times.card).toFixed(1)} ms for one part, ${median(times.cards).toFixed(1)} ms for ${PARTS}`);
