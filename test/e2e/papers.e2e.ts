import { expect, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { acceptQuote, openShop, sendRequest, uploadCubes } from '#test/support/shop.ts';

// Parts are measured and priced on the way.
test.setTimeout(240_000);

const SHOTS = process.env['PAPER_SHOTS'];

test('SHOP-07 SHOP-09 SHOP-15 a shop types its legal data, invoices an order, credits it in part and notes a payment; its customer reads along', async ({
  page,
  server,
}) => {
  const shot = async (name: string) => {
    if (SHOTS === undefined) return;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const shop = await openShop(server);
  const parts = await uploadCubes(shop);
  const request = await sendRequest(shop, parts);
  await shop.desk.quote(request.requestID);
  await acceptQuote(shop, request);
  await seedSession(page, shop.owner);

  await openPortal(page, 'business');
  await page.getByLabel('Legal name').fill('Acme Additive GmbH');
  await page.getByLabel('VAT ID').fill('DE123456789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This VAT ID can’t be right.')).toBeVisible();
  await page.getByLabel('VAT ID').fill('DE136695976');
  await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Payment page').fill('https://pay.example/acme');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It stands on the papers')).toBeVisible();
  await expectSound(page);
  await shot('business');

  await openPortal(page, `orders/${request.requestID}`);
  const section = page.getByRole('region', { name: 'Papers and payment' });
  await expect(section).toContainText('Order confirmation O-00001');
  await section.getByRole('button', { name: 'Issue an invoice' }).click();
  const dialog = page.getByRole('dialog');
  await shot('invoice-dialog');
  await dialog.getByRole('button', { name: 'Issue and send' }).click();
  await expect(section).toContainText('Invoice INV-00001');
  await section.getByRole('button', { name: 'Note a payment' }).click();
  await dialog.getByLabel('Amount').fill('1');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  await expect(section.getByText('Partly paid').first()).toBeVisible();
  await section.getByText(/^Invoice INV-00001/).click();
  await section.getByRole('button', { name: 'Credit of Invoice INV-00001' }).click();
  await dialog.getByRole('button', { name: 'Issue and send' }).click();
  await expect(section).toContainText('Credit note CN-00001');
  await expectSound(page);
  await shot('desk');

  await openPortal(page, 'invoices');
  await expect(page.getByRole('row', { name: /CN-00001/ })).toContainText('−');
  await expect(page.getByRole('row', { name: /INV-00001/ })).toBeVisible();
  await expectSound(page);
  await shot('invoices');

  await page.goto(`/app/request/${request.key}`);
  const papers = page.getByRole('region', { name: 'Papers' });
  await expect(papers.getByText(/^Order confirmation O-00001/)).toBeVisible();
  const download = page.waitForEvent('download');
  await papers.getByRole('link', { name: 'PDF of Invoice INV-00001' }).click();
  expect((await download).suggestedFilename()).toBe('INV-00001.pdf');
  await expectSound(page);
  await shot('customer');
});
