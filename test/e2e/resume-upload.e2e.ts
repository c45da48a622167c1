import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page, Request, TestInfo } from '@playwright/test';
import { expectParts, openUpload, partCard, pickFiles } from '#test/support/customer.ts';
import { layLine } from '#test/support/cuttable-line.ts';
import { expect, test } from '#test/support/e2e.ts';
import { disposeServer, findFreePort, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';
import { asciiStl, cubeFacets } from '#test/support/stl-samples.ts';

const MODEL_BYTES = 4 * 1024 ** 2;
/** Slow enough that nothing is over before it is cut, however busy the machine. */
const SLOW = 100 * 1024;

test.use({ expectedConsole: /net::ERR_/ });
test.setTimeout(180_000);

/** A 20 mm cube that takes its time on a slow line. */
async function writeModel(info: TestInfo): Promise<string> {
  const path = info.outputPath('slow-cube.stl');
  const cube = asciiStl(cubeFacets(20));
  await writeFile(path, cube + ' \n'.repeat((MODEL_BYTES - cube.length) / 2));
  return path;
}

const sessions = new WeakMap<Page, CDPSession>();

/** A line that takes that many bytes a second; null is as many as it can. */
async function setLine(page: Page, bytesPerSecond: number | null): Promise<void> {
  // What one session has set another can't take back.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond ?? -1 };
  await session.send('Network.emulateNetworkConditions', line);
}

/** Sends until the server has some of the file, and answers the share that the page shows. */
async function sendSome(page: Page): Promise<number> {
  await page
    .getByRole('region', { name: 'Upload progress' })
    .getByRole('button', { name: /remaining/ })
    .click();
  const words = page.getByRole('dialog', { name: 'Upload status' }).getByText(/Uploading, \d+%/);
  await expect.poll(async () => Number(/(\d+)%/.exec((await words.textContent()) ?? '')?.[1]), { timeout: 60_000 }).toBeGreaterThan(5);
  return Number(/(\d+)%/.exec((await words.textContent()) ?? '')?.[1]);
}

/** Where the requests that carry the file begin. */
function watchOffsets(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

test('UPL-14 a dropped connection goes on where it was, and the page says so', async ({ page, server }, info) => {
  await using line = await layLine(server.baseUrl);
  const offsets = watchOffsets(page);
  await page.goto(`${line.baseUrl}/app/upload?msp_id=1`);
  await setLine(page, SLOW);
  await pickFiles(page, [await writeModel(info)]);
  const shared = await sendSome(page);
  line.cut();
  const dialog = page.getByRole('dialog', { name: 'Upload status' });
  await expect(dialog.getByText(/Waiting for the connection/)).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: 'test-results/upload-interrupted.png' });
  line.mend();
  // What the page shows never falls back to nothing: it begins with what the server has.
  const words = dialog.getByText(/Uploading, \d+%/);
  await expect(words).toBeVisible({ timeout: 60_000 });
  expect(Number(/(\d+)%/.exec((await words.textContent()) ?? '')?.[1])).toBeGreaterThan(shared / 2);
  await setLine(page, null);
  await expect(dialog.getByText('Done')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expectParts(page, ['slow-cube.stl']);
  await expect(partCard(page, 'slow-cube.stl')).toContainText('20 × 20 × 20 mm');
  expect(offsets.at(-1)).toBeGreaterThan(0);
});

test('UPL-14 a page that was left midway asks for the file again and goes on where it stopped', async ({ page }, info) => {
  await openUpload(page);
  await setLine(page, SLOW);
  const model = await writeModel(info);
  await pickFiles(page, [model]);
  await sendSome(page);
  await page.reload();
  await setLine(page, null);
  const notice = page.getByRole('status').filter({ hasText: 'An upload was cut short.' });
  await expect(notice).toContainText('slow-cube.stl');
  await page.screenshot({ path: 'test-results/upload-unfinished.png', fullPage: true });
  const offsets = watchOffsets(page);
  await pickFiles(page, [model]);
  await expectParts(page, ['slow-cube.stl']);
  expect(offsets[0]).toBeGreaterThan(0);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toHaveCount(0);
});

test('UPL-14 a file that is chosen offline stays in the list with its words, and is sent once the connection is back', async ({
  page,
}, info) => {
  const model = info.outputPath('cube.stl');
  await writeFile(model, asciiStl(cubeFacets(20)));
  await openUpload(page);
  // What shows and sends files is fetched ahead, at some idle moment.
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['upload-progress', 'upload-part', 'uploaded-parts'].every((chunk) => names.some((name) => name.includes(chunk)));
  });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await pickFiles(page, [model]);
  const progress = page.getByRole('region', { name: 'Upload progress' });
  await expect(progress.getByText('There is no connection.', { exact: false })).toBeVisible();
  await progress.getByRole('button', { name: '1 remaining' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload status' });
  await expect(dialog.getByText('Waiting for the connection at 0%')).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByText('Done')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expectParts(page, ['cube.stl']);
});

/** The server that is killed, or what came after it. */
let latest: RunningServer | null = null;
test.afterAll(async () => {
  if (latest !== null) await disposeServer(latest);
});

test('UPL-14 an upload outlives a kill -9 of the server', async ({ page }, info) => {
  // One of its own, which comes back at the same address.
  const env = { PORT: String(await findFreePort()), CAD_PROCESSES: '1' };
  const server = await startServer({ env, readyFor: 'all-but-measuring' });
  latest = server;
  const offsets = watchOffsets(page);
  await page.goto(`${server.baseUrl}/app/upload?msp_id=1`);
  await setLine(page, SLOW);
  await pickFiles(page, [await writeModel(info)]);
  await sendSome(page);
  await server.kill();
  latest = await restartServer(server, { env, readyFor: 'all-but-measuring' });
  await setLine(page, null);
  await expect(page.getByRole('dialog', { name: 'Upload status' }).getByText('Done')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await expectParts(page, ['slow-cube.stl']);
  expect(offsets.at(-1)).toBeGreaterThan(0);
});
