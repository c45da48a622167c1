import type { Page } from '@playwright/test';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { callServer } from '#test/support/api-client.ts';
import { cartItemOf, fillRequest } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { openShop, type TestShop, uploadCubes } from '#test/support/shop.ts';

async function quoteCube(shop: TestShop) {
  const { server, mspID } = shop;
  const [part] = await uploadCubes(shop);
  const [material] = CATALOGUE;
  const manufacturingParams = {
    ...{ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID: material?.id ?? '' },
    ...{ colorID: material?.colors[0]?.id ?? '', finishID: material?.finishes[0]?.id ?? '' },
  };
  const partList = [{ id: part.id, quantity: 2 }];
  return succeed(await callServer(server.baseUrl, getQuoteList, { mspID, partList, manufacturingParams })).quoteList;
}

const select = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);

test('SHOP-11 SHOP-12 an owner sets tax and shipping; a customer says in the cart how they buy, and the request has it', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const shop = await openShop(server);
  await seedSession(page, shop.owner);
  await openPortal(page, 'trade');
  await page.getByLabel('Work out tax by who buys and where it is delivered').check();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByLabel('You are taxed in')).toBeFocused();
  await select(page, 'You are taxed in', 'DE');
  await page.getByLabel('Name of the tax').fill('VAT');
  await page.getByLabel('Standard rate').fill('19');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved. Customers see it from now on.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a method' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Parcel');
  await select(page, 'Price by', 'weight');
  await page.getByLabel('Delivers to').fill('Germany, Atlantis');
  await page.getByLabel(/^Up to/).fill('31.5');
  await page.getByLabel(/^Price Countries/).fill('5.99');
  await page.getByRole('button', { name: 'Add pick-up' }).click();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('“Atlantis” is no country that is known here.')).toBeVisible();
  await page.getByLabel('Delivers to').fill('Germany, EU');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved. Customers see it from now on.')).toBeVisible();
  await page.screenshot({ path: 'test-results/trade-settings.png', fullPage: true });
  await expectSound(page);
  await page.screenshot({ path: 'test-results/trade-settings-dark.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/trade-settings-390.png', fullPage: true });

  const lines = await quoteCube(shop);
  const customer = await page
    .context()
    .browser()
    ?.newPage({ baseURL: server.baseUrl, viewport: { width: 1280, height: 900 } });
  if (customer === undefined) throw new Error('No browser.');
  await seedStores(customer, {
    cartStore: {
      items: lines.map((line, index) => {
        const item = cartItemOf(line, index);
        return { ...item, metadata: { specifications: { ...item.metadata.specifications, mspID: shop.mspID } } };
      }),
      version: 1,
    },
    mspStore: { mspID: shop.mspID, version: 1 },
  });
  await customer.goto(`/app/cart?msp_id=${shop.mspID}`);
  await expect(customer.getByText('Shipping: Parcel')).toBeVisible();
  await customer.screenshot({ path: 'test-results/trade-cart.png', fullPage: true });
  await customer.getByLabel('I buy for a company').uncheck();
  await expect(customer.getByText(/^Prices include 19 % VAT: /)).toBeVisible();
  await customer.getByLabel('I buy for a company').check();
  await select(customer, 'Delivered to', 'FR');
  await customer.getByLabel(/^VAT ID/).fill('FR41303265045');
  await expect(customer.getByText(/This VAT ID can’t be right/)).toBeVisible();
  await customer.getByLabel(/^VAT ID/).fill('FR40303265045');
  await expect(customer.getByText('Tax-exempt intra-Community supply (Art. 138 Directive 2006/112/EC)')).toBeVisible();
  await customer.getByLabel(/^Your order number/).fill('PO 7');
  await expectSound(customer);
  await customer.screenshot({ path: 'test-results/trade-cart-dark.png', fullPage: true });
  await customer.setViewportSize({ width: 390, height: 844 });
  await customer.screenshot({ path: 'test-results/trade-cart-390.png', fullPage: true });
  await customer.setViewportSize({ width: 1280, height: 900 });
  await customer.getByRole('link', { name: 'Check Out' }).click();
  await fillRequest(customer, { name: 'Zoë', email: `zoe-${shop.mspID}@example.com`, organization: 'Omega' });
  await expect(customer.getByText('Shipping: Parcel')).toBeVisible();
  await customer.screenshot({ path: 'test-results/trade-submit.png', fullPage: true });
  await customer.getByRole('button', { name: 'Submit Request' }).click();
  await expect(customer.getByText('Thank you for submitting your request!')).toBeVisible();
  await customer.close();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/msp/orders');
  await page.getByRole('link', { name: /Zoë/ }).first().click();
  await expect(page.getByLabel('Tax by your rules')).toHaveValue('0');
  await expect(page.getByLabel('Sentence on the quote')).toHaveValue(/^Tax-exempt intra-Community supply/);
  await expect(page.getByLabel(/^What for, charge /).last()).toHaveValue('Shipping: Parcel');
  await expect(page.getByText('Buys for a company · France · VAT ID FR40303265045 · order number PO 7')).toBeVisible();
  await page.screenshot({ path: 'test-results/trade-desk.png', fullPage: true });
});
