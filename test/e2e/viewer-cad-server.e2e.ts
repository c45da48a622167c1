import type { Part } from '#contract/schemas/entities.ts';
import { readModelFile, uploadPart } from '#test/support/api-client.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { disposeServer, findFreePort, type RunningServer, startServer } from '#test/support/start-server.ts';
import { openViewer } from '#test/support/viewer.ts';

let server: RunningServer;
let part: Part;
let cadOrigin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await findFreePort();
  cadOrigin = `http://localhost:${port}`;
  server = await startServer({ env: { BUILD_MODE: 'development', API_BASE: '/api/', CAD_PORT: String(port), CAD_PROCESSES: '1' } });
  part = await uploadPart(server.baseUrl, await readModelFile(fixturePath('bracket.step')));
});
test.afterAll(() => disposeServer(server));

test('VIEW-11 in development the viewer talks to the CAD server on a port of its own', async ({ page }) => {
  await seedParts(page, [part]);
  await page.goto(`${server.baseUrl}/app/upload?msp_id=1`);
  const mesh = page.waitForResponse((response) => response.url().includes('/cad/mesh/'));
  await openViewer(page, 'bracket.step');
  expect([new URL((await mesh).url()).origin, (await mesh).status()]).toEqual([cadOrigin, 200]);
});
