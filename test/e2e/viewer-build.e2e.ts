import type { Locator, Page } from '@playwright/test';
import type { Part } from '#contract/schemas/entities.ts';
import { uploadPart } from '#test/support/api-client.ts';
import { blockFacets } from '#test/support/block-facets.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';
import { roundMesh } from '#test/support/solids.ts';
import { binaryStl, type Facet, facetsOf } from '#test/support/stl-samples.ts';
import {
  comparePictures,
  countGpuObjects,
  openViewer,
  press,
  readGpuObjects,
  readHues,
  settle,
  takePicture,
} from '#test/support/viewer.ts';

/** Something of it hangs over however it stands. */
const BALL = facetsOf(roundMesh(24, () => 20));
/** Three bars that cross, and a fin of 0.4 mm at the end of one. */
const JACK = blockFacets([
  { from: [0, 15, 15], to: [40, 25, 25] },
  { from: [15, 0, 15], to: [25, 40, 25] },
  { from: [15, 15, 0], to: [25, 25, 40] },
  { from: [40, 19.8, 15], to: [50, 20.2, 25] },
]);
const TWO_BOXES = blockFacets([
  { from: [0, 0, 0], to: [10, 10, 10] },
  { from: [20, 0, 0], to: [34, 8, 6] },
]);

/** The quote page with parts of these names and facets, all of them priced. */
async function openQuote(page: Page, baseUrl: string, models: Readonly<Record<string, readonly Facet[]>>): Promise<void> {
  const parts: Part[] = [];
  for (const [name, facets] of Object.entries(models)) {
    parts.push(await uploadPart(baseUrl, { name, bytes: Uint8Array.from(binaryStl(facets)) }));
  }
  await seedStores(page, {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...(await chooseFirstOffer(baseUrl)), version: 1 },
  });
  await page.goto('/app/quote?msp_id=1');
  for (const name of Object.keys(models)) {
    await expect(page.getByRole('rowgroup', { name }).getByText('Price breakdown')).toBeVisible({ timeout: 30_000 });
  }
}

async function openQuoted(page: Page, baseUrl: string, name: string, facets: readonly Facet[]): Promise<Locator> {
  await openQuote(page, baseUrl, { [name]: facets });
  return openViewer(page, name);
}

const panelOf = (dialog: Locator) => dialog.getByRole('region', { name: 'How the part is made' });

test('HOLD-04 Build stands a priced part on its machine: in words, with plate and supported surfaces, and back', async ({
  page,
  baseURL,
}) => {
  await countGpuObjects(page);
  const dialog = await openQuoted(page, baseURL ?? '', 'ball.stl', BALL);
  const panel = panelOf(dialog);
  await expect(dialog.getByRole('button', { name: 'Build' })).toHaveAttribute('aria-pressed', 'false');
  await expect(panel).toHaveCount(0);
  const before = await takePicture(dialog);
  expect((await readHues(dialog)).yellow).toBeLessThan(0.001);

  await press(dialog, 'Build');
  await expect(panel).toContainText(/Stands (with [+−][xyz] up|tilted)/);
  await expect(panel).toContainText(/[\d.]+ mm high · \d+ layers · [\d.]+ g of supports/);
  await expect(panel).toContainText('FDM · Print farm, 0.4 mm nozzles');
  await expect(panel).toContainText('Held by supports');
  const stood = await takePicture(dialog);
  expect(comparePictures(before, stood)).toBeGreaterThan(3);
  await press(dialog, 'Bottom');
  expect((await readHues(dialog)).yellow).toBeGreaterThan(0.003);
  await press(dialog, 'Home view');
  expect(comparePictures(stood, await takePicture(dialog))).toBeLessThan(1.5);
  const gpu = await readGpuObjects(page);

  await page.keyboard.press('o');
  await settle(dialog);
  await expect(panel).toHaveCount(0);
  expect(comparePictures(before, await takePicture(dialog))).toBeLessThan(1.5);
  await page.keyboard.press('o');
  await settle(dialog);
  await takePicture(dialog);
  expect(await readGpuObjects(page)).toEqual(gpu);
});

test('HOLD-08 thin walls are pinned at their places and told in words; behind the part a pin is dim', async ({ page, baseURL }) => {
  const dialog = await openQuoted(page, baseURL ?? '', 'thin.stl', JACK);
  await expect(panelOf(dialog)).toContainText('Thin walls');
  await expect(panelOf(dialog).getByRole('listitem').first()).toHaveText('0.4 mm');
  await expect(panelOf(dialog)).toContainText('FDM needs 0.8 mm.');
  const pin = dialog.locator('canvas').locator('..').getByText('0.4 mm', { exact: true }).first();
  await expect(pin).toBeVisible();
  await press(dialog, 'Front');
  await expect(pin).not.toHaveAttribute('data-dim');
  await press(dialog, 'Left');
  await expect(pin).toHaveAttribute('data-dim');
  await panelOf(dialog).getByRole('button', { name: 'Turn to the wall of 0.4 mm' }).first().click();
  await expect(pin).not.toHaveAttribute('data-dim');
  await settle(dialog);
  const [label, picture] = [await pin.boundingBox(), await dialog.locator('canvas').boundingBox()];
  if (label === null || picture === null) throw new Error('It is not shown.');
  expect(Math.abs(label.x + label.width / 2 - picture.x - picture.width / 2)).toBeLessThan(picture.width / 10);
});

test('HOLD-04 of several bodies, each of which is placed on its own, Build says so and draws no plate', async ({ page, baseURL }) => {
  const dialog = await openQuoted(page, baseURL ?? '', 'two.stl', TWO_BOXES);
  const before = await takePicture(dialog);
  await press(dialog, 'Build');
  await expect(panelOf(dialog)).toContainText('2 bodies, each placed on its own');
  // Put away again, so that the panel is not in the picture: the view has not been turned meanwhile.
  await press(dialog, 'Build');
  expect(comparePictures(before, await takePicture(dialog))).toBeLessThan(1.5);
});

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

test('HOLD-04 HOLD-08 Build has no faults against WCAG 2.2 AA that a program can find, and leaves room for the part', async ({
  page,
  baseURL,
}) => {
  await openQuote(page, baseURL ?? '', { 'ball.stl': BALL, 'jack.stl': JACK });
  for (const name of ['ball.stl', 'jack.stl']) {
    const dialog = await openViewer(page, name);
    await press(dialog, 'Build');
    for (const look of LOOKS) {
      await expectSound(page, name, [look]);
      const [stage, panel] = [await dialog.locator('canvas').boundingBox(), await panelOf(dialog).boundingBox()];
      expect(panel?.height ?? 0).toBeLessThan((stage?.height ?? 0) * 0.4);
      await page.mouse.move(1, 1);
      await page.screenshot({ path: `test-results/build-${look.colorScheme}-${look.width}-${name}.png` });
    }
    await page.keyboard.press('Escape');
  }
});
