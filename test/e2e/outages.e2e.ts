import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';
import { createNewcomer, openPortal, seedSession } from '#test/support/provider.ts';

const FULL = { status: 'ready', dependencies: [{ name: 'storage', ok: false, needed: false, detail: 'The disk is full.' }] };

test('S-39 the portal says that the disk is full, without faults, and no more when there is space', async ({ page, server }, testInfo) => {
  test.setTimeout(120_000);
  await seedSession(page, await createNewcomer(server));
  await page.route('**/ready', (route) => route.fulfill({ json: FULL }));
  await openPortal(page, 'home');
  const banner = page.getByRole('alert').filter({ hasText: "The server's disk is full." });
  await expect(banner).toBeVisible();
  await expectNoFaults(page);
  await testInfo.attach('banner', { body: await page.screenshot(), contentType: 'image/png' });
  await page.unroute('**/ready');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
