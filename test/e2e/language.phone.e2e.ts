import { test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { SCREENS, seedVisit } from '#test/support/screens.ts';

test.use({ locale: 'de-DE' });

test('LOOK-14 in German too every page that is open to all fits a phone of 360 px', async ({ page, measuredParts, baseURL }) => {
  await seedVisit(page, baseURL ?? '', measuredParts);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { path, name } of SCREENS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectNoOverflow(page, name);
  }
});
