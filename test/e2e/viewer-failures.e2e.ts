import type { Page } from '@playwright/test';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { comparePictures, expectShown, openViewer, pressViewer, takePicture } from '#test/support/viewer.ts';

const UPLOAD = '/app/upload?msp_id=1';
const MESH = '**/cad/mesh/**';
const CALL_5 = '**/api/IN_FetchSTLFileFromS3VaultResponse';
const WORKER = /\/assets\/worker-[^/]*\.js$/;
const FETCH_FAILED = 'Error while getting file ... Please try again after refreshing the page.';
const START_FAILED = 'Error: :-/ Something went wrong while viewer initialization. Try reloading the page.';

test.use({ expectedConsole: /./ });

test.beforeEach(async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
});

/** What the console says from now on. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

test('VIEW-08 without the GLB, call 5 makes the STL, and the downloaded folder has it under a name that ends in .stl', async ({ page }) => {
  await page.route(MESH, (route) => route.fulfill({ status: 404, json: { success: false, error: 'gone' } }));
  await page.goto(UPLOAD);
  const [call, download, dialog] = await Promise.all([
    page.waitForRequest(CALL_5),
    page.waitForRequest('**/downloaded/**'),
    pressViewer(page, 'bracket.step'),
  ]);
  await expectShown(dialog, 'bracket.stl');
  const fields = call.postData() ?? '';
  expect(fields).toContain('name="modelFile"');
  expect(fields).toContain('name="displayFilename"');
  expect(new URL(download.url()).pathname).toMatch(/^\/downloaded\/[A-Za-z0-9_-]{22,}\/bracket\.stl$/);
});

test("VIEW-08 a part that can't be had is logged, and its picture shown with words", async ({ page }) => {
  await page.route(MESH, (route) => route.abort());
  await page.route(CALL_5, (route) => route.fulfill({ status: 500, json: { success: false, error: 'broken' } }));
  const logged = listen(page);
  await page.goto(UPLOAD);
  const dialog = await pressViewer(page, 'bracket.step');
  await expect(dialog.getByRole('alert')).toHaveText('bracket.step could not be shown in 3D. Please try again after refreshing the page.');
  await expect(dialog.getByRole('img', { name: 'Picture of bracket.step' })).toBeVisible();
  expect(logged.some((text) => text.startsWith(FETCH_FAILED))).toBe(true);
});

test('VIEW-10 an engine that cannot start says so in the words agreed, and can be tried again', async ({ page }) => {
  const logged = listen(page);
  // The worker's program does not arrive.
  await page.route(WORKER, (route) => route.abort());
  await page.goto(UPLOAD);
  const dialog = await pressViewer(page, 'bracket.step');
  await expect(dialog.getByRole('alert')).toHaveText(START_FAILED, { timeout: 30_000 });
  expect(logged.filter((text) => text.startsWith(START_FAILED))).toHaveLength(1);
  await page.unroute(WORKER);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expectShown(dialog, 'bracket.step');
});

test('a lost graphics context is told and shown by the picture; when it is back, so is the part', async ({ page }) => {
  await page.goto(UPLOAD);
  const dialog = await openViewer(page, 'bracket.step');
  const before = await takePicture(dialog);
  const extension = await dialog
    .locator('canvas')
    .evaluateHandle((canvas) => (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context'));
  await extension.evaluate((found) => found?.loseContext());
  await expect(dialog.getByRole('alert')).toContainText('graphics card');
  await expect(dialog.getByRole('img', { name: 'Picture of bracket.step' })).toBeVisible();
  await extension.evaluate((found) => found?.restoreContext());
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => comparePictures(before, await takePicture(dialog))).toBeLessThan(0.5);
});
