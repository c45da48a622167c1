import { expect, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { expectShown, press } from '#test/support/viewer.ts';

/** Where to click in the front view, in heights of the picture from its middle. */
for (const { name, right, down, words } of [
  { name: 'bracket.step', right: -0.28, down: 0.28, words: /^Flat face.*Area2,685\.84 mm²/ },
  { name: 'flange.iges', right: 0, down: 0, words: /Area/ },
]) {
  test(`VIEW-12 the exact engine measures ${name} from disk, under the page's own security policy`, async ({ page }) => {
    await page.goto('/app/viewer');
    await page.locator('input[type=file]').setInputFiles(fixturePath(name));
    await expectShown(page, name);
    await press(page, 'Front');
    await press(page, 'Inspect');
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('canvas').boundingBox()) ?? {};
    const panel = page.getByRole('status', { name: 'Measurement' });
    await page.mouse.click(x + width / 2 + height * right, y + height * (0.5 + down));
    await expect(panel).toContainText(words);
    await expect(panel).not.toContainText('mesh');
  });
}
