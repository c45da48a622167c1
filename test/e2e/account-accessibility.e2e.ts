import { AxeBuilder } from '@axe-core/playwright';
import { ACCOUNT_SCREENS } from '#test/support/account-screens.ts';
import { expect, test } from '#test/support/e2e.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const { name, open } of ACCOUNT_SCREENS) {
      test(`${name} has no faults against WCAG 2.2 AA that a program can find`, async ({ page }) => {
        await open(page);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      });
    }
  });
}
