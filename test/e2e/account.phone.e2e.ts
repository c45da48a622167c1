import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';

for (const { name, open } of ACCOUNT_SCREENS) {
  test(`${name} fits a phone of 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page);
    await expectNoOverflow(page);
  });
}
