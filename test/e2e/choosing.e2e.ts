import { readFile } from 'node:fs/promises';
import type { Cart } from '#contract/schemas/entities.ts';
import { addButtons, centsIn, readStore } from '#test/support/customer.ts';
import { expect, seedParts, seedStores, test } from '#test/support/e2e.ts';
import { expectNoFaults, expectNoOverflow } from '#test/support/page-faults.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';

const SELECTION = '/app/material-selection?msp_id=1';
const QUOTE = '/app/quote?msp_id=1';

test('PRC-11 materials show what the parts cost in them; sorting by price works by keyboard', async ({ page, measuredParts }) => {
  await seedParts(page, measuredParts);
  await page.goto(SELECTION);
  const materials = page.getByRole('radiogroup', { name: 'Choose a material' }).getByRole('radio');
  await expect(materials.getByText(/^from/).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/choosing-materials.png', fullPage: true });
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page.keyboard.type('Price');
  const shown = async () => (await materials.getByText(/^from/).allInnerTexts()).map(centsIn);
  const prices = await shown();
  expect(prices.length).toBeGreaterThan(10);
  await page.getByRole('textbox', { name: 'Up to' }).fill(String((prices[2] ?? 0) / 100));
  await expect(materials).not.toHaveCount(prices.length);
  for (const price of await shown()) expect(price).toBeLessThanOrEqual(prices[2] ?? 0);
  await expect(page.getByText(/^\d+ of \d+ materials$/)).toBeVisible();
  await expectNoFaults(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});

test('PRC-08 PRC-11 PRC-12 PRC-13 QUO-08 a line changes where it stands, and the request keeps what was chosen', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  await seedStores(page, {
    uploadStore: { parts: measuredParts.slice(0, 2), version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...(await chooseFirstOffer(baseURL ?? '')), version: 1 },
  });
  await page.goto(QUOTE);
  const line = page.getByRole('rowgroup', { name: 'bracket.step' });
  const price = line.getByText(/^\$[\d,]+\.\d\d$/).first();
  // A row has no text before it is drawn.
  await expect(price).not.toHaveText('', { useInnerText: true });
  const before = centsIn(await price.innerText());
  const box = await line.boundingBox();
  await line.getByRole('spinbutton', { name: 'Quantity of bracket.step' }).fill('4');
  await expect.poll(async () => centsIn(await price.innerText())).toBeGreaterThan(before);
  // Nothing but a hint at another material may come or go.
  const hint = await line.getByText(/^Save \d+%/).count();
  if (hint === 0) expect((await line.boundingBox())?.height).toBeCloseTo(box?.height ?? 0, 0);

  const leadTimes = line.getByRole('combobox', { name: 'Lead time of bracket.step' });
  const four = centsIn(await price.innerText());
  const options = await leadTimes.locator('option').allInnerTexts();
  expect(options.length).toBeGreaterThan(1);
  for (const option of options) expect(option).toMatch(/ships by /);
  await leadTimes.selectOption({ index: 1 });
  await expect.poll(async () => centsIn(await price.innerText())).not.toBe(four);

  const materials = line.getByRole('combobox', { name: 'Material of bracket.step' });
  await expect(materials.locator('option')).not.toHaveCount(1);
  await materials.selectOption({ index: 3 });
  const material = await materials.locator('option:checked').innerText();
  await expect(addButtons(page).first()).toBeEnabled();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText(`Set-up for ${material}`)).toBeVisible();
  await expect(summary.getByText('Total without tax')).toBeVisible();

  await line.getByRole('button', { name: /^(Price breakdown|Volume pricing|What this price)/ }).click();
  await expect(line.getByRole('img', { name: /^Unit price over quantity/ })).toBeVisible();
  await expect(line.getByText('Recalculated in your browser: all figures match.')).toBeVisible();
  const download = page.waitForEvent('download');
  await line.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bracket.step-4-receipt.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ of: { file: 'bracket.step', material, quantity: 4 } });
  await page.screenshot({ path: 'test-results/choosing-quote.png', fullPage: true });
  await expectNoFaults(page);

  await page.reload();
  await expect(materials.locator('option:checked')).toHaveText(material);
  await expect(addButtons(page).first()).toBeEnabled();
  await addButtons(page).first().click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('rowgroup', { name: 'bracket.step' })).toContainText(material);
  await expect(page.getByRole('rowgroup', { name: 'bracket.step' })).toContainText(/, \d+ business days?/);
  await expect(page.getByText(`Set-up for ${material}`)).toBeVisible();
  const [item] = (await readStore<Cart>(page, 'cartStore'))?.items ?? [];
  expect(item?.metadata.specifications).toMatchObject({ leadTimeID: expect.any(String), leadTime: expect.any(String) });
  await page.screenshot({ path: 'test-results/choosing-cart.png', fullPage: true });
});

test.describe('dark, on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 780 } });

  test('PRC-11 PRC-12 a line that is open fits and has no faults', async ({ page, measuredParts, baseURL }) => {
    await seedStores(page, {
      uploadStore: { parts: measuredParts.slice(0, 1).map((part) => ({ ...part, quantity: 12 })), version: 1 },
      mspStore: { mspID: '1', version: 1 },
      manufacturingParamsStore: { ...(await chooseFirstOffer(baseURL ?? '')), version: 1 },
    });
    await page.goto(QUOTE);
    await page.getByRole('button', { name: /^(Price breakdown|Volume pricing|What this price)/ }).click();
    await expect(page.getByRole('img', { name: /^Unit price over quantity/ })).toBeVisible();
    await page.screenshot({ path: 'test-results/choosing-phone.png', fullPage: true });
    await expectNoOverflow(page);
    await expectNoFaults(page);
  });
});

test.describe('on paper', () => {
  test('PRC-09 the open breakdown prints, without what only a screen can use', async ({ page, measuredParts, baseURL }) => {
    await seedStores(page, {
      uploadStore: { parts: measuredParts.slice(0, 1), version: 1 },
      mspStore: { mspID: '1', version: 1 },
      manufacturingParamsStore: { ...(await chooseFirstOffer(baseURL ?? '')), version: 1 },
    });
    await page.goto(QUOTE);
    await page.getByRole('button', { name: /^(Price breakdown|Volume pricing|What this price)/ }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'At other quantities' })).toBeVisible();
    for (const name of [/Add to Cart/, 'Print', 'Download as JSON']) await expect(page.getByRole('button', { name })).toBeHidden();
    for (const name of ['Go to Cart', 'QuickQuote, home']) await expect(page.getByRole('link', { name })).toBeHidden();
    await page.screenshot({ path: 'test-results/choosing-print.png', fullPage: true });
  });
});
