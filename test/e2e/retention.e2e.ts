import { sql } from 'drizzle-orm';
import type { Part } from '#contract/schemas/entities.ts';
import { openEmbeddedDatabase } from '#server/adapters/records/open-embedded-database.ts';
import { readModelFile, uploadPart } from '#test/support/api-client.ts';
import { cartItemOf, fillRequest, partCard } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { disposeServer, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';

const DELETED = 'This file was deleted after 30 days. Upload it again to price it.';
const env = { KEEP_PARTS_DAYS: '30', CAD_PROCESSES: '1' };
let server: RunningServer;
let visit: Readonly<Record<string, unknown>>;

async function upload(name: string): Promise<Part> {
  return uploadPart(server.baseUrl, await readModelFile(fixturePath(name)));
}

/** A visit with an old and a young part, and the server 31 days after the old one's upload. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ env });
  const parts = [await upload('bracket.step'), await upload('knob.stl')];
  const params = await chooseFirstOffer(server.baseUrl);
  const lines = await quoteParts(server.baseUrl, parts, params);
  await server.stop();
  const database = await openEmbeddedDatabase(server.dataDir);
  await database.runner.execute(sql`update parts set kept_since = kept_since - interval '31 days' where id = ${parts[0]?.id}`);
  await database.close();
  server = await restartServer(server, { env, readyFor: 'all-but-measuring' });
  visit = {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...params, version: 1 },
    cartStore: { items: lines.map(cartItemOf), version: 1 },
  };
  const file = `${server.baseUrl}/models/${parts[0]?.internalFilename}`;
  await expect.poll(async () => (await fetch(file)).status).toBe(404);
});
test.afterAll(() => disposeServer(server));

// The picture that is no more.
test.use({ expectedConsole: /404/ });

test('S-30 the page tells how long files are kept; a deleted part says so and is not quoted', async ({ page }) => {
  await seedStores(page, visit);
  await page.goto(`${server.baseUrl}/app/upload?msp_id=1`);
  await expect(page.getByText('Your files are deleted 30 days after their upload or last request for quote.')).toBeVisible();
  const gone = page.getByRole('article').filter({ hasText: 'bracket.step' });
  await expect(gone.getByText(DELETED)).toBeVisible();
  await expect(gone.getByRole('checkbox')).toHaveCount(0);
  await expect(partCard(page, 'knob.stl')).toBeVisible();
  await expect(page.getByText('1 of 2 selected')).toBeVisible();
  await page.goto(`${server.baseUrl}/app/quote?msp_id=1`);
  await expect(page.getByRole('rowgroup', { name: 'knob.stl' })).toBeVisible();
  await expect(page.getByRole('rowgroup', { name: 'bracket.step' })).toHaveCount(0);
});

test('S-30 a deleted part in the cart says so, does not count, and the rest is sent without it', async ({ page }) => {
  await seedStores(page, visit);
  await page.goto(`${server.baseUrl}/app/cart?msp_id=1`);
  await expect(page.getByRole('rowgroup', { name: 'bracket.step' }).getByText(DELETED)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('1 item');
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1 item');
  await page.getByRole('link', { name: 'Check Out' }).click();
  await fillRequest(page, { name: 'Ada Example', email: 'ada@example.com', organization: 'Example Works' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for submitting your request!' })).toBeVisible();
});
