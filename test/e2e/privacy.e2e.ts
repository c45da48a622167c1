import { writeFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { callServer } from '#test/support/api-client.ts';
import { dropFiles, fillRequest, partCard } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { succeed } from '#test/support/quote-client.ts';
import { openShop } from '#test/support/shop.ts';
import type { ServerPlace } from '#test/support/start-server.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

/** A shop whose customers' files stay with them. */
async function openDiscreetShop(server: ServerPlace): Promise<string> {
  const { owner, mspID } = await openShop(server);
  const settings = { ...DEFAULT_DESK_SETTINGS, mailsOff: [], filesStay: true };
  succeed(await callServer(server.baseUrl, saveDeskSettings, { settings, revision: 0 }, `Bearer ${owner.accessToken}`));
  return mspID;
}

/** Call 1 alone goes by the browser's older way, which tells how far it is. */
function isUpload(request: Request): boolean {
  return request.resourceType() === 'xhr' && request.method() === 'POST';
}

const GRACE = { name: 'Grace Hopper', email: 'grace@example.com', organization: 'Navy' };

test('LOOK-03 a file is priced, shown in 3D and put into the cart through a reload without leaving the browser, and goes with the request', async ({
  page,
  server,
}, info) => {
  test.setTimeout(120_000);
  const mspID = await openDiscreetShop(server);
  const path = info.outputPath('secret.stl');
  await writeFile(path, binaryStl(cubeFacets(25)));
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (isUpload(request)) uploads.push(request.url());
  });
  await page.goto(`/app/upload?msp_id=${mspID}`);
  await expect(page.getByText(/Your files stay in this browser/)).toBeVisible();
  await dropFiles(page, [path]);
  const card = partCard(page, 'secret.stl');
  await expect(card.getByText(/^\$\d/)).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('In this browser only, until you send your request.')).toBeVisible();
  await expectNoFaults(page);
  await page.screenshot({ path: info.outputPath('upload.png'), fullPage: true });
  await page.reload();
  await expect(card.getByText(/^\$\d/)).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: /3D/ }).click();
  await expect(page.getByRole('dialog').getByText('25 × 25 × 25 mm').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Get Your Quote' }).click();
  await expect(page.getByRole('rowgroup', { name: 'secret.stl' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Request this quote' }).click();
  await expect(page.getByText(/1 file is in this browser only/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 file is in this browser only/)).toBeVisible();
  expect(uploads).toEqual([]);
  await expectNoFaults(page);
  await fillRequest(page, GRACE);
  await page.screenshot({ path: info.outputPath('submit.png'), fullPage: true });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible({ timeout: 60_000 });
  expect(uploads).toHaveLength(1);
});

test('LOOK-03 a file that the browser has lost is asked for again, and what the shop measures otherwise is said before the request is sent', async ({
  page,
  server,
}, info) => {
  test.setTimeout(120_000);
  const mspID = await openDiscreetShop(server);
  const path = info.outputPath('secret.stl');
  await writeFile(path, binaryStl(cubeFacets(25)));
  await page.goto(`/app/upload?msp_id=${mspID}`);
  await dropFiles(page, [path]);
  await expect(partCard(page, 'secret.stl').getByText(/^\$\d/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Get Your Quote' }).click();
  await page.getByRole('link', { name: 'Request this quote' }).click({ timeout: 20_000 });
  await fillRequest(page, GRACE);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('quickquote').onsuccess = resolve;
      }),
  );
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText(/your browser has cleared a file/)).toBeVisible();
  await expectNoFaults(page);
  // The same name, and another model: the shop's figures are what counts.
  const bigger = binaryStl(cubeFacets(40));
  await page
    .getByLabel('Choose secret.stl')
    .first()
    .setInputFiles({ name: 'secret.stl', mimeType: 'model/stl', buffer: Buffer.from(bigger) });
  await expect(page.getByText('secret.stl is here again.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText(/the total is now \$[\d.,]+ instead of \$[\d.,]+/)).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: info.outputPath('changed.png'), fullPage: true });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible({ timeout: 30_000 });
});

test('LOOK-03 a STEP file is measured in the browser too; one that it can not measure leaves it only at its customer’s word', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const mspID = await openDiscreetShop(server);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (isUpload(request)) uploads.push(request.url());
  });
  await page.goto(`/app/upload?msp_id=${mspID}`);
  await dropFiles(page, [fixturePath('bracket.step')]);
  await expect(partCard(page, 'bracket.step').getByText(/^\$\d/)).toBeVisible({ timeout: 60_000 });
  expect(uploads).toEqual([]);
  await page.route('**/*occt*.wasm', (route) => route.abort());
  await page.reload();
  await dropFiles(page, [fixturePath('flange.iges')]);
  await expect(page.getByText(/Your browser could not measure this file/)).toBeVisible({ timeout: 60_000 });
  expect(uploads).toEqual([]);
  await page.getByRole('button', { name: 'Send it now flange.iges' }).click();
  await expect(partCard(page, 'flange.iges').getByText(/^\$\d/)).toBeVisible({ timeout: 60_000 });
  expect(uploads).toHaveLength(1);
});
