import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors } from '#test/support/page-faults.ts';
import { seedSession } from '#test/support/provider.ts';
import { openScreen, SCREENS, seedVisit } from '#test/support/screens.ts';
import { acceptQuote, openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';
import { ROUTE_PATHS } from '#web/navigation/route-paths.ts';

for (const screen of SCREENS) {
  test(`${screen.name} has no faults against WCAG 2.2 AA that a program can find`, async ({ page, measuredParts, baseURL }) => {
    await seedVisit(page, baseURL ?? '', measuredParts);
    await openScreen(page, screen);
    await expectNoFaultsInAnyColors(page);
  });
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });
  for (const screen of SCREENS) {
    test(`LOOK-14 ${screen.name} has none in German either`, async ({ page, measuredParts, baseURL }) => {
      await seedVisit(page, baseURL ?? '', measuredParts);
      await openScreen(page, { ...screen, heading: /./ });
      await expectNoFaultsInAnyColors(page);
    });
  }

  test('LOOK-14 DESK-03 DESK-04 POR-01 the portal and the desk have none in German either', async ({ page, server }) => {
    test.setTimeout(480_000);
    const shop = await openShop(server);
    const [whole, open] = await uploadCubes(shop);
    const asked = await sendRequest(shop, [whole, open]);
    const ordered = await sendRequest(shop, [whole]);
    await shop.desk.quote(ordered.requestID);
    await acceptQuote(shop, ordered);
    await seedSession(page, shop.owner);
    const portal = Object.keys(ROUTE_PATHS).filter((name) => name.startsWith('msp/'));
    const requests = [asked, ordered].map(({ requestID }) => `msp/orders/${requestID}`);
    for (const name of [...portal, ...requests, `request/${ordered.key}`, 'signin', 'join']) {
      await page.goto(`/app/${name}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('load');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expectNoFaultsInAnyColors(page);
    }
  });
});
