import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/support/e2e.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/app/roi-calculator');
  await expect(page.getByText('Your Details')).toBeVisible();
}

const CHARTS = [
  [
    'Cost Savings - Manual vs. Automated Quoting',
    'QUOTING COST/MONTH',
    '$0',
    ['50', '$875.00', '$195.00'],
    ['1,000', '$17,500.00', '$223.00'],
  ],
  [
    'Time Savings - Manual vs. Automated Quoting',
    'QUOTING HOURS SPENT ON QUOTING/MONTH',
    '0',
    ['50', '25.0', '4.2'],
    ['1,000', '500.0', '83.3'],
  ],
] as const;
test('ROI-06 two charts compare cost and time; the pointer reads figures off them, and long times are cut at 1000 hours', async ({
  page,
}) => {
  await open(page);
  for (const [title, axis, zero, first, last] of CHARTS) {
    const figure = page.getByRole('figure', { name: title });
    const drawing = figure.getByRole('img', { name: /^Line chart of/ });
    for (const text of [axis, 'QUOTES/MONTH', zero, '50', '100', '200', '500', '1,000', 'Manual', 'Automated']) {
      await expect(drawing.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const manual = drawing.locator('[data-way=manual] circle');
    const automated = drawing.locator('[data-way=automated] rect');
    await expect(manual).toHaveCount(5);
    await expect(automated).toHaveCount(5);
    const colorOf = (mark: Locator) => mark.first().evaluate((element) => getComputedStyle(element).fill.match(/\d+/g)?.map(Number) ?? []);
    const [red = 0, green = 0, blue = 0] = await colorOf(manual);
    expect(red > green && green > blue, 'orange').toBe(true);
    const [r = 0, g = 0, b = 0] = await colorOf(automated);
    expect(b > g && g > r, 'blue').toBe(true);

    // The figures are there for those who hear the page, and shown on demand.
    const rows = figure.getByRole('table').getByRole('row');
    expect(await rows.nth(1).locator('th, td').allTextContents()).toEqual(first);
    expect(await rows.nth(5).locator('th, td').allTextContents()).toEqual(last);
    const box = () => figure.getByRole('table').locator('..').boundingBox();
    expect((await box())?.height).toBeLessThan(5);
    await figure.getByRole('button', { name: 'Show figures' }).click();
    expect((await box())?.height).toBeGreaterThan(100);
    await expect(figure.getByRole('button', { name: 'Hide figures' })).toHaveAttribute('aria-expanded', 'true');
  }
  await page.getByLabel('Internal Engineering Time Per Quote (mins)').fill('120');
  const figure = page.getByRole('figure', { name: /^Time Savings/ });
  await expect(figure.getByText('The axis ends at 1,000; the figures go beyond it.')).toBeVisible();
  const drawing = figure.getByRole('img', { name: /^Line chart of/ });
  const box = await drawing.boundingBox();
  await drawing.hover({ position: { x: (box?.width ?? 0) / 2, y: 150 } });
  await expect(drawing.getByText('1,000.0')).toBeVisible();
  await expect(drawing.getByText('41.7')).toBeVisible();
});
