import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors, expectNoOverflow } from '#test/support/page-faults.ts';

for (const { name, open } of ACCOUNT_SCREENS) {
  test(`${name} has no faults against WCAG 2.2 AA that a program can find, and fits 360 px`, async ({ page }) => {
    await open(page);
    await expectNoFaultsInAnyColors(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoOverflow(page);
  });
}
