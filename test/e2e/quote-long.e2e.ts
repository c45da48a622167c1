import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { findBrowser } from '#test/support/browser.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { copyParts, priceRequestsAlike } from '#test/support/long-lists.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { watchEvents } from '#test/support/slowest-event.ts';

const COUNT = 500;
const SETTLES_MS = 1000;

test.setTimeout(120_000);
// A trace draws all of the long page anew with each key, which is what is measured here.
const browser = await findBrowser();
// In the language that is called C the browser finds no text on a page.
test.use({ launchOptions: { ...browser, env: { ...browser.env, LANG: '' } } });
test.use({ trace: 'off' });

test('LOOK-08 in a quote of 500 lines a quantity changes as it is typed, and its last line is found', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  const params = await chooseFirstOffer(baseURL ?? '');
  const lines = await quoteParts(baseURL ?? '', measuredParts, params);
  const parts = copyParts(measuredParts, COUNT);
  // As many parts as no test has the time to upload: the server's answer, for each of them.
  await page.route('**/IN_QuoteXHRHandler', (route) => {
    const [, partList = '[]'] = /name="partList"\r\n\r\n([^\r]*)/.exec(route.request().postData() ?? '') ?? [];
    const asked: { id: string; quantity: number }[] = JSON.parse(partList);
    const quoteList = asked.map(
      ({ id, quantity }, n): Partial<QuoteLine> => ({ ...lines[n % lines.length], partID: id, quantity, modelFilename: `${id}.step` }),
    );
    return route.fulfill({ json: { success: true, quoteList } });
  });
  await priceRequestsAlike(page);
  await seedStores(page, {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...params, version: 1 },
  });
  await page.goto('/app/quote?msp_id=1');
  // By what stands in the page: looking for roles and labels in so long a page would take longer than what is looked at.
  const quantity = page.locator('[aria-label="Quantity of part-3.step"]');
  await expect(page.locator(`[aria-label="Quantity of part-${COUNT - 1}.step"]`)).toBeAttached({ timeout: 60_000 });
  await quantity.focus();
  const tellSlowest = await watchEvents(page);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String((parts[3]?.quantity ?? 0) + 1));
  const breakdown = page.locator('button[aria-expanded]', { hasText: 'Price breakdown' }).nth(4);
  // Lines that a scroll brings into sight are drawn first, which is no part of a press.
  await breakdown.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLES_MS);
  await breakdown.click();
  await expect(page.locator('caption', { hasText: 'At other quantities' })).toBeVisible();
  // From a key to what it draws; told and not held: a machine that does other work measures that.
  test.info().annotations.push({ type: 'slowest event, ms', description: String(await tellSlowest()) });
  // What is not drawn is in the page.
  const find = (name: string) => (window as unknown as { find: (name: string) => boolean }).find(name);
  expect(await page.evaluate(find, `part-${COUNT - 1}.step`)).toBe(true);
  await expect(page.locator(`[aria-label="Quantity of part-${COUNT - 1}.step"]`)).toBeInViewport();
});
