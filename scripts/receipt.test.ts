import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import { quotePart } from '#domain/quote.ts';
import { describeReceipt, showReceipt } from '#server/services/show-receipt.ts';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeWorks } from '#test/support/make-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(name: string, content: unknown) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/receipt.ts', 'verify', file], { encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(folder, '') };
}

const measurement = makeMeasurement();
const rateCard = { ...DEMO_PROVIDER.rateCard, currency: 'KWD' };
const quote = quotePart({
  ...{ measurement, works: makeWorks(measurement), quantity: 7, provider: { ...DEMO_PROVIDER, rateCard } },
  ...{ materialId: 'fdm-pla', colorId: 'white', finishId: 'sanded' },
});
if (quote.outcome !== 'quoted' || quote.line.receipt === null) throw new Error('not quoted');
const { receipt } = quote.line;

test('PRC-14 a downloaded receipt is worked out again offline, and any changed figure fails', { timeout: 60_000 }, () => {
  expect(verify('held.json', describeReceipt(receipt))).toEqual({
    status: 0,
    said: expect.stringMatching(/^\/held\.json holds: \d+ lines add up to KWD/),
  });
  const changed = JSON.stringify(describeReceipt(receipt)).replace(/("name":"hourly rate","value":)[\d.]+/, '$14.1');
  expect(verify('changed.json', changed)).toEqual({
    status: 1,
    said: expect.stringContaining('does not hold. Machine time: the formula gives'),
  });
  expect(verify('short.json', showReceipt(receipt, 'groups'))).toEqual({ status: 1, said: expect.stringContaining('is no full receipt') });
  expect(verify('none.json', '{')).toMatchObject({ status: 1 });
});
