import type { Page } from '@playwright/test';
import { signIn } from '#test/support/account.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { acceptQuote, GRACE, hireMember, openShop, sendRequest, type TestContact, uploadCubes } from '#test/support/shop.ts';

// Parts are measured and priced on the way.
test.setTimeout(180_000);

const ALAN: TestContact = { name: 'Alan Turing', email: 'alan@bletchley.example.com', organization: 'Bletchley Park' };
const list = (page: Page) => page.getByRole('table', { name: 'Requests and orders' });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

/** Opens a request's page and waits until it is there. */
async function openRequest(page: Page, requestID: string): Promise<void> {
  await openPortal(page, `orders/${requestID}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

test('DESK-03 requests are listed with counts; filters stand in the address and narrow them', async ({ page, server }) => {
  const shop = await openShop(server);
  await seedSession(page, shop.owner);
  await openPortal(page, 'orders');
  await expect(page.getByText('Work in progress')).toBeVisible();

  const [whole, open] = await uploadCubes(shop);
  const grace = await sendRequest(shop, [whole, open]);
  const alan = await sendRequest(shop, [whole], ALAN);
  await shop.desk.quote(alan.requestID);

  await page.goto('/app/msp/orders');
  await expect(list(page).getByRole('rowheader')).toHaveCount(2);
  await expect(list(page).getByRole('row').nth(1)).toContainText('Alan Turing');
  await expect(list(page).getByRole('row').nth(1)).toContainText('Q-00001');
  await expect(page.getByRole('link', { name: /^All 2$/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^To quote 1$/ }).click();
  await expect(page).toHaveURL(/\?state=received$/);
  await expect(list(page).getByRole('rowheader')).toHaveCount(1);
  await expect(list(page)).toContainText('Unread: Grace Hopper');

  const { clientID } = (await shop.desk.open(grace.requestID)).request;
  await page.goto(`/app/msp/orders?mark=unread&client=${clientID}`);
  await expect(page.getByText('Only requests of Grace Hopper')).toBeVisible();
  await expect(list(page).getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such words');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page).toHaveURL(/words=no\+such\+words/);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(list(page).getByRole('rowheader')).toHaveCount(2);

  // Opened, it is no longer unread.
  await list(page)
    .getByRole('link', { name: /Grace Hopper/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/msp/orders/${grace.requestID}$`));
  await expect(timeline(page)).toContainText('read it');
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(list(page)).toContainText('Grace Hopper');
  await expect(list(page)).not.toContainText('Unread:');
});

const MOST_STOPS = 120;

/** Tabs until what has the focus bears this name; throws when it cannot be reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : null;
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`${name} cannot be reached with the Tab key.`);
}

/** Types over what the field that has the focus holds. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('DESK-04 DESK-05 DESK-06 an odd line is priced, shipping and tax are added, and the quote is sent, with the keyboard alone', async ({
  page,
  server,
}) => {
  const shop = await openShop(server);
  const [whole, open] = await uploadCubes(shop);
  const sent = await sendRequest(shop, [{ ...whole, quantity: 3 }, open]);
  await seedSession(page, shop.owner);
  await openRequest(page, sent.requestID);
  await expect(page.getByText('We need these for a trial fit.')).toBeVisible();
  await expect(page.getByRole('link', { name: GRACE.email })).toHaveAttribute('href', `mailto:${GRACE.email}`);
  const odd = page.getByRole('rowgroup', { name: 'Line 2: cover.stl' });
  await expect(odd).toContainText('Needs review');
  await expect(odd).toContainText('The surface is not closed');
  await expect(odd.getByRole('button', { name: '3D View of cover.stl' })).toBeVisible();

  // What a charge is for is read without scrolling in its field.
  const label = page.getByLabel(/^What for, charge 2/);
  await expect(label).toHaveValue('Preparing 2 models for FDM');
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Unit price, line 1/);
  await retype(page, '1,234');
  await tabTo(page, /^Unit price, line 2/);
  await retype(page, '12,50');
  await expect(odd.getByText('$12.50', { exact: true })).toBeVisible();
  await tabTo(page, /^Lead time, line 2/);
  await retype(page, '8');
  await tabTo(page, /^Details, line 2/);
  await page.keyboard.press('Enter');
  await expect(odd).toContainText('18 cm³');
  await tabTo(page, /^Note for the customer, line 2/);
  await page.keyboard.type('We close the surface for you.');
  await tabTo(page, /^Shipping$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Amount, charge 3/)).toBeFocused();
  await page.keyboard.type('15');
  await tabTo(page, /^Discount/);
  await page.keyboard.type('101');
  await tabTo(page, /^Charge tax$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Tax$/);
  await page.keyboard.type('VAT');
  await tabTo(page, /^Tax rate/);
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');

  // What can't be sent is said, and the first of it has the focus.
  await expect(page.getByLabel(/^Unit price, line 1/)).toBeFocused();
  await expect(page.getByText(/Is the comma for thousands/)).toBeVisible();
  await expect(page.getByText(/2 fields need your attention/)).toBeVisible();
  await retype(page, '10');
  await expect(page.getByText(/Is the comma for thousands/)).toBeHidden();
  await tabTo(page, /^Discount/);
  await retype(page, '10');

  // Lines 3 × 10 and 12.50 less 10 %, set-up and preparing the model, shipping, and 20 % of it all.
  const sums = page.getByRole('region', { name: 'Quote total' });
  const charged = async (label: RegExp) => Number((await page.getByLabel(label).inputValue()).replace(',', '.'));
  const once = (await charged(/^Amount, charge 1/)) + (await charged(/^Amount, charge 2/));
  const total = Math.round((42.5 - 4.25 + once + 15) * 1.2 * 100 + 1e-6) / 100;
  await expect(sums).toContainText(`$${total.toFixed(2)}`);
  await expect(sums).toContainText('Only you see this.');

  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel(/^Unit price, line 2/)).toHaveValue('12,50');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, /^Send quote$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText(`2 lines go to Grace Hopper at ${GRACE.email}`);
  await expect(dialog).toContainText(`Total $${total.toFixed(2)}`);
  await tabTo(page, /^Send quote$/);
  await page.keyboard.press('Enter');
  // The page begins anew: with what became of it in sight, and the focus at its top.
  await expect(page.getByText(`Q-00001 was sent to ${GRACE.email}.`)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const quote = page.getByRole('article', { name: 'Quote Q-00001' });
  await expect(quote).toContainText('We close the surface for you.');
  await expect(quote).toContainText(`$${total.toFixed(2)}`);
  const { request } = await shop.desk.open(sent.requestID);
  expect(request.quotes.at(-1)?.sums.totalMicros).toBe(Math.round(total * 1_000_000));
  expect(request.quotes.at(-1)?.lines[1]).toMatchObject({ line: 2, unitPriceMicros: 12_500_000, leadTimeDays: 8 });
  expect(await page.evaluate(() => localStorage.getItem('quoteDraftStore'))).not.toContain(sent.requestID);

  // Another revision begins from the last one.
  await page.getByRole('button', { name: 'New revision' }).click();
  await expect(page.getByLabel(/^Unit price, line 2/)).toHaveValue('12.50');
  await page
    .getByRole('rowgroup', { name: 'Line 1: housing.stl' })
    .getByRole('checkbox', { name: /Offer this line/ })
    .uncheck();
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog).toContainText('1 line is not offered.');
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('heading', { name: 'Q-00001-2' })).toBeVisible();
  await expect(page.getByText(/^Q-00001 · .* · \$/)).toBeVisible();
});

test.describe('conflicts', () => {
  test.use({ expectedConsole: /409|412|meanwhile|ERR_FAILED|Failed to fetch/ });
  test('DESK-02 DESK-09 who quotes a request that has changed meanwhile is told, and keeps what was typed', async ({ page, server }) => {
    const shop = await openShop(server);
    const [whole] = await uploadCubes(shop);
    const sent = await sendRequest(shop, [whole]);
    const member = await hireMember(shop);
    await seedSession(page, member);
    await openRequest(page, sent.requestID);
    // What can't be done is told where the person is, wherever on a long page.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByLabel(/^Unit price, line 1/).fill('33');
    await shop.desk.act(sent.requestID, { type: 'declined', reason: 'Too busy' });
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'declined it meanwhile' })).toBeInViewport();
    await expect(timeline(page)).toContainText('declined: Too busy');
    await expect(page.getByLabel(/^Unit price, line 1/)).toHaveValue('33');
    expect((await shop.desk.open(sent.requestID)).request.quotes).toEqual([]);

    // Seen, it can be sent after all.
    await page.getByRole('button', { name: 'Keep my draft' }).click();
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByRole('heading', { name: 'Q-00001' })).toBeVisible();

    await page.getByLabel('Write to the customer').fill('It is on its way.');
    await page.route('**/api/v1/requests/*/events', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached' })).toBeInViewport();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toContainText('It is on its way.');
    await page.getByLabel('Add a note').fill('Pays late.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('region', { name: 'Private notes' }).getByRole('listitem')).toContainText('Pays late.');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: `${member.email} (me)` });
    await expect(timeline(page)).toContainText(`assigned it to ${member.email}`);
  });
});

test('DESK-11 an order is made line by line, leaves in two parcels with their packing lists, and is completed', async ({
  page,
  server,
}) => {
  const shop = await openShop(server);
  const [whole, open] = await uploadCubes(shop);
  const sent = await sendRequest(shop, [{ ...whole, quantity: 5 }, open]);
  await shop.desk.quote(sent.requestID);
  await acceptQuote(shop, sent);
  await seedSession(page, shop.owner);
  await openRequest(page, sent.requestID);
  const order = page.getByRole('region', { name: 'Order O-00001' });
  await expect(order).toContainText('PO 4711');
  await expect(order).toContainText('Pier 1, Arlington 22202, USA');
  await page.getByRole('button', { name: 'Change due date' }).click();
  await page.getByLabel('Due', { exact: true }).fill('2031-05-06');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Ship by May 6, 2031')).toBeVisible();

  await order.getByRole('button', { name: 'Start line 1' }).click();
  await expect(order.getByText('In production')).toHaveCount(1);
  await order.getByRole('button', { name: 'Mark done line 1' }).click();
  await expect(order.getByText('Finished')).toHaveCount(1);

  await order.getByRole('button', { name: 'Ship parts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship parts' });
  await dialog.getByLabel('housing.stl: 5 left').fill('6');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog.getByLabel('housing.stl: 5 left')).toBeFocused();
  await expect(dialog).toContainText('A whole number from 0 to 5.');
  await dialog.getByLabel('housing.stl: 5 left').fill('2');
  await dialog.getByLabel('cover.stl: 1 left').fill('0');
  await dialog.getByLabel('Carrier').fill('DHL');
  await dialog.getByLabel(/^Tracking/).fill('JD0001');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(order).toContainText('2 of 5 shipped');

  await order.getByRole('button', { name: 'Ship parts' }).click();
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(order.getByText('5 of 5 shipped')).toBeVisible();
  await order.getByRole('link', { name: 'Delivery note of shipment 2' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery note DN-00002' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Arlington' })).toHaveText(
    'Ada Example\nNavy Yard\nPier 1\nArlington 22202\nUSA',
  );
  await expect(page.getByRole('row', { name: /housing\.stl/ })).toContainText(/523$/);
  await page.getByRole('link', { name: 'Back to the order' }).click();

  await page.getByRole('link', { name: 'Print travelers' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Scan to open the order' })).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Ship byMay 6, 2031');
  await page.goBack();
  await page.getByRole('button', { name: 'Complete the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete the order' }).click();
  await expect(timeline(page)).toContainText('completed the order');
  await expect(page.getByRole('button', { name: 'Ship parts' })).toHaveCount(0);
});

test('DESK-11 a code that was scanned leads to the order, by way of signing in', async ({ page, server }) => {
  const shop = await openShop(server);
  const [whole] = await uploadCubes(shop);
  const sent = await sendRequest(shop, [whole]);
  await page.goto(`/app/msp/orders/${sent.requestID}`);
  await expect(page).toHaveURL(/\/signin\?redirect=msp%2Forders%2F/);
  await page.getByRole('textbox', { name: /^Email/ }).fill(shop.owner.email);
  await page.getByLabel(/^Password/).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request from Grace Hopper' })).toBeVisible();
});

test.describe('conflicts', () => {
  test.use({ expectedConsole: /409|412|meanwhile|colleague has changed/ });
  test('DESK-05 the settings are what new quotes begin with, and who saves over a colleague is told', async ({ page, server }) => {
    const shop = await openShop(server);
    const [whole] = await uploadCubes(shop);
    const sent = await sendRequest(shop, [whole]);
    await seedSession(page, shop.owner);
    await openPortal(page, 'orders');
    await page.getByRole('link', { name: 'Quoting settings' }).click();
    await page.getByLabel(/^Answer requests within/).fill('x');
    await page.getByLabel(/^Terms/).fill('Net 30 days.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(/^Answer requests within/)).toBeFocused();
    await page.getByLabel(/^Answer requests within/).fill('3');
    await page.getByRole('checkbox', { name: 'Quote expired' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const other = await page.context().newPage();
    await seedSession(other, { ...shop.owner, ...(await signIn(server.baseUrl, shop.owner.email, shop.owner.password)) });
    await openPortal(other, 'desk-settings');
    await other.getByLabel(/^Quotes are valid for/).fill('7');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Saved.')).toBeVisible();
    await other.close();
    await page.getByLabel(/^Quotes are valid for/).fill('99');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'A colleague has changed these settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Show what is saved' }).click();
    await expect(page.getByLabel(/^Quotes are valid for/)).toHaveValue('7');

    await openRequest(page, sent.requestID);
    await expect(page.getByLabel(/^Terms/)).toHaveValue('Net 30 days.');
  });
});

/** Rows of text in an element. */
function countRows(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

test('DESK-03 DESK-04 DESK-11 the pages of the desk fit and have no faults that a program can find', async ({ page, server }) => {
  const shop = await openShop(server);
  const [whole, open] = await uploadCubes(shop, `${'left-rear-bracket_'.repeat(6)}.stl`);
  const asked = await sendRequest(shop, [whole, open]);
  const ordered = await sendRequest(shop, [{ ...whole, quantity: 45 }, open], { ...ALAN, organization: 'A'.repeat(120) });
  await shop.desk.quote(ordered.requestID);
  await acceptQuote(shop, ordered);
  await shop.desk.act(ordered.requestID, { type: 'parcel-sent', lines: [{ line: 1, quantity: 40 }], carrier: 'DHL', tracking: 'JD1' });
  const quoted = await sendRequest(shop, [whole], ALAN);
  await shop.desk.quote(quoted.requestID);
  await seedSession(page, shop.owner);
  await openPortal(page, 'orders');
  await expect(list(page).getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'More filters' }).click();
  await expectSound(page);
  await openRequest(page, asked.requestID);
  await page.getByLabel(/^Unit price, line 1/).fill('');
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a price for more pieces' }).first().click();
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByText('Price breakdown').first().click();
  await expectSound(page);
  await openRequest(page, quoted.requestID);
  await expectSound(page);
  await openRequest(page, ordered.requestID);
  await expectSound(page);
  await page.getByRole('button', { name: 'Ship parts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
  await page.goto(`/app/msp/orders/${ordered.requestID}/packing-list/1`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectSound(page);
  // Half of a number is another number.
  await page.setViewportSize({ width: 360, height: 900 });
  const pieces = page.getByRole('cell', { name: '40', exact: true });
  const all = page.getByRole('cell', { name: '45', exact: true });
  for (const cell of [all, pieces]) expect(await cell.evaluate(countRows)).toBe(1);
  await page.goto(`/app/msp/orders/${ordered.requestID}/traveller`);
  await expect(page.getByRole('img', { name: 'Scan to open the order' })).toHaveCount(2);
  await expectSound(page);
  await openPortal(page, 'desk-settings');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expectSound(page);
});
