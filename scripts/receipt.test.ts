import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rate } from '#domain/money/rate.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { quotePart } from '#domain/pricing/quote.ts';
import { profileOf } from '#domain/rates/profile.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { catalogueOf } from '#domain/shop/card-catalogue.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { createAccountKeys } from '#server/adapters/identity/create-account-keys.ts';
import { describeReceipt, showReceipt, signReceipt } from '#server/services/quoting/show-receipt.ts';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { FIXTURE_MODELS } from '#test/support/model-files.ts';
import { estimateModel } from './calibrate/predict-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(name: string, content: unknown, ...options: readonly string[]) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/receipt.ts', 'verify', file, ...options], { encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(folder, '') };
}

const holds = (said: string) => ({ status: 0, said: expect.stringContaining(said) });
const fails = (said: string) => ({ status: 1, said: expect.stringContaining(said) });

const measurement = makeMeasurement();
const rateCard = { ...DEMO_PROVIDER.rateCard, currency: 'KWD' };
const { processes } = rateCard;
const cheapCard = { ...rateCard, processes: { ...processes, FDM: { ...processes.FDM, margin: rate(5, '%') } } };
function quoteWith(card: RateCard): Receipt {
  const quote = quotePart({
    ...{ measurement, estimates: makeEstimates(measurement), quantity: 7, provider: { ...DEMO_PROVIDER, rateCard: card } },
    ...{ materialId: 'fdm-pla', colorId: 'white', finishId: 'sanded' },
  });
  if (quote.outcome !== 'quoted' || quote.line.receipt === null) throw new Error('not quoted');
  return quote.line.receipt;
}
const receipt = quoteWith(rateCard);

test('PRC-14 a downloaded receipt is worked out again offline, and any changed figure fails', { timeout: 60_000 }, () => {
  expect(verify('held.json', describeReceipt(receipt))).toEqual({
    status: 0,
    said: expect.stringMatching(/^\/held\.json holds: \d+ lines add up to KWD/),
  });
  const changed = JSON.stringify(describeReceipt(receipt)).replace(/("name":"hourly rate","value":)[\d.]+/, '$14.1');
  expect(verify('changed.json', changed)).toEqual(fails('does not hold. Machine time: the formula gives'));
  expect(verify('short.json', showReceipt(receipt, 'groups'))).toEqual(fails('is no full receipt'));
  expect(verify('none.json', '{')).toMatchObject({ status: 1 });
});

test('PRC-14 a signed receipt that was changed throughout, so that all its figures agree, fails', { timeout: 60_000 }, async () => {
  const keys = await createAccountKeys(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const signed = signReceipt(describeReceipt(receipt), keys);
  expect(verify('signed.json', signed)).toEqual(holds(`signed by ${keys.voucherKey}`));
  expect(verify('known.json', signed, '--key', keys.voucherKey)).toEqual(holds('the key you named'));
  const others = await createAccountKeys(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  expect(verify('foreign.json', signed, '--key', others.voucherKey)).toEqual(fails('another key'));
  expect(verify('dashed.json', signed, '--key', `-${others.voucherKey.slice(1)}`)).toEqual(fails('another key'));
  const cheaper = quoteWith(cheapCard);
  const forged = {
    ...describeReceipt({ ...cheaper, rateCardHash: receipt.rateCardHash }),
    signature: signed.view === 'full' && signed.signature,
  };
  expect(verify('forged.json', forged)).toEqual(fails('not those that were signed'));
  const { signature: _, ...unsigned } = forged;
  expect(verify('unsigned.json', unsigned)).toEqual(holds('nobody vouches'));
  expect(verify('unsigned.json', unsigned, '--key', keys.voucherKey)).toEqual(fails('not signed'));
});

test('PRC-14 a receipt is held against the rate card and the model that it names', { timeout: 120_000 }, async () => {
  const model = join(FIXTURE_MODELS, 'cube-ascii.stl');
  const [machine] = rateCard.processes.FDM.machines;
  const work = await estimateModel(model, 'mm', profileOf('FDM', machine));
  if (typeof work === 'string') throw new Error(work);
  const pla = catalogueOf(rateCard).get('fdm-pla');
  const finish = pla?.finishes.find(({ id }) => id === 'sanded');
  if (pla === undefined || finish === undefined) throw new Error('There is no such material.');
  const modelSha256 = createHash('sha256').update(readFileSync(model)).digest('hex');
  const price = (card: RateCard): Receipt => {
    const [leadTime] = card.processes.FDM.leadTimes;
    const priced = priceLine({ modelSha256, work, quantity: 3, material: pla, finish, rateCard: card, machine, leadTime });
    if (priced.outcome !== 'priced') throw new Error('not priced');
    return priced.receipt;
  };
  const told = price(rateCard);
  const cardFile = join(folder, 'rates.json');
  writeFileSync(cardFile, JSON.stringify(rateCard));
  const against = ['--card', cardFile, '--model', model];
  expect(verify('told.json', describeReceipt(told), ...against)).toEqual(holds('It agrees with the rate card and the model.'));
  const cheap = price(cheapCard);
  const forged = describeReceipt({ ...cheap, rateCardHash: told.rateCardHash });
  expect(verify('forged.json', forged, ...against)).toEqual(fails('"Margin (5 % of the price)" stands where'));
  expect(verify('card.json', describeReceipt(cheap), '--card', cardFile)).toEqual(fails('another rate card'));
  const other = describeReceipt({ ...told, modelSha256: '0'.repeat(64) });
  expect(verify('model.json', other, '--model', model)).toEqual(fails('another model'));
});
