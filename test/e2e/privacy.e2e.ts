import { readFile, writeFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { callServer } from '#test/support/api-client.ts';
import { dropFiles, fillRequest, partCard } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { composePdf } from '#test/support/model-bytes.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { openShop, type TestShop } from '#test/support/shop.ts';
import type { ServerPlace } from '#test/support/start-server.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

/** A shop whose customers' files stay with them. */
async function openDiscreetShop(server: ServerPlace): Promise<TestShop> {
  const shop = await openShop(server);
  const settings = { ...DEFAULT_DESK_SETTINGS, mailsOff: [], filesStay: true };
  succeed(await callServer(server.baseUrl, saveDeskSettings, { settings, revision: 0 }, `Bearer ${shop.owner.accessToken}`));
  return shop;
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
  const { mspID } = await openDiscreetShop(server);
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
  const { mspID } = await openDiscreetShop(server);
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
  const { mspID } = await openDiscreetShop(server);
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

/** Alike beyond what a processor's own sine and cosine may differ by. */
const SAME = 1e-12;

test('LOOK-03 API-17 a browser measures STEP and IGES files as the server does, to the twelfth digit', async ({ page, server }) => {
  test.setTimeout(120_000);
  const { mspID } = await openDiscreetShop(server);
  await page.goto(`/app/upload?msp_id=${mspID}`);
  for (const name of ['bracket.step', 'hinge.step', 'assembly.step', 'flange.iges']) {
    const stated = page.waitForRequest((request) => request.url().endsWith('/stated-parts'), { timeout: 60_000 });
    await dropFiles(page, [fixturePath(name)]);
    const { measurement } = (await stated).postDataJSON();
    const bytes = new Uint8Array(await readFile(fixturePath(name)));
    const read = await readExactModel({ bytes, format: name.endsWith('.iges') ? 'iges' : 'step', engine: nodeEngine() });
    if (read.outcome !== 'read') throw new Error(read.message);
    const whole = completeMeasurement(read.mesh, read.measurement, divideModel(read.mesh, read.measurement));
    const [here, there] = [listFigures(measurement), listFigures(whole)];
    expect(there.size).toBeGreaterThan(30);
    expect([...here.keys()]).toEqual([...there.keys()]);
    const apart = [...there].filter(([path, figure]) => Math.abs((here.get(path) ?? Number.NaN) - figure) > SAME * Math.abs(figure));
    expect(apart, name).toEqual([]);
    await expect(partCard(page, name).first()).toBeVisible();
  }
});

/** The figures anywhere in something, by where they stand. */
function listFigures(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...listFigures(inner, `${path}.${key}`)]));
}

const DRAWING_BYTES = 300_000;

test.describe('with a connection that breaks', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });

  test('LOOK-03 DESK-10 drawings stay in the browser through a reload, are opened and removed there, and go once with the request, after a failure too', async ({
    page,
    server,
  }, info) => {
    test.setTimeout(180_000);
    const shop = await openDiscreetShop(server);
    const path = info.outputPath('secret.stl');
    await writeFile(path, binaryStl(cubeFacets(25)));
    const drawing = Buffer.from(composePdf(`<< /Title (${'x'.repeat(DRAWING_BYTES)}) >>`));
    const pdf = (name: string, buffer = drawing) => ({ name, mimeType: 'application/pdf', buffer });
    const uploads: string[] = [];
    const large: string[] = [];
    page.on('request', (request) => {
      if (isUpload(request)) uploads.push(new URL(request.url()).pathname);
    });
    page.on('requestfinished', async (request) => {
      if (request.method() !== 'GET' && (await request.sizes()).requestBodySize >= DRAWING_BYTES)
        large.push(new URL(request.url()).pathname);
    });
    await page.goto(`/app/upload?msp_id=${shop.mspID}`);
    await dropFiles(page, [path]);
    await expect(partCard(page, 'secret.stl').getByText(/^\$\d/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Get Your Quote' }).click();
    await page.getByRole('link', { name: 'Request this quote' }).click({ timeout: 20_000 });
    await expect(page.getByText(/^1 file is in this browser only/)).toBeVisible();
    await page.goto(`/app/cart?msp_id=${shop.mspID}`);
    const wishes = page.getByRole('button', { name: /^(Notes and drawings|\d files?) / });
    await wishes.click();
    await expect(page.getByText(/Drawings stay in this browser until you send your request/)).toBeVisible();
    const add = page.getByLabel('Add a drawing to secret.stl').first();
    await add.setInputFiles(pdf('script.pdf', Buffer.from(composePdf('<< /S /JavaScript /JS (app.alert(1)) >>'))));
    await expect(page.getByText(/The PDF holds a script/)).toBeVisible();
    await add.setInputFiles(pdf('notes.txt'));
    await expect(page.getByText(/this one has another ending/)).toBeVisible();
    for (const name of ['plan.pdf', 'draft.pdf']) {
      await add.setInputFiles(pdf(name));
      await expect(page.getByText(`${name} was added.`)).toBeVisible();
    }
    await page.reload();
    await wishes.click();
    const drawings = page.getByRole('list', { name: 'Drawings of secret.stl' }).getByRole('listitem');
    await expect(drawings).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove draft.pdf' }).click();
    await expect(drawings).toHaveCount(1);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Open plan.pdf' }).click()]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
    expect((await readFile(await download.path())).equals(drawing)).toBe(true);
    await expectNoFaults(page);
    await page.screenshot({ path: info.outputPath('cart.png'), fullPage: true });
    await page.goto(`/app/submit?msp_id=${shop.mspID}`);
    await expect(page.getByText(/^2 files are in this browser only/)).toBeVisible();
    await fillRequest(page, GRACE);
    expect([uploads, large]).toEqual([[], []]);

    // The drawing gets through, the model does not.
    await page.route(
      (url) => !url.pathname.endsWith('/request-files'),
      (route) => (isUpload(route.request()) ? route.abort() : route.fallback()),
    );
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText(/Your request was not sent, since secret\.stl did not get through/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^1 file is in this browser only/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Thank you for submitting your request!')).toBeVisible({ timeout: 60_000 });
    const ofDrawings = (paths: readonly string[]) => paths.filter((of) => of.endsWith('/request-files'));
    expect(ofDrawings(uploads)).toHaveLength(1);
    expect(large).toEqual(ofDrawings(uploads));

    await seedSession(page, shop.owner);
    await openPortal(page, 'orders');
    await page.getByRole('link', { name: /Grace Hopper/ }).click();
    const files = page.getByRole('button', { name: /\.pdf$/ });
    await expect(files).toHaveText(['plan.pdf']);
  });
});
