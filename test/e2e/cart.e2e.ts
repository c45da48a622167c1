import type { Page } from '@playwright/test';
import type { Cart, Part } from '#contract/schemas/entities.ts';
import { microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { cartItemOf, centsIn, fillRequest, readStore } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';

const SUBMIT_CALL = '**/api/IN_SubmitQuoteRequestXHRHandler';
const ADA = { name: 'Ada Example', email: 'ada@example.com', organization: 'Example Works' };
const MSP = { mspID: '1', version: 1 };

/** A cart as /quote would have filled it, one item for each part. */
async function quotedCart(baseUrl: string, parts: readonly Part[]): Promise<Cart> {
  const lines = await quoteParts(baseUrl, parts, await chooseFirstOffer(baseUrl));
  return { items: lines.map(cartItemOf) };
}

test('CART-02 CART-04 CART-05 the cart sums up; a change and a removal are stored', async ({ page, measuredParts, baseURL }) => {
  const cart = await quotedCart(baseURL ?? '', measuredParts);
  await seedStores(page, { mspStore: MSP, cartStore: { ...cart, version: 1 } });
  await page.goto('/app/cart?msp_id=1');
  const shownSubtotal = () =>
    page
      .getByRole('main')
      .getByText(/Subtotal/)
      .first()
      .locator('..')
      .innerText();
  const subtotal = (stored: Cart | null) =>
    (stored?.items ?? []).reduce((sum, item) => sum + totalMicros(microsFromAmount(item.price), item.quantity, 'USD') / 10_000, 0);
  await expect(page.getByText(/\b3 items\b/).first()).toBeVisible();
  await expect.poll(async () => centsIn(await shownSubtotal())).toBe(subtotal(cart));

  const quantity = page.getByLabel('Quantity of knob.stl', { exact: true });
  await quantity.fill('4');
  await quantity.blur();
  await expect.poll(async () => (await readStore<Cart>(page, 'cartStore'))?.items.at(-1)?.quantity).toBe(4);
  await expect(page.getByText(/\b6 items\b/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove flange.iges' }).click();
  await expect.poll(async () => (await readStore<Cart>(page, 'cartStore'))?.items.length).toBe(2);
  await expect.poll(async () => centsIn(await shownSubtotal()) - subtotal(await readStore<Cart>(page, 'cartStore'))).toBe(0);
  await page.reload();
  await expect(page.getByLabel('Quantity of knob.stl', { exact: true })).toHaveValue('4');
  await page.getByRole('link', { name: 'Check Out' }).click();
  await expect(page).toHaveURL(/\/app\/submit\?msp_id=1/);
});

test('SUB-02 SUB-07 the button rests while the request is under way; a price altered in the browser is not believed', async ({
  page,
  server,
  measuredParts,
  baseURL,
}) => {
  const cart = await quotedCart(baseURL ?? '', measuredParts.slice(0, 1));
  const [item] = cart.items;
  if (item === undefined) throw new Error('a line is needed');
  await seedStores(page, { mspStore: MSP, cartStore: { items: [{ ...item, price: 0.01 }], version: 1 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SUBMIT_CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/submit?msp_id=1');
  const email = 'altered-price@example.com';
  await fillRequest(page, { ...ADA, email });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/app\/thankyou/);
  const mails = await waitForMails(server.dataDir, 2, (mail) => mail.content.includes(email) || mail.to.includes(email));
  for (const mail of mails) expect(mail.content).toContain(`$${item.price.toFixed(2)}`);
});

test.describe('what goes wrong', () => {
  test.use({ expectedConsole: /./ });

  test('SUB-06 SUB-07 a request whose answer is lost and is sent again is one request with one pair of mails', async ({
    page,
    server,
    measuredParts,
    baseURL,
  }) => {
    await seedStores(page, { mspStore: MSP, cartStore: { ...(await quotedCart(baseURL ?? '', measuredParts.slice(0, 1))), version: 1 } });
    let sent = 0;
    await page.route(SUBMIT_CALL, async (route) => {
      sent += 1;
      const response = await route.fetch();
      await (sent === 1 ? route.fulfill({ status: 200, body: 'cut off' }) : route.fulfill({ response }));
    });
    await page.goto('/app/submit?msp_id=1');
    const email = 'twice@example.com';
    await fillRequest(page, { ...ADA, email });
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page).toHaveURL(/\/app\/thankyou/);
    expect(sent).toBe(2);
    const mails = await waitForMails(server.dataDir, 2, (mail) => mail.content.includes(email) || mail.to.includes(email));
    expect(mails).toHaveLength(2);
  });
});

test('SUB-08 the thank-you page leads back to the provider', async ({ page, request }) => {
  await seedStores(page, { mspStore: MSP });
  await page.goto('/app/thankyou?msp_id=1');
  await expect(page.getByRole('heading', { name: 'No request was sent from here' })).toBeVisible();
  // As the visit remembers it after a request.
  await page.evaluate(() => history.replaceState({ ...history.state, requestKey: 'k'.repeat(22) }, ''));
  await page.reload();
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible();
  await expect(page.getByText(/Demo Manufacturing.* will review/)).toBeVisible();
  await expect(page.getByText(/feedback/i).first()).toBeVisible();
  const answer = await request.post('/api/IN_ManufacturingServiceProviderXHRHandler', {
    multipart: { mspAction: 'getNameAndWebsite', mspID: '1' },
  });
  const { mspWebsite } = await answer.json();
  await expect(page.getByRole('link', { name: 'Return to Demo Manufacturing website' })).toHaveAttribute('href', mspWebsite);
});

async function _submitRefused(page: Page, cart: Cart, refusal: object): Promise<void> {
  await seedStores(page, { mspStore: MSP, cartStore: { ...cart, version: 1 } });
  await page.route(SUBMIT_CALL, (route) => route.fulfill({ status: 400, json: { success: false, error: 'Refused.', ...refusal } }));
  await page.goto('/app/submit?msp_id=1');
  await fillRequest(page, ADA);
  await page.getByRole('button', { name: 'Submit Request' }).click();
}
