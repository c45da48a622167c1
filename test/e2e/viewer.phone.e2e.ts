import { expect, seedParts, test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { comparePictures, expectShown, openViewer, takePicture } from '#test/support/viewer.ts';

test('VIEW-01 the dialog fits phones of 390 and 360 px, with targets to touch', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  const dialog = await openViewer(page, 'bracket.step');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect((await dialog.locator('canvas').boundingBox())?.height).toBeGreaterThan(350);
  }
  await expect(dialog.locator('[data-part="info"]')).toContainText('two fingers');
});

test('VIEW-03 one finger turns the part and two pinch it', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  const dialog = await openViewer(page, 'bracket.step');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const atHome = await takePicture(dialog);
  await touch('touchStart', { x: 150, y: 400 });
  for (let x = 160; x <= 250; x += 30) await touch('touchMove', { x, y: 400 });
  await touch('touchEnd');
  await expect.poll(async () => comparePictures(atHome, await takePicture(dialog))).toBeGreaterThan(1);
  const turned = await takePicture(dialog);
  await touch('touchStart', { x: 170, y: 400 }, { x: 220, y: 400 });
  for (let apart = 0; apart <= 90; apart += 30) await touch('touchMove', { x: 170 - apart, y: 400 }, { x: 220 + apart, y: 400 });
  await touch('touchEnd');
  await expect.poll(async () => comparePictures(turned, await takePicture(dialog))).toBeGreaterThan(1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('VIEW-09 /viewer fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/app/viewer');
  await expectShown(page, 'Sample housing');
  await expectNoOverflow(page);
});
