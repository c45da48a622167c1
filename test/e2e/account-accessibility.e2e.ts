import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { test } from '#test/support/e2e.ts';
import { expectNoFaults } from '#test/support/page-faults.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const { name, open } of ACCOUNT_SCREENS) {
      test(`${name} has no faults against WCAG 2.2 AA that a program can find`, async ({ page }) => {
        await open(page);
        await expectNoFaults(page);
      });
    }
  });
}
