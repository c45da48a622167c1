import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readCode } from '#test/support/account.ts';
import { fillJoin, newEmail } from '#test/support/account-screens.ts';
import { findSchemaErrors } from '#test/support/check-e-invoice-schema.ts';
import { findAll, findBrokenRules, parseXml, readText } from '#test/support/check-en16931.ts';
import { expectParts, pickFiles } from '#test/support/customer.ts';
import { test as base, expect } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { paste } from '#test/support/paste.ts';
import { fixturePath } from '#test/support/project.ts';
import { openPortal } from '#test/support/provider.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import { readAttachment, readPdf } from '#test/support/read-pdf.ts';
import { disposeServer, findSetUpCode, type RunningServer, startServer } from '#test/support/start-server.ts';

/** Aimed at: presses from the printed link to prices of one's own. */
const MOST_CLICKS = 25;

/** What is different for a shop by where it stands; all else is the same day. */
interface Place {
  readonly name: string;
  readonly currency: string;
  /** By the labels of fields. */
  readonly profile: Readonly<Record<string, string>>;
  readonly business: Readonly<Record<string, string>>;
  readonly customer: Readonly<Record<string, string>>;
  readonly country: string;
  readonly state: string | null;
  readonly tax: { readonly name: string; readonly percent: number; readonly row: RegExp | null; readonly code: string };
  /** Of the parcel, as it is typed, and up to how many kg it goes. */
  readonly shipping: { readonly countries: string; readonly price: string; readonly shown: string };
}

const GERMANY: Place = {
  name: 'Germany',
  currency: 'EUR',
  profile: {
    ...{ 'Organization name': 'Werkstatt Ada', Website: 'https://werkstatt.test', 'Address line 1': 'Hauptstraße 1' },
    ...{ 'Postal code': '10115', City: 'Berlin', Country: 'Germany' },
  },
  business: { 'Legal name': 'Werkstatt Ada GmbH', 'VAT ID': 'DE136695976', 'IBAN or account number': 'DE89 3704 0044 0532 0130 00' },
  customer: { 'Street and number': 'Jungfernstieg 7', 'Postal code': '20095', City: 'Hamburg' },
  country: 'DE',
  state: null,
  tax: { name: 'MwSt.', percent: 19, row: /MwSt\. 19%/, code: 'S' },
  shipping: { countries: 'Germany, EU', price: '5.99', shown: '5.99' },
};

const OREGON: Place = {
  name: 'Oregon',
  currency: 'USD',
  profile: {
    ...{ 'Organization name': 'Cascade Parts', Website: 'https://cascade.test', 'Address line 1': '1 Mill Street' },
    ...{ 'Postal code': '97201', City: 'Portland', 'State or region': 'Oregon', Country: 'United States' },
  },
  business: {
    'Legal name': 'Cascade Parts LLC',
    'Tax number': '93-1234567',
    'IBAN or account number': '0001234567',
    'BIC or routing code': '021000021',
  },
  customer: { 'Street and number': '42 Pine Street', 'ZIP code': '97401', City: 'Eugene', 'State or province': 'OR' },
  country: 'US',
  state: 'OR',
  tax: { name: 'Sales tax', percent: 0, row: null, code: 'O' },
  shipping: { countries: 'United States', price: '8.50', shown: '8.50' },
};

/** A server that nobody owns yet, where strangers can't sign up. */
const test = base.extend<{ shop: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  shop: async ({}, use) => {
    const server = await startServer({ env: { SIGN_UP: 'invited' }, readyWithinMs: 240_000 });
    await use(server);
    await disposeServer(server);
  },
  baseURL: async ({ shop }, use) => use(shop.baseUrl),
});
test.setTimeout(240_000);
test.use({ actionTimeout: 15_000 });
test.describe.configure({ mode: 'parallel' });

for (const place of [GERMANY, OREGON]) {
  test(`SHOP-01 SHOP-02 SHOP-03 SHOP-05 SHOP-06 SHOP-07 SHOP-09 SHOP-10 SHOP-11 SHOP-12 SHOP-13 SHOP-15 a shop’s Monday in ${place.name}: from the printed link to an order that is made, sent, invoiced and paid`, async ({
    page,
    browser,
    shop,
  }, info) => {
    const counter = createCounter();
    await expectStrangersOut(page);
    await setUpShop(page, shop, place, counter);
    info.annotations.push({ type: 'clicks to own published prices', description: String(counter.clicks) });
    console.log(`${place.name}: ${counter.clicks} clicks from the printed link to own published prices`);
    expect(counter.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    await offerMaterials(page, counter);
    await tryExample(page, counter);
    const link = await page
      .getByRole('region', { name: 'Getting started' })
      .getByRole('link', { name: 'Try as a customer' })
      .getAttribute('href');
    await setUpTrade(page, place);
    await takeInstantOrders(page);
    await typeLegalData(page, place);
    const customer = await browser.newPage({ baseURL: shop.baseUrl, viewport: { width: 1280, height: 900 } });
    await fillCart(customer, link ?? '', place);
    const email = newEmail();
    const total = await orderNow(customer, email, place);
    const [mail] = await waitForMails(shop.dataDir, 1, ({ to, subject }) => to.includes(email) && subject.includes('confirmed'));
    expect(mail?.content).toContain('O-00001');
    await page.goto('/app/msp/orders');
    await page
      .getByRole('link', { name: /Grace Hopper/ })
      .first()
      .click();
    await shipOrder(page);
    await invoiceOrder(page, total);
    await readPapers(customer, place, total);
    await notePayment(page);
    await customer.reload();
    await expect(customer.getByText(/^Paid, last on .* Thank you\.$/)).toBeVisible();
    await expectSound(customer);
    await creditInvoice(page);
    await customer.close();
  });
}

/** Presses, and counts. */
function createCounter() {
  const counter = {
    clicks: 0,
    press: async (target: Locator) => {
      await target.click();
      counter.clicks += 1;
    },
  };
  return counter;
}
type Counter = ReturnType<typeof createCounter>;

const bar = (page: Page) => page.getByRole('complementary', { name: 'Set-up' });
const select = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label).first();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Without the link nobody gets in: not by the form, nor past it. */
async function expectStrangersOut(page: Page): Promise<void> {
  await page.goto('/app/join');
  await expect(page.getByText(/invited/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCount(0);
  await page.goto('/app/msp/home');
  await expect(page).toHaveURL(/\/app\/signin/);
}

async function setUpShop(page: Page, shop: RunningServer, { profile, currency }: Place, counter: Counter): Promise<void> {
  const { press } = counter;
  const email = newEmail();
  await page.goto(`/app/setup/${findSetUpCode(shop.baseUrl)}`);
  await fillJoin(page, email);
  await press(page.getByRole('button', { name: 'Sign Up' }));
  await page.getByLabel('Confirmation code').fill(await readCode(shop.dataDir, email));
  await press(page.getByRole('button', { name: 'Confirm', exact: true }));
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(bar(page)).toContainText('Demo prices: customers see them.');
  await press(steps.getByRole('link', { name: 'Profile' }));
  await expect(page.getByLabel('Orders email')).toHaveValue(email);
  await expect(page.getByText('Still the demo’s').first()).toBeVisible();
  await fill(page, profile);
  await press(page.getByRole('button', { name: 'Save' }).first());
  await press(bar(page).getByRole('link', { name: 'Next: Processes and rates' }));
  await page.getByLabel('Currency').selectOption(currency);
  counter.clicks += 2;
  if (currency !== 'USD') {
    await page.getByLabel(`One US dollar in ${currency}`).fill('0,92');
    await page.getByLabel('Source').fill('ECB');
  }
  await press(page.getByLabel(/\(FDM\)/));
  await press(page.getByLabel(/\(SLS\)/));
  await press(page.getByRole('button', { name: 'Make my rate card' }));
  await press(page.getByRole('link', { name: 'Rates as a table' }));
  const price = page.getByRole('textbox', { name: `Price of PLA, in ${currency}/kg` });
  if (currency !== 'USD') await expect(page.getByText(/1 USD = 0\.92 EUR, as of .*, by ECB/)).toBeVisible();
  await paste(price, 'Material\tPrice\nPLA\t28,50\nTPU 95A\t99\nUnobtainium\t900\n');
  await expect(page.getByText('2 figures were taken over. Nothing here is called: Unobtainium.')).toBeVisible();
  await expect(price).toHaveValue('28.5');
  await press(page.getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('First own prices');
  await press(dialog.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Published as version 2. Customers pay by it now.')).toBeVisible();
  await expect(bar(page)).not.toContainText('Demo prices');
}

/** What is offered, all at once in a table. */
async function offerMaterials(page: Page, { press }: Counter): Promise<void> {
  await press(bar(page).getByRole('link', { name: 'Next: What you offer' }));
  const fdm = page.getByRole('region', { name: 'Fused deposition modeling (FDM)' });
  await press(fdm.getByRole('checkbox', { name: 'TPU 95A', exact: true }));
  await press(fdm.getByRole('group', { name: /^Colors of all offered/ }).getByRole('button', { name: 'White' }));
  await expect(fdm.getByRole('group', { name: 'Colors of PLA' }).getByRole('button', { pressed: false })).toHaveText(['White']);
  await press(page.getByRole('button', { name: 'Save' }).first());
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await press(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Home' }));
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '4');
}

/** The example is quoted, looked at as its customer, and removed. */
async function tryExample(page: Page, { press }: Counter): Promise<void> {
  await press(page.getByRole('button', { name: 'Add an example request' }));
  // Its parts are measured first.
  await expect(page.getByText('Nobody sent this request.')).toBeVisible({ timeout: 40_000 });
  await press(page.getByRole('button', { name: 'Send quote' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /Send/ }));
  const buyer = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: 'Open as the customer' }));
  await expect((await buyer).getByRole('heading', { level: 1 })).toBeVisible();
  await (await buyer).close();
  await press(page.getByRole('button', { name: 'Remove the example' }));
  await expect(page.getByRole('button', { name: 'Add an example request' })).toBeVisible();
}

async function setUpTrade(page: Page, { country, state, tax, shipping }: Place): Promise<void> {
  await openPortal(page, 'trade');
  await page.getByLabel('Work out tax by who buys and where it is delivered').check();
  await select(page, 'You are taxed in', country);
  if (state !== null) await select(page, 'Your state', state);
  await page.getByLabel('Name of the tax').fill(tax.name);
  if (tax.percent > 0) await page.getByLabel('Standard rate').fill(String(tax.percent));
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved. Customers see it from now on.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a method' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Parcel');
  await select(page, 'Price by', 'weight');
  await page.getByLabel('Delivers to').fill(`${shipping.countries}, Atlantis`);
  await page.getByLabel(/^Up to/).fill('31.5');
  await page.getByLabel(/^Price Countries/).fill(shipping.price);
  await page.getByRole('button', { name: 'Add pick-up' }).click();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('“Atlantis” is no country that is known here.')).toBeVisible();
  await page.getByLabel('Delivers to').fill(shipping.countries);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved. Customers see it from now on.')).toHaveCount(2);
  await expectSound(page);
}

async function takeInstantOrders(page: Page): Promise<void> {
  await openPortal(page, 'desk-settings');
  await page.getByLabel('Accept orders at the instant price without me').check();
  await page.getByLabel('Up to').fill('500');
  await page.getByLabel('Pieces of a line, at most').fill('20');
  await page.getByRole('button', { name: 'Save instant orders' }).click();
  await expect(
    page
      .getByRole('status')
      .or(page.getByText(/^Saved/))
      .first(),
  ).toBeVisible();
}

async function typeLegalData(page: Page, { business }: Place): Promise<void> {
  await openPortal(page, 'business');
  await page.getByLabel('VAT ID').fill('DE123456789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This VAT ID can’t be right.')).toBeVisible();
  await page.getByLabel('VAT ID').fill('');
  await fill(page, business);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It stands on the papers')).toBeVisible();
  await expectSound(page);
}

/** A customer drops a part, and says how they buy. */
async function fillCart(customer: Page, link: string, { profile, tax, shipping }: Place): Promise<void> {
  await customer.goto(link);
  await expect(customer.getByText(`You are requesting a quote from ${profile['Organization name']}`)).toBeVisible();
  await pickFiles(customer, [fixturePath('knob.stl')]);
  await expectParts(customer, ['knob.stl']);
  // What customers find is what was set: neither less nor more.
  await customer.getByRole('link', { name: 'Continue' }).click();
  const materials = customer.getByRole('radiogroup', { name: 'Choose a material' });
  await expect(materials.getByText('PLA', { exact: true })).toBeVisible();
  for (const name of ['TPU 95A', 'Standard resin']) await expect(materials.getByText(name, { exact: true })).toHaveCount(0);
  await customer.goBack();
  await customer.getByRole('link', { name: 'Get Your Quote' }).first().click();
  await customer.getByRole('button', { name: 'Add and go to cart' }).first().click();
  await expect(customer.getByText('Shipping: Parcel')).toBeVisible();
  await expect(customer.getByRole('complementary').or(customer.getByRole('main')).first()).toContainText(shipping.shown);
  if (tax.row !== null) await expect(customer.getByText(tax.row).first()).toBeVisible();
  await expectSound(customer);
}

/** Orders at once; the total, as it stands on the button. */
async function orderNow(customer: Page, email: string, { customer: address }: Place): Promise<string> {
  await customer.getByRole('link', { name: 'Order now' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Order now' })).toBeVisible();
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper');
  await customer.getByRole('textbox', { name: 'Email' }).fill(email);
  await customer.getByRole('textbox', { name: 'Organization' }).fill('Navy Yard');
  await customer.getByRole('textbox', { name: 'Recipient' }).fill('Grace Hopper');
  await fill(customer, address);
  const button = customer.getByRole('button', { name: /^Order for / });
  const total = ((await button.textContent()) ?? '').replace('Order for ', '');
  await expectSound(customer);
  await button.click();
  await expect(customer).toHaveURL(/\/app\/request\//);
  await expect(customer.getByText(/O-00001/).first()).toBeVisible();
  return total;
}

async function shipOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start line 1' }).click();
  await page.getByRole('button', { name: 'Mark done line 1' }).click();
  await page.getByRole('button', { name: 'Ship parts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('DHL');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText('1 of 1 shipped')).toBeVisible();
  await page.getByRole('link', { name: /^Delivery note of shipment 1/ }).click();
  await expect(page.getByRole('heading', { name: 'Delivery note DN-00001' })).toBeVisible();
  await expect(page.getByText('Net weight')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
}

async function invoiceOrder(page: Page, total: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Papers and payment' });
  await expect(section).toContainText('Order confirmation O-00001');
  await section.getByRole('button', { name: 'Issue an invoice' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Total: ${total}`);
  await dialog.getByRole('button', { name: 'Issue and send' }).click();
  await expect(section).toContainText('Invoice INV-00001');
}

/** The customer fetches the invoice: a PDF, in which lies an e-invoice of the same figures. */
async function readPapers(customer: Page, { tax }: Place, total: string): Promise<void> {
  await customer.reload();
  const papers = customer.getByRole('region', { name: 'Papers' });
  await expect(papers.getByText(/^Order confirmation O-00001/)).toBeVisible();
  const bytes = await download(customer, papers.getByRole('link', { name: 'PDF of Invoice INV-00001' }), 'INV-00001.pdf');
  const { text } = await readPdf(bytes);
  const bare = (words: string) => words.replaceAll(/\s/g, '');
  expect(bare(text)).toContain(bare(total));
  const xml = await readAttachment(bytes, 'factur-x.xml');
  expect(await findSchemaErrors(xml)).toEqual([]);
  expect(findBrokenRules(xml)).toEqual([]);
  const [settlement] = findAll(parseXml(xml), 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement');
  if (settlement === undefined) throw new Error('The e-invoice settles nothing.');
  expect(readText(settlement, 'ApplicableTradeTax/CategoryCode')).toBe(tax.code);
  const due = Number(readText(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount'));
  expect(due).toBe(Number(total.replace(/[^\d.]/g, '')));
}

async function download(page: Page, link: Locator, name: string): Promise<Uint8Array> {
  const started = page.waitForEvent('download');
  await link.click();
  const file: Download = await started;
  expect(file.suggestedFilename()).toBe(name);
  return new Uint8Array(await readFile(await file.path()));
}

/** Notes what is filled in, or another amount. */
async function note(page: Page, amount?: string): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Papers and payment' });
  await section.getByRole('button', { name: 'Note a payment' }).click();
  if (amount !== undefined) await page.getByRole('dialog').getByLabel('Amount').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Note it' }).click();
  return section;
}

/** First one unit, then all that is open. */
async function notePayment(page: Page): Promise<void> {
  const section = await note(page, '1');
  await expect(section.getByText('Partly paid').first()).toBeVisible();
  await note(page);
  await expect(section.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expectSound(page);
}

/** All of it is taken back, and then paid back; the list of invoices has both papers. */
async function creditInvoice(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Papers and payment' });
  await section.getByText(/^Invoice INV-00001/).click();
  await section.getByRole('button', { name: 'Credit of Invoice INV-00001' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue and send' }).click();
  await expect(section).toContainText('Credit note CN-00001');
  await expect(section).toContainText('Paid too much');
  await note(page);
  await expect(section).not.toContainText('Paid too much');
  await openPortal(page, 'invoices');
  await expect(page.getByRole('row', { name: /CN-00001/ })).toContainText('−');
  await expectSound(page);
}
