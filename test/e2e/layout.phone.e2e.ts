import { test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { openScreen, SCREENS, seedVisit } from '#test/support/screens.ts';

for (const screen of SCREENS) {
  test(`${screen.name} fits phones of 390 and 360 px`, async ({ page, measuredParts, baseURL }) => {
    await seedVisit(page, baseURL ?? '', measuredParts);
    await openScreen(page, screen);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoOverflow(page, `${screen.name} at ${width}`);
    }
  });
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });
  for (const screen of SCREENS) {
    test(`LOOK-13 LOOK-14 ${screen.name} fits phones of 360 px with longer words`, async ({ page, measuredParts, baseURL }) => {
      await seedVisit(page, baseURL ?? '', measuredParts);
      await openScreen(page, { ...screen, heading: /./ });
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNoOverflow(page, `${screen.name} in German`);
    });
  }
});
