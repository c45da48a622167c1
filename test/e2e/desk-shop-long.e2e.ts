import { expect, test } from '#test/support/e2e.ts';
import { seedSession } from '#test/support/provider.ts';
import { openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';
import { watchEvents } from '#test/support/slowest-event.ts';

test.setTimeout(120_000);
// A trace draws all of the long page anew with each letter, which is what is measured here.
test.use({ trace: 'off' });

test('DESK-05 a request of 200 lines can be quoted as fast as it is typed', async ({ page, server }) => {
  const shop = await openShop(server);
  const [whole] = await uploadCubes(shop);
  const sent = await sendRequest(
    shop,
    Array.from({ length: 200 }, () => whole),
  );
  await seedSession(page, shop.owner);
  await page.goto(`/app/msp/orders/${sent.requestID}`);
  // By ids: looking for roles and labels in so long a page would take longer than what is looked at.
  const unitPrice = (line: number) => page.locator(`[id="offer-lines.${line}.unitPrice"]`);
  const last = unitPrice(200);
  await expect(last).toBeAttached({ timeout: 30_000 });
  await last.fill('');
  const tellSlowest = await watchEvents(page);
  await page.keyboard.type('123.45');
  await expect(last).toHaveValue('123.45');
  // From a key to what it draws; told and not held: a machine that does other work measures that.
  test.info().annotations.push({ type: 'slowest event, ms', description: String(await tellSlowest()) });
  await expect(page.locator('section[aria-label="Quote total"]')).toContainText(/Parts\$[\d,.]+/);
  await unitPrice(150).fill('');
  await page.locator('button[type=submit]', { hasText: 'Send quote' }).click();
  await expect(unitPrice(150)).toBeFocused();
  await expect(unitPrice(150)).toBeInViewport();
});
