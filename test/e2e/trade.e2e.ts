import type { Page } from '@playwright/test';
import { saveShipping } from '#contract/api/shop/save-shipping.ts';
import { saveTax } from '#contract/api/shop/save-tax.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { TaxRules } from '#domain/trade/tax.ts';
import { callServer } from '#test/support/api-client.ts';
import { cartItemOf, fillRequest } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { seedSession } from '#test/support/provider.ts';
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

async function saveRules({ server, owner }: TestShop): Promise<void> {
  const authorization = `Bearer ${owner.accessToken}`;
  const tax: TaxRules = {
    ...{ homeCountry: 'DE', homeState: '', isRegistered: true, name: 'VAT', percent: 19, reducedPercent: null, reversesCharge: true },
    notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
    ...{ states: {}, usualBuyer: 'business' },
  };
  const zones = [{ countries: ['DE', 'EU'], steps: [{ upTo: 31_500, priceMicros: 5_990_000 }] }];
  const parcel = { id: 'parcel', name: 'Parcel', isPickUp: false, basis: 'weight' as const, zones, freeFromMicros: null, handlingDays: 1 };
  const shipping = { packagingGrams: 100, packagingPercent: 5, methods: [parcel] };
  succeed(await callServer(server.baseUrl, saveTax, { settings: tax, revision: 0 }, authorization));
  succeed(await callServer(server.baseUrl, saveShipping, { settings: shipping, revision: 0 }, authorization));
}

const select = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);

test('SHOP-11 SHOP-12 a customer says in the cart how they buy, and sees what follows; the request has it, and so has the desk', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop(server);
  await saveRules(shop);
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
  await customer.getByLabel('I buy for a company').uncheck();
  await expect(customer.getByText(/^Prices include 19% VAT: /)).toBeVisible();
  await customer.getByLabel('I buy for a company').check();
  await select(customer, 'Delivered to', 'FR');
  await customer.getByLabel(/^VAT ID/).fill('FR41303265045');
  await expect(customer.getByText(/This VAT ID can’t be right/)).toBeVisible();
  await customer.getByLabel(/^VAT ID/).fill('FR40303265045');
  await expect(customer.getByText('Tax-exempt intra-Community supply (Art. 138 Directive 2006/112/EC)')).toBeVisible();
  await customer.getByLabel(/^Your order number/).fill('PO 7');
  await expectSound(customer);
  await customer.getByRole('link', { name: 'Check Out' }).click();
  await fillRequest(customer, { name: 'Zoë', email: `zoe-${shop.mspID}@example.com`, organization: 'Omega' });
  await expect(customer.getByText('Shipping: Parcel')).toBeVisible();
  await customer.getByRole('button', { name: 'Submit Request' }).click();
  await expect(customer.getByText('Thank you for submitting your request!')).toBeVisible();
  await customer.close();

  await seedSession(page, shop.owner);
  await page.goto('/app/msp/orders');
  await page.getByRole('link', { name: /Zoë/ }).first().click();
  await expect(page.getByLabel('Tax by your rules')).toHaveValue('0');
  await expect(page.getByLabel('Sentence on the quote')).toHaveValue(/^Tax-exempt intra-Community supply/);
  await expect(page.getByLabel(/^What for, charge /).last()).toHaveValue('Shipping: Parcel');
  await expect(page.getByText('Buys for a company · France · VAT ID FR40303265045 · order number PO 7')).toBeVisible();
});
