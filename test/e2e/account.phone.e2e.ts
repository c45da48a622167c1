import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

for (const { name, open } of ACCOUNT_SCREENS) {
  test(`${name} fits a phone of 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBe(0);
  });
}
