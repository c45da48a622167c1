import { test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors } from '#test/support/page-faults.ts';
import { openScreen, SCREENS, seedVisit } from '#test/support/screens.ts';

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
});
