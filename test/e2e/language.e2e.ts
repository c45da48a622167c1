import { expect, seedParts, test } from '#test/support/e2e.ts';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('LOOK-14 pages are German, and a switch to English stays', async ({ page }) => {
    await page.goto('/app/upload?msp_id=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Teil hochladen' })).toBeVisible();
    await expect(page).toHaveTitle(/^Teil hochladen – /);
    const other = page.getByRole('button', { name: 'English' });
    await expect(other).toHaveAttribute('lang', 'en');
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Teil hochladen' })).toBeVisible();
  });

  test('LOOK-14 parts, prices and choices are German, and figures are written so', async ({ page, measuredParts }) => {
    await seedParts(page, measuredParts);
    await page.goto('/app/upload?msp_id=1');
    const knob = page.getByRole('listitem').filter({ hasText: 'knob.stl' });
    await expect(knob).toContainText('35,7 × 35,7 × 40 mm');
    await expect(knob).toContainText(/\d,\d{2}\u00a0\$/);
    await expect(knob).toContainText(/Versand bis \d/);
    await expect(knob).toContainText('Wie gedruckt');
  });
});
