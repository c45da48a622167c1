import { test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { openScreen, SCREENS, seedVisit } from '#test/support/screens.ts';

for (const width of [360, 390]) {
  for (const screen of SCREENS) {
    test(`${screen.name} fits a phone of ${width} px`, async ({ page, measuredParts, baseURL }) => {
      await page.setViewportSize({ width, height: 780 });
      await seedVisit(page, baseURL ?? '', measuredParts);
      await openScreen(page, screen);
      await expectNoOverflow(page);
    });
  }
}
