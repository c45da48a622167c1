import { expect, seedStores, test } from '#test/support/e2e.ts';
import { copyParts, priceRequestsAlike } from '#test/support/long-lists.ts';
import { chooseFirstOffer } from '#test/support/quote-client.ts';
import { watchEvents } from '#test/support/slowest-event.ts';

// A trace draws all of the long page anew with each key, which is what is measured here.
test.use({ trace: 'off' });

test('LOOK-08 200 parts are priced in one call, and a quantity, a tick and another part change at once', async ({
  page,
  measuredParts,
  baseURL,
}) => {
  const parts = copyParts(measuredParts, 200);
  // As many parts as no test has the time to upload: the server's answer, for each of them.
  let calls = 0;
  await page.route('**/part-prices', (route) => {
    calls += 1;
    const { partList } = route.request().postDataJSON() as { partList: readonly { id: string; quantity: number }[] };
    const choice = {
      material: { id: 'm', name: 'PLA' },
      color: { id: 'c', name: 'Red', rgb: '#bb1e10' },
      finish: { id: 'f', name: 'Raw' },
    };
    const priced = { choice, price: 12.5, isInstantQuote: true, reviewReasons: [], isPending: false, shipBy: '2026-12-01' };
    const partPrices = partList.map(({ id, quantity }) => ({ partID: id, quantity, ...priced }));
    return route.fulfill({ json: { currency: 'USD', tax: null, partPrices } });
  });
  await page.route('**/material-prices', (route) => route.fulfill({ json: { materialPrices: [] } }));
  await page.route('**/lead-time-prices', (route) => route.fulfill({ json: { leadTimePrices: [] } }));
  await priceRequestsAlike(page);
  await seedStores(page, {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...(await chooseFirstOffer(baseURL ?? '')), version: 1 },
  });
  await page.goto('/app/material-selection?msp_id=1');
  await expect(page.locator('[data-part="part-3"]').getByText('$12.50')).toBeVisible();
  expect(calls).toBe(1);
  const tellSlowest = await watchEvents(page);
  const quantity = page.locator('[aria-label="Quantity of part-3.step"]');
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String((parts[3]?.quantity ?? 0) + 1));
  await page.locator('[aria-label="Select part-4.step"]').click();
  await page.locator('[aria-label="Look at part-5.step"]').click();
  await expect(page.locator('[data-part="part-5"][data-current]')).toBeVisible();
  // From a press to what it draws; told and not held: a machine that does other work measures that.
  test.info().annotations.push({ type: 'slowest event, ms', description: String(await tellSlowest()) });
  const [row] = await page.locator('[data-part]').all();
  expect((await row?.boundingBox())?.height).toBeLessThanOrEqual(88);
});
