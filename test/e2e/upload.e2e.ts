import { truncate, writeFile } from 'node:fs/promises';
import type { Part } from '#contract/schemas/entities.ts';
import { expectParts, openUpload, partCard, pickFiles, readStore, uploadParts } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { asciiStl, cubeFacets } from '#test/support/stl-samples.ts';

const UPLOAD_CALL = '**/api/IN_FileUploadFormResponse';
const LIMIT_BYTES = 50 * 1024 ** 2;

test('UPL-04 the unit is mm at first, and an STL uploaded in cm is that many cm in size', async ({ page }) => {
  await openUpload(page);
  await expect(page.getByText(/STL, STEP, IGES/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'mm' })).toBeChecked();
  await page.getByText('cm', { exact: true }).click();
  await pickFiles(page, [fixturePath('cube-ascii.stl')]);
  await expect(partCard(page, 'cube-ascii.stl')).toContainText('10 × 10 × 10 cm', { timeout: 30_000 });
});

test('API-17 LOOK-11 an STL in metres that was read in mm is read again with one press, in its place', async ({ page }, info) => {
  const path = info.outputPath('bracket in metres.stl');
  await writeFile(path, asciiStl(cubeFacets(0.05)));
  await openUpload(page);
  await pickFiles(page, [path]);
  const card = partCard(page, 'bracket in metres.stl');
  await expect(card).toContainText('0.05 × 0.05 × 0.05 mm', { timeout: 30_000 });
  await pickFiles(page, [fixturePath('cube-ascii.stl')]);
  await expectParts(page, ['bracket in metres.stl', 'cube-ascii.stl']);
  await card.getByRole('spinbutton').fill('3');
  await card.getByRole('button', { name: 'in m 50 × 50 × 50 mm' }).press('Enter');
  await expect(card.getByRole('group', { name: 'Which unit is this file in?' })).toBeHidden({ timeout: 30_000 });
  await expect(card).toContainText('50 × 50 × 50 mm');
  await expect(card.getByRole('spinbutton')).toHaveValue('3');
  await expect(card.getByRole('button', { name: 'm', exact: true })).toBeFocused();
  await expectParts(page, ['bracket in metres.stl', 'cube-ascii.stl']);
});

test('LOOK-11 the unit of an STL can be changed after a reload, and back again; of a STEP file it can not', async ({ page }) => {
  await openUpload(page);
  await pickFiles(page, [fixturePath('cube-ascii.stl'), fixturePath('block-inch.step')]);
  const card = partCard(page, 'cube-ascii.stl');
  await expect(card).toContainText('10 × 10 × 10 mm', { timeout: 30_000 });
  await expect(partCard(page, 'block-inch.step')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  const unit = card.getByRole('group', { name: 'Unit of cube-ascii.stl' });
  await unit.getByRole('button', { name: 'in', exact: true }).click();
  await expect(card).toContainText('10 × 10 × 10 in', { timeout: 30_000 });
  await expect(unit.getByRole('button', { pressed: true })).toHaveText('in');
  await unit.getByRole('button', { name: 'mm', exact: true }).click();
  await expect(card).toContainText('10 × 10 × 10 mm', { timeout: 30_000 });
  await expect(partCard(page, 'block-inch.step').getByRole('group')).toHaveCount(0);
});

test('UPL-04 API-17 a STEP file keeps the unit it declares, whatever is chosen', async ({ page }) => {
  await openUpload(page);
  await page.getByText('cm', { exact: true }).click();
  await pickFiles(page, [fixturePath('block-inch.step')]);
  await expect(partCard(page, 'block-inch.step')).toContainText('1 × 2 × 3 in', { timeout: 30_000 });
});

test('UPL-06 a file of 50 MB is refused before it is sent, and the others go through', async ({ page }, info) => {
  const big = info.outputPath('big.stl');
  await writeFile(big, '');
  await truncate(big, LIMIT_BYTES);
  const sizes: number[] = [];
  page.on('request', (request) => sizes.push(Number(request.headers()['content-length'] ?? 0)));
  await openUpload(page);
  await pickFiles(page, [big, fixturePath('cube-ascii.stl')]);
  const dialog = page.getByRole('dialog', { name: 'Warning - Oversized files' });
  await expect(dialog).toContainText('During Beta, file size is limited to 50 MB...');
  await expect(dialog).toContainText('big.stl (50.00 MB)');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expectParts(page, ['cube-ascii.stl']);
  expect(Math.max(...sizes)).toBeLessThan(LIMIT_BYTES);
});

test('UPL-07 UPL-08 UPL-10 several files upload together, with a summary, a list and a way to the parts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(UPLOAD_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await openUpload(page);
  await pickFiles(page, [fixturePath('bracket.step'), fixturePath('knob.stl')]);
  const progress = page.getByRole('region', { name: 'Upload progress' });
  await expect(progress.getByRole('status')).toHaveText('Uploading files...');
  await progress.getByRole('button', { name: /\b2\b/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload status' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  release();
  await expect(dialog.getByText('Done')).toHaveCount(2, { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(progress.getByRole('status')).toHaveText('Uploaded 2 files');
  await expect(progress.getByRole('button', { name: 'Details' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/upload\?msp_id=1#uploaded-parts$/);
  await expect(page.locator('#uploaded-parts')).toBeInViewport();
});

test('UPL-11 a click on a card toggles its selection, and a part can be removed', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  const card = partCard(page, 'knob.stl');
  const selected = card.getByRole('checkbox', { name: 'Select knob.stl' });
  await expect(card).toContainText('35.7 × 35.7 × 40 mm');
  await expect(card.getByLabel('Quantity of knob.stl', { exact: true })).toHaveValue('1');
  await expect(selected).toBeChecked();
  const middleOfPicture = { position: { x: 60, y: 60 } };
  await card.click(middleOfPicture);
  await expect(selected).not.toBeChecked();
  await card.click(middleOfPicture);
  await expect(selected).toBeChecked();
  await card.getByRole('button', { name: 'Remove knob.stl' }).click();
  await expect(card).toHaveCount(0);
  await expect(partCard(page, 'bracket.step')).toBeVisible();
});

test('GEN-07 card lists have 1, 2, 2, 3 and 4 columns from small to very wide windows', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  const grid = page
    .locator('#uploaded-parts')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const counts: number[] = [];
  for (const width of [600, 800, 1000, 1250, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    counts.push(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length));
  }
  expect(counts).toEqual([1, 2, 2, 3, 4]);
});

test('UPL-12 the quantity takes digits alone and stays between 1 and 1000', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  const quantity = page.getByLabel('Quantity of knob.stl', { exact: true });
  const type = async (keys: string) => {
    await quantity.focus();
    await quantity.press('ControlOrMeta+a');
    await quantity.pressSequentially(keys);
    await quantity.blur();
  };
  for (const [typed, shown] of [
    ['12', '12'],
    ['1a-2.e5', '125'],
    ['4000', '1000'],
    ['0', '1'],
  ] as const) {
    await type(typed);
    await expect(quantity).toHaveValue(shown);
  }
  const stored = await readStore<{ parts: Part[] }>(page, 'uploadStore');
  expect(stored?.parts.find((part) => part.filename === 'knob.stl')?.quantity).toBe(1);
});

test('UPL-15 parts and provider survive a reload', async ({ page }) => {
  await uploadParts(page, [fixturePath('bracket.step')]);
  await page.reload();
  await expectParts(page, ['bracket.step']);
  expect(await readStore(page, 'mspStore')).toMatchObject({ mspID: '1' });
});

test.describe('what goes wrong', () => {
  test.use({ expectedConsole: /./ });

  test('UPL-14 a broken file is marked with words that say what is wrong', async ({ page }, info) => {
    const broken = info.outputPath('broken.step');
    await writeFile(broken, 'Hello, please quote my part.\n'.repeat(50));
    await openUpload(page);
    await pickFiles(page, [broken]);
    const alert = page.getByRole('region', { name: 'Upload progress' }).getByRole('alert');
    await expect(alert).toContainText('broken.step', { timeout: 30_000 });
    await expect(alert).toContainText(/STEP/);
    await expect(partCard(page, 'broken.step')).toHaveCount(0);
  });

  test('UPL-14 an upload that is cut off is marked and logged', async ({ page }) => {
    await page.route(UPLOAD_CALL, (route) => route.abort('connectionreset'));
    await openUpload(page);
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error' && /knob|upload/i.test(message.text()),
    });
    await pickFiles(page, [fixturePath('knob.stl')]);
    await expect(page.getByRole('region', { name: 'Upload progress' }).getByRole('alert')).toContainText('knob.stl');
    await logged;
  });
});
