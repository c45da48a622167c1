import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { comparePictures, expectAllDifferent, openViewer, press, settle, takePicture } from '#test/support/viewer.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

test.beforeEach(async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
});

/** Where the part is on the page, in CSS pixels: all that is darker than the ground. */
async function findPart(canvas: Locator): Promise<Box> {
  // A button's tip would count as part of it.
  await canvas.page().mouse.move(1, 1);
  const { data, info } = await sharp(await canvas.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = Array.from(data.keys()).filter((at) => (data[at] ?? 255) < 200);
  const columns = dark.map((at) => at % info.width);
  const rows = dark.map((at) => Math.floor(at / info.width));
  const least = (values: number[]) => values.reduce((found, value) => Math.min(found, value), Number.POSITIVE_INFINITY);
  const most = (values: number[]) => values.reduce((found, value) => Math.max(found, value), 0);
  const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  return { left: x + least(columns), right: x + most(columns), top: y + least(rows), bottom: y + most(rows) };
}

/** The bracket from the front: its wall of 60 × 50 mm with the hole of 20 mm fills the part's outline. */
async function openFront(page: Page) {
  const dialog = await openViewer(page, 'bracket.step');
  await press(dialog, 'Front');
  const canvas = dialog.locator('canvas');
  return { dialog, canvas, box: await findPart(canvas), panel: dialog.getByRole('status', { name: 'Measurement' }) };
}

test('VIEW-12 the distance of two corners is told, an edge tells its length, a round one its radius, a face its area', async ({ page }) => {
  const { dialog, box, panel } = await openFront(page);
  await press(dialog, 'Measure');
  await expect(panel).toHaveText('Choose the first point on the part.');
  await page.mouse.click(box.left + 4, box.bottom - 4);
  await expect(panel).toHaveText('Choose the second point.');
  await page.mouse.click(box.right - 4, box.bottom - 4);
  await expect(panel).toContainText('Distance60 mm');
  await expect(panel).toContainText('Along X60 mm');
  await page.keyboard.press('m');
  await expect(panel).toBeHidden();

  await press(dialog, 'Inspect');
  await page.mouse.click((box.left + box.right) / 2, box.bottom - 1);
  await expect(panel).toContainText('Length60 mm', { timeout: 30_000 });
  await page.mouse.click(box.left + (box.right - box.left) * 0.15, box.bottom - (box.bottom - box.top) * 0.15);
  await expect(panel).toContainText('Flat face');
  // 60 × 50 mm without the hole of 20 mm.
  await expect(panel).toContainText(/Area2,68[56]/);
  // The hole's middle is 32 mm above the foot, its rim 10 mm beside that; at the top, the seam of its wall ends at the rim.
  await page.mouse.click(box.left + ((box.right - box.left) * 20) / 60, box.bottom - ((box.bottom - box.top) * 32) / 50);
  await expect(panel).toContainText('Radius10 mm');
});

test('VIEW-12 the section plane cuts the part open, along any axis and from either side; edges are drawn or not, and the sizes stand at the part', async ({
  page,
}) => {
  const dialog = await openViewer(page, 'bracket.step');
  const pictures = [await takePicture(dialog)];
  await press(dialog, 'Section');
  const panel = dialog.getByRole('group', { name: 'Section plane' });
  await expect(panel).toContainText('30 mm of 60 mm');
  pictures.push(await takePicture(dialog));
  await panel.getByRole('button', { name: 'Flip side' }).click();
  pictures.push(await takePicture(dialog));
  await panel.getByRole('radio', { name: 'Z' }).click();
  pictures.push(await takePicture(dialog));
  await panel.getByRole('slider').fill('0.2');
  await expect(panel).toContainText('10 mm of 50 mm');
  await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 mm of 50 mm');
  pictures.push(await takePicture(dialog));
  expectAllDifferent(pictures, 0.8);
  await page.keyboard.press('s');
  await settle(dialog);
  await expect(panel).toHaveCount(0);
  expect(comparePictures(await takePicture(dialog), pictures[0] ?? Buffer.alloc(0))).toBeLessThan(1);

  const withEdges = await takePicture(dialog);
  await press(dialog, 'Edges');
  expect(comparePictures(withEdges, await takePicture(dialog))).toBeGreaterThan(0.2);
  await press(dialog, 'Edges');
  expect(comparePictures(withEdges, await takePicture(dialog))).toBeLessThan(0.2);
  await press(dialog, 'Sizes');
  const stage = dialog.locator('canvas').locator('..');
  for (const size of ['60 mm', '40 mm', '50 mm']) await expect(stage.getByText(size, { exact: true })).toBeVisible();
  await press(dialog, 'Sizes');
  await expect(stage.getByText('60 mm', { exact: true })).toBeHidden();
});

test('VIEW-12 a part without edges of its own gets them after its first picture', async ({ page }) => {
  const dialog = await openViewer(page, 'knob.stl');
  await expect(async () => {
    const before = await takePicture(dialog);
    await press(dialog, 'Edges');
    const after = await takePicture(dialog);
    await press(dialog, 'Edges');
    expect(comparePictures(before, after)).toBeGreaterThan(0.2);
  }).toPass({ timeout: 20_000 });
});
