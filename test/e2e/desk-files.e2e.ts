import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { callServer, finishUpload, uploadPart } from '#test/support/api-client.ts';
import { expect, test } from '#test/support/e2e.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { expectNoFaultsUnscrolled, expectNoOverflow } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { openShop, sendRequest } from '#test/support/shop.ts';

// Parts are measured and priced on the way.
test.setTimeout(180_000);

test('SHOP-20 LOOK-15 the shop saves a split body’s own file, by its name in the assembly, and all files of the request', async ({
  page,
  server,
}) => {
  const shop = await openShop(server);
  const bytes = new Uint8Array(readModelBytes(FIXTURE_MODELS, { file: 'hinge.step' }));
  const uploaded = await uploadPart(server.baseUrl, { name: 'hinge.step', bytes });
  const { files } = succeed(await callServer(server.baseUrl, splitPart, { partID: uploaded.id, mspID: '1' }));
  const parts = [];
  for (const file of files) {
    const end = await finishUpload(server.baseUrl, { success: true, ...file });
    if (end.end === 'part') parts.push(end.part);
  }
  expect(parts.map(({ filename, quantity }) => [filename, quantity])).toEqual([
    ['plate.step', 1],
    ['Pin Ø10.step', 2],
    ['hinge, body 4.step', 1],
  ]);
  const { requestID } = await sendRequest(shop, parts);
  await seedSession(page, shop.owner);
  await openPortal(page, `orders/${requestID}`);
  const pin = page.getByRole('rowgroup', { name: 'Line 2: Pin Ø10.step' });
  const save = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  await pin.getByRole('button', { name: /^Details/ }).click();
  const own = await save(() => pin.getByRole('button', { name: 'Download CAD file of Pin Ø10.step' }).click());
  expect(own.name).toBe('Pin Ø10.step');
  expect(own.bytes.toString('latin1').match(/MANIFOLD_SOLID_BREP\(/g)).toHaveLength(1);
  const archive = await save(() => page.getByRole('button', { name: 'All files (ZIP)' }).click());
  const entries = unzipSync(new Uint8Array(archive.bytes));
  expect(Object.keys(entries).sort()).toEqual(['models/Pin Ø10.step', 'models/hinge, body 4.step', 'models/plate.step', 'parts.csv']);
  expect(strFromU8(entries['parts.csv'] ?? new Uint8Array())).toContain('2,models/Pin Ø10.step,2,');
  await pin.getByRole('button', { name: '3D View of Pin Ø10.step' }).click();
  const viewer = page.getByRole('dialog', { name: '3D View' });
  const seen = await save(() => viewer.getByRole('button', { name: 'Download CAD file of Pin Ø10.step' }).click());
  expect(seen.bytes.equals(own.bytes)).toBe(true);
  await page.screenshot({ path: test.info().outputPath('viewer.png') });
  await page.keyboard.press('Escape');
  await page.screenshot({ path: test.info().outputPath('request.png'), fullPage: true });
  await expectNoFaultsUnscrolled(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
});
