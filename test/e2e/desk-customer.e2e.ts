import type { Page } from '@playwright/test';
import { signIn } from '#test/support/account.ts';
import { newEmail } from '#test/support/account-screens.ts';
import { acceptTerms, cartItemOf, fillRequest, pickUp } from '#test/support/customer.ts';
import { askForParts, createDesk, createFollower } from '#test/support/desk-client.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { composePdf } from '#test/support/model-bytes.ts';
import { expectNoFaultsUnscrolled, expectSound } from '#test/support/page-faults.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import { readWorld } from '#test/support/world.ts';

let desk: ReturnType<typeof createDesk>;
/** Sends the three parts of a customer with an address of their own. */
let ask: (name?: string) => Promise<{ readonly requestID: string; readonly requestKey: string; readonly email: string }>;

test.beforeAll(async ({ server: { baseUrl }, measuredParts }) => {
  const { email: owner, password } = readWorld().owner;
  desk = createDesk(baseUrl, `Bearer ${(await signIn(baseUrl, owner, password)).accessToken}`);
  ask = async (name = 'Ada Example') => {
    const email = newEmail();
    const { requestID, requestKey } = await askForParts(baseUrl, measuredParts, { name, email, organization: 'Example Works' });
    return { requestID, requestKey, email };
  };
});

const linkIn = (content: string) => /https?:\/\/[^\s"<>]+\/app\/request\/[A-Za-z0-9_-]+/.exec(content)?.[0] ?? '';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('LOOK-08 lines of a quote, told in other quantities too, are rows of 88 px at most', async ({ page }) => {
  const { requestID, requestKey } = await ask();
  await desk.quote(requestID);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/app/request/${requestKey}`);
  const rows = page.getByRole('article', { name: /^Quote Q-/ }).locator('tbody');
  await expect(rows).toHaveCount(3);
  // Below the first one stands what the shop says of it.
  const others = (await rows.all()).slice(1);
  for (const row of others) {
    await expect(row.getByText('Other quantities: 50 pieces: $9.99 each')).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
  }
});

test('LOOK-10 total, validity, lead time and the press to accept stand on the first screen, wide and on a phone', async ({ page }) => {
  const { requestID, requestKey } = await ask();
  await desk.quote(requestID);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/app/request/${requestKey}`);
    await expect(page.getByRole('button', { name: 'Accept' }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/lead time 5 business days · valid until /)).toBeInViewport({ ratio: 1 });
    await expect(
      page
        .locator('strong')
        .filter({ hasText: /^\$[\d,.]+$/ })
        .first(),
    ).toBeInViewport({ ratio: 1 });
  }
});

test('DESK-07 DESK-08 DESK-09 a customer follows the mailed link, asks, and orders two of three lines with an order number', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const { requestID, email } = await ask();
  await desk.quote(requestID);
  const mails = await waitForMails(server.dataDir, 2, (mail) => mail.to.includes(email));
  const mail = mails.find(({ subject }) => subject.startsWith('Quote Q-'));
  expect(mail?.content).toMatch(/filename="?Q-\d{5}\.pdf/);
  await page.goto(linkIn(mail?.content ?? ''));
  await expect(heading(page, /^Quote Q-\d{5} is waiting for you$/)).toBeVisible();
  await page.screenshot({ path: 'test-results/customer-quoted.png', fullPage: true });

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as PDF' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Q-\d{5}\.pdf$/);

  await page.getByRole('button', { name: 'Ask a question' }).first().click();
  await page.getByLabel(/^Write to /).fill('Can the knob be black?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your message was sent.')).toBeVisible();
  expect((await desk.open(requestID)).request.life).toMatchObject({ isAsked: true, isUnread: true });
  await desk.act(requestID, { type: 'message', text: 'It can: we have black in stock.' });
  await page.reload();
  await expect(page.getByText('It can: we have black in stock.')).toBeVisible();

  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /flange/ }).uncheck();
  await page.getByRole('textbox', { name: 'Pieces of bracket.step' }).fill('1000');
  await expect(page.getByText('Quoted for 1 or 50 pieces. 1,000 need a new quote.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new quote' }).click();
  await expect(page.getByText(/^We asked Demo Manufacturing for a new quote for 1,000 pieces of bracket\.step\./)).toBeVisible();
  await page.getByRole('button', { name: '50 pieces, $9.99 each' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Pieces of bracket.step' })).toHaveValue('50');
  await expect(page.getByText(/^Ships by .* if you order now \(lead time 5 business days\)\.$/)).toBeVisible();
  await page.getByLabel('Your order number').fill('PO 4711');
  await page.getByLabel('Country').fill('USA');
  await page.getByLabel('Street and number').fill('Pier 1');
  await page.getByRole('button', { name: 'Order for $621.06' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('ZIP code').fill('22202');
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('Please enter the city.');
  await page.getByLabel('City').fill('Arlington');
  await page.getByLabel('State or province').fill('Virginia');
  await acceptTerms(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(composePdf()) });
  await expect(page.getByText('order.pdf was added.')).toBeVisible();
  await page.screenshot({ path: 'test-results/customer-accepting.png', fullPage: true });
  // 50 × 9.99 + 12.50 + 9.90 shipping, and 19 % of it.
  await page.getByRole('button', { name: 'Order for $621.06' }).click();
  await expect(heading(page, /^Order O-\d{5} is placed$/)).toBeVisible();
  await expect(page.getByText('your number PO 4711')).toBeVisible();
  await expect(page.getByText('delivery: Ada Example, Pier 1, Arlington, VA 22202, United States')).toBeVisible();
  await page.screenshot({ path: 'test-results/customer-ordered.png', fullPage: true });

  const { request } = await desk.open(requestID);
  expect(request.order).toMatchObject({ purchaseOrder: 'PO 4711', sums: { totalMicros: 621_060_000 } });
  expect(request.order?.lines.map(({ line, quantity }) => [line, quantity])).toEqual([
    [1, 50],
    [3, 1],
  ]);
  expect(request.files.map(({ filename, line }) => [filename, line])).toEqual([['order.pdf', null]]);
});

test('DESK-09 DESK-11 a customer sees how far the order is and the parcels that left', async ({ page, server }) => {
  const { requestID, requestKey } = await ask();
  await desk.quote(requestID);
  await createFollower(server.baseUrl, requestKey).accept();
  await desk.act(requestID, { type: 'started', lines: [1, 2] });
  await page.goto(`/app/request/${requestKey}`);
  await expect(heading(page, /is in production$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /bracket/ })).toContainText('In production');
  await expect(page.getByRole('row', { name: /knob/ })).toContainText('Waiting to be made');
  await desk.act(requestID, { type: 'parcel-sent', lines: [{ line: 1, quantity: 1 }], carrier: 'Post', tracking: 'RR 123' });
  await page.reload();
  await expect(heading(page, /^A part of order O-\d{5} is on its way$/)).toBeVisible();
  await expect(page.getByText('RR 123')).toBeVisible();
  await page.screenshot({ path: 'test-results/customer-shipping.png', fullPage: true });
});

test.describe('what is refused', () => {
  test.use({ expectedConsole: /status of 40[49]|Error while fetching data/ });

  test('DESK-08 with a revision that came meanwhile nothing is ordered, nothing typed is lost, and the page shows the new one', async ({
    page,
  }) => {
    const { requestID, requestKey } = await ask();
    await desk.quote(requestID);
    await page.goto(`/app/request/${requestKey}`);
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    await page.getByLabel('Your order number').fill('PO 9');
    await pickUp(page);
    await acceptTerms(page);
    await desk.quote(requestID, { discountPercent: 10 });
    await page.getByRole('button', { name: /^Order for / }).click();
    await expect(heading(page, /^Quote Q-\d{5}-2 is waiting for you$/)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('newer revision');
    await expect(page.getByLabel('Your order number')).toHaveValue('PO 9');
    await expect(page.getByRole('radio', { name: 'Pick up at the shop' })).toBeChecked();
    expect((await desk.open(requestID)).request.order).toBeNull();
    // The terms of another revision are others.
    await acceptTerms(page);
    await page.getByRole('button', { name: /^Order for / }).click();
    await expect(heading(page, /^Order O-\d{5} is placed$/)).toBeVisible();
  });

  test('DESK-08 turning down, withdrawing and a link that opens nothing are told in words', async ({ page }) => {
    const { requestID, requestKey } = await ask();
    await page.goto(`/app/request/${requestKey}`);
    await expect(heading(page, /^Your request is with Demo Manufacturing$/)).toBeVisible();
    await page.screenshot({ path: 'test-results/customer-received.png', fullPage: true });
    await desk.quote(requestID);
    await page.reload();
    await page.getByRole('button', { name: 'Turn down' }).first().click();
    await page.getByLabel(/^Why\?/).fill('Too late for us.');
    await page.getByRole('button', { name: 'Turn the quote down' }).click();
    await expect(heading(page, /^You have turned quote Q-\d{5} down$/)).toBeVisible();
    await expect(page.getByText('Too late for us.')).toBeVisible();
    await page.screenshot({ path: 'test-results/customer-turned-down.png', fullPage: true });

    await page.goto(`/app/request/${requestKey.slice(0, -1)}${requestKey.endsWith('A') ? 'B' : 'A'}`);
    await expect(heading(page, 'This link leads to no request')).toBeVisible();
  });
});

test('DESK-10 DESK-09 notes and drawings go with their line from the cart to the page that the thank-you page links to', async ({
  page,
  server,
  measuredParts,
}) => {
  const lines = await quoteParts(server.baseUrl, measuredParts, await chooseFirstOffer(server.baseUrl));
  await seedStores(page, { mspStore: { mspID: '1', version: 1 }, cartStore: { items: lines.map(cartItemOf), version: 1 } });
  await page.goto('/app/cart?msp_id=1');
  const row = page.getByRole('rowgroup', { name: 'flange.iges' });
  await row.getByText('Notes and drawings').click();
  await row.getByLabel('Tolerances').fill('Bore 12 H7');
  await row.getByLabel('Threads').fill('M6 in all four holes');
  const drawing = { name: 'flange-drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from(composePdf()) };
  await row.locator('input[type=file]').setInputFiles(drawing);
  await expect(row.getByRole('list', { name: 'Drawings of flange.iges' })).toContainText('flange-drawing.pdf');
  await expect(row.getByText('Tolerances, threads, 1 file')).toBeVisible();
  await expectNoFaultsUnscrolled(page);
  await page.screenshot({ path: 'test-results/customer-cart.png', fullPage: true });
  await page.reload();
  await expect(row.getByText('Tolerances, threads, 1 file')).toBeVisible();

  await page.getByRole('link', { name: 'Check Out' }).click();
  await expect(page.getByText('With: Tolerances, threads, 1 file')).toBeVisible();
  await fillRequest(page, { name: 'Ada Example', email: newEmail(), organization: 'Example Works', message: '' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(heading(page, 'Thank you for submitting your request!')).toBeVisible();
  await expectNoFaultsUnscrolled(page);
  await page.screenshot({ path: 'test-results/customer-thanks.png', fullPage: true });
  await page.getByRole('link', { name: 'Follow your request' }).click();
  await expect(heading(page, 'Your request is with Demo Manufacturing')).toBeVisible();
  for (const words of ['Bore 12 H7', 'M6 in all four holes']) await expect(page.getByText(words)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'flange-drawing.pdf' }).click()]);
  expect(download.suggestedFilename()).toBe('flange-drawing.pdf');
  const requestKey = page.url().split('/').at(-1) ?? '';
  const { requestID } = await createFollower(server.baseUrl, requestKey).look();
  const { request } = await desk.open(requestID);
  expect(request.lines[1]?.wishes).toEqual({ note: '', tolerances: 'Bore 12 H7', threads: 'M6 in all four holes' });
  expect(request.files.map(({ filename, line }) => [filename, line])).toEqual([['flange-drawing.pdf', 2]]);
});

test("DESK-08 DESK-09 the page of a request has no faults, nor has the order's form, whatever stands there", async ({ page, server }) => {
  test.setTimeout(120_000);
  const { requestID, requestKey } = await ask('Ada Example-With-A-Very-Long-Name');
  const follower = createFollower(server.baseUrl, requestKey);
  const name = `${'drawing-of-a-very-long-name-'.repeat(6)}.pdf`;
  await follower.addFile({ name, bytes: composePdf() }, 1);
  await follower.addFile({ name: 'terms.pdf', bytes: composePdf() });
  await follower.answer({ type: 'message', text: 'https://example.com/'.repeat(20) });
  await desk.quote(requestID);
  await desk.quote(requestID, { discountPercent: 12.5 });
  await page.goto(`/app/request/${requestKey}`);
  await expect(heading(page, /is waiting for you$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSound(page, 'quote');
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Pieces of knob.stl' }).fill('0');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Pieces of knob.stl' })).toBeFocused();
  await expectSound(page, 'accept');
  await page.getByRole('button', { name: 'Back to the quote' }).click();
  await follower.accept();
  await desk.act(requestID, {
    type: 'parcel-sent',
    lines: [{ line: 2, quantity: 1 }],
    carrier: 'Post',
    tracking: 'RR 123 '.repeat(12).trim(),
  });
  await page.reload();
  await expect(heading(page, /is on its way$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSound(page, 'order');
});

test('DESK-08 a quote is accepted by the keyboard alone', async ({ page }) => {
  const { requestID, requestKey } = await ask();
  await desk.quote(requestID);
  await page.goto(`/app/request/${requestKey}`);
  const accept = page.getByRole('button', { name: 'Accept', exact: true }).first();
  await expect(accept).toBeVisible();
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  const flange = page.getByRole('checkbox', { name: /flange/ });
  await tabTo(page, flange);
  await page.keyboard.press('Space');
  await expect(flange).not.toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Pieces of knob.stl' }));
  await page.keyboard.type('50');
  await tabTo(page, page.getByRole('radio', { name: 'Send to an address' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pick up at the shop' })).toBeChecked();
  for (const [label, words] of Object.entries({ Country: 'Hong Kong', 'Street and number': 'Pier 1', City: 'Central' })) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(words);
  }
  await tabTo(page, page.getByRole('checkbox', { name: /accept these terms/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Order for / }));
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Order O-\d{5} is placed$/)).toBeVisible();
});

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}
