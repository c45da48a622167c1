import type { Page } from '@playwright/test';
import type { Cart, Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { addButtons, centsIn, readStore } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';

const QUOTE_CALL = '**/api/IN_QuoteXHRHandler';

test('QUO-01 QUO-02 QUO-03 the quotes load on entry behind a placeholder, each line with its facts', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  await seedQuote(page, measuredParts, baseURL ?? '');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(QUOTE_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/quote?msp_id=1');
  await expect(page).toHaveTitle(/Your QuickQuote/);
  await expect(page.getByRole('heading', { name: 'Quotes', exact: true })).toBeVisible();
  await expect(page.getByText('Working out your prices')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  const line = page.getByRole('article', { name: 'flange.iges' });
  await expect(line).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Working out your prices')).toHaveCount(0);
  for (const fact of ['Process', 'Material', 'Color', 'Finish', 'Dimensions', 'Quantity']) await expect(line).toContainText(fact);
  await expect(line).toContainText('80 × 80 × 12 mm');
  await expect(line).toContainText(/\$\d/);
  await expect
    .poll(() =>
      line
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Get Quote for other Parts/Material' })).toHaveAttribute(
    'href',
    /\/material-selection\?msp_id=1/,
  );
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL(/\/app\/cart/);
});

test('QUO-06 CART-03 CART-05 Add to Cart says Added for a second; the same line again adds its quantity', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  await page.clock.install();
  await seedQuote(page, measuredParts.slice(0, 2), baseURL ?? '');
  await page.goto('/app/quote?msp_id=1');
  const button = addButtons(page).first();
  await expect(button).toBeVisible({ timeout: 20_000 });
  // Skipped time must not run out on what the page still asks for.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button.click();
  await expect(button).toContainText('Added');
  await expect(button).toBeDisabled();
  await page.clock.runFor(900);
  await expect(button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(button).toBeEnabled();
  await expect(button).toContainText('Add to Cart');
  await button.click();
  await page.clock.runFor(1100);
  await addButtons(page).nth(1).click();

  const cart = await readStore<Cart>(page, 'cartStore');
  expect(cart?.items.map((item) => item.quantity)).toEqual([2, 1]);
  for (const item of cart?.items ?? []) {
    expect(item.id).toMatch(/^[A-Za-z0-9]{6}$/);
    expect(item.metadata.specifications).toMatchObject({ partID: item.productID });
  }
  await expect(page.getByRole('link', { name: /Cart.*3/ })).toBeVisible();
});

test('QUO-08 a line opens to its receipt, whose amounts add up, and to the price at other quantities', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  await seedQuote(page, measuredParts.slice(0, 1), baseURL ?? '');
  const answered = page.waitForResponse(QUOTE_CALL);
  await page.goto('/app/quote?msp_id=1');
  const quote: { quoteList: QuoteLine[] } = await (await answered).json();
  const line = page.getByRole('article', { name: 'bracket.step' });
  await line.getByRole('button', { name: 'Price breakdown' }).click();
  const receipt = line.getByRole('table').first();
  await expect(receipt.locator('tfoot')).toContainText('Unit price');
  const unitCents = centsIn(await receipt.locator('tfoot').innerText());
  expect(Math.abs(unitCents - (quote.quoteList[0]?.price ?? 0) * 100)).toBeLessThan(1);
  const rows = await receipt.locator('tbody tr').count();
  const sent = quote.quoteList[0]?.receipt;
  const steps = sent?.view === 'full' ? sent.lines : [];
  expect(rows).toBe(steps.length);
  const sum = steps.reduce((total, step) => total + Math.round(step.amount * 1e6), 0);
  expect(sum).toBe(unitCents * 1e4);
  const quantities = line.getByRole('table').nth(1);
  expect(await quantities.locator('tbody tr').count()).toBeGreaterThan(2);
});

async function seedQuote(page: Page, parts: readonly Part[], baseUrl: string): Promise<void> {
  await seedStores(page, {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...(await chooseFirstOffer(baseUrl)), version: 1 },
  });
}

async function _changeQuotes(page: Page, change: (line: QuoteLine) => QuoteLine): Promise<void> {
  await page.route(QUOTE_CALL, async (route) => {
    const response = await route.fetch();
    const answer: { quoteList: QuoteLine[] } = await response.json();
    await route.fulfill({ response, json: { ...answer, quoteList: answer.quoteList.map(change) } });
  });
}
