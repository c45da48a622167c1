import { truncate, writeFile } from 'node:fs/promises';
import { expectParts, openUpload, partCard, pickFiles, readStore } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { asciiStl, cubeFacets } from '#test/support/stl-samples.ts';

const UPLOAD_CALL = '**/api/IN_FileUploadFormResponse';
const LIMIT_BYTES = 50 * 1024 ** 2;

test('UPL-04 UPL-15 API-17 LOOK-11 an STL uploaded in cm is that many cm in size, a STEP file keeps the unit it declares; both survive a reload, and the unit of the STL can be changed then, and back again', async ({
  page,
}) => {
  await openUpload(page);
  await expect(page.getByText(/STL, STEP, IGES/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'mm' })).toBeChecked();
  await page.getByText('cm', { exact: true }).click();
  await pickFiles(page, [fixturePath('cube-ascii.stl'), fixturePath('block-inch.step')]);
  const [cube, block] = [partCard(page, 'cube-ascii.stl'), partCard(page, 'block-inch.step')];
  await expect(cube).toContainText('10 × 10 × 10 cm', { timeout: 30_000 });
  await expect(block).toContainText('1 × 2 × 3 in', { timeout: 30_000 });
  await page.reload();
  await expectParts(page, ['cube-ascii.stl', 'block-inch.step']);
  expect(await readStore(page, 'mspStore')).toMatchObject({ mspID: '1' });
  const unit = cube.getByRole('group', { name: 'Unit of cube-ascii.stl' });
  for (const name of ['in', 'mm']) {
    await unit.getByRole('button', { name, exact: true }).click();
    await expect(cube).toContainText(`10 × 10 × 10 ${name}`, { timeout: 30_000 });
    await expect(unit.getByRole('button', { pressed: true })).toHaveText(name);
  }
  await expect(block.getByRole('group')).toHaveCount(0);
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

test('UPL-11 GEN-07 a click on a card toggles its selection, a part can be removed, and cards stand in 1, 2, 2, 3 and 4 columns from small to very wide windows', async ({
  page,
  measuredParts,
}) => {
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
  await card.getByRole('button', { name: 'Remove knob.stl' }).click();
  await expect(card).toHaveCount(0);
  await expect(partCard(page, 'bracket.step')).toBeVisible();
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
