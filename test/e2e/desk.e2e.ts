import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { TestAccount } from '#test/support/account.ts';
import { addAllLines, chooseOffers, expectParts, fillRequest, goToQuotes, pickFiles, pickUp } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { composePdf } from '#test/support/model-bytes.ts';
import { fixturePath, PROJECT_ROOT } from '#test/support/project.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { readMails, waitForMails } from '#test/support/read-mails.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { hireMember, openShop, sendRequest, type TestShop, uploadCubes } from '#test/support/shop.ts';
import { disposeServer, restartServer, type ServerPlace, startServer } from '#test/support/start-server.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

const GRACE = { name: 'Grace Hopper', email: 'grace@navy.example.com', organization: 'Navy Yard' };

/** A step that takes longer is stuck. */
const PATIENCE_MS = 20_000;

// Two people take many steps, and mails come on the way.
test.setTimeout(300_000);

/** A shop of two, where nobody may open another: mails hold its own words. */
const staffedTest = test.extend<{ staffed: TestShop & { readonly member: TestAccount } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  staffed: async ({}, use) => {
    const opening = await startServer({ env: { CAD_PROCESSES: '1' }, readyFor: 'all-but-measuring' });
    const shop = await openShop(opening);
    const member = await hireMember(shop);
    await opening.stop();
    const server = await restartServer(opening, { env: { PORT: new URL(opening.baseUrl).port, SIGN_UP: 'invited' } });
    await use({ ...shop, server, member });
    await disposeServer(server);
  },
});

staffedTest(
  'DESK-01 DESK-04 DESK-05 DESK-07 DESK-08 DESK-09 DESK-10 DESK-11 DESK-12 DESK-14 a request with an odd line becomes a quote, an order, two parcels, and says the same sums everywhere',
  async ({ browser, staffed: { server, member, mspID } }) => {
    const [shop, customer] = await Promise.all([openPage(browser, server), openPage(browser, server)]);
    await askForThreeParts(customer, mspID);

    await seedSession(shop, member);
    await openPortal(shop, 'home');
    await shop
      .getByRole('link', { name: /Navy Yard|Grace Hopper/ })
      .first()
      .click();
    await expect(shop.getByRole('heading', { level: 1, name: 'Request from Grace Hopper' })).toBeVisible();
    await expect(shop.getByText('The hole has to be round.')).toBeVisible();
    const [drawing] = await Promise.all([
      shop.waitForEvent('download'),
      shop.getByRole('button', { name: 'cover-drawing.pdf', exact: true }).click(),
    ]);
    expect((await readFile(await drawing.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const first = await writeQuote(shop);

    const quoteMail = await mailTo(server.dataDir, GRACE.email, /^Quote Q-\d{5} /);
    expect(quoteMail.content).toContain(first.total);
    await customer.goto(linkIn(quoteMail.content));
    await expect(customer.getByRole('heading', { level: 1, name: /^Quote Q-\d{5} is waiting for you$/ })).toBeVisible();
    await expectTotal(customer, first.total);
    expect((await readQuotePdf(customer)).text).toContain(first.total);

    await customer.getByRole('button', { name: 'Ask a question' }).first().click();
    await customer.getByLabel(/^Write to /).fill('Could the cover be cheaper?');
    await customer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(customer.getByText('Your message was sent.')).toBeVisible();

    await openPortal(shop, 'home');
    await shop
      .getByRole('link', { name: /Navy Yard|Grace Hopper/ })
      .first()
      .click();
    await expect(shop.getByText('Could the cover be cheaper?').first()).toBeVisible();
    await shop.getByLabel('Write to the customer').fill('It can: see the new quote.');
    await shop.getByRole('button', { name: 'Send message' }).click();
    await expect(shop.getByText('It can: see the new quote.').first()).toBeVisible();
    const second = await reviseQuote(shop);

    const revision = await mailTo(server.dataDir, GRACE.email, /^Quote Q-\d{5}-2 /);
    expect(linkIn(revision.content)).toBe(linkIn(quoteMail.content));
    await customer.reload();
    await expect(customer.getByText('It can: see the new quote.')).toBeVisible();
    await expectTotal(customer, second.total);
    expect((await readQuotePdf(customer)).text).toContain(second.total);
    const ordered = await acceptTwoLines(customer);

    await shop.reload();
    await expect(shop.getByRole('heading', { level: 1, name: /^Order O-\d{5} of Grace Hopper$/ })).toBeVisible();
    await expect(shop.getByText('PO 4711').first()).toBeVisible();
    await shipInTwoParcels(shop);
    await customer.reload();
    await expect(customer.getByRole('heading', { level: 1, name: /^Order O-\d{5} is complete$/ })).toBeVisible();
    await expect(customer.getByText('RR 123').first()).toBeVisible();

    for (const subject of [/accepted your quote Q-/, /^Thank you for your order/]) {
      const mails = (await readMails(server.dataDir)).filter((mail) => subject.test(mail.subject) && mail.content.includes(ordered));
      expect(mails.length, String(subject)).toBeGreaterThan(0);
    }
    await expectSums(shop, { quoted: second.total, ordered });
  },
);

async function openPage(browser: Browser, { baseUrl }: ServerPlace): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Uploads two sound parts and one that no price can be made for, notes a wish, adds a drawing and sends it all. */
async function askForThreeParts(page: Page, mspID: string): Promise<void> {
  const odd = test.info().outputPath('cover.stl');
  await writeFile(odd, binaryStl(cubeFacets(30).slice(0, 8)));
  await page.goto(`/app/upload?msp_id=${mspID}`);
  await pickFiles(page, [fixturePath('bracket.step'), fixturePath('knob.stl'), odd]);
  await expectParts(page, ['bracket.step', 'knob.stl', 'cover.stl']);
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .first()
    .click();
  await chooseOffers(page);
  await goToQuotes(page);
  await addAllLines(page, 3);
  await page.goto(`/app/cart?msp_id=${mspID}`);
  const notes = page.getByRole('rowgroup', { name: 'cover.stl' });
  await notes.getByRole('button', { name: /^Notes and drawings/ }).click();
  await notes.getByLabel('Note').fill('The hole has to be round.');
  const drawing = { name: 'cover-drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from(composePdf()) };
  await notes.locator('input[type=file]').setInputFiles(drawing);
  await expect(notes.getByText('cover-drawing.pdf').first()).toBeVisible();
  await page
    .getByRole('link', { name: 'Check Out' })
    .or(page.getByRole('button', { name: 'Check Out' }))
    .first()
    .click();
  await fillRequest(page, { ...GRACE, message: 'For a trial fit.' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await expect(
    page
      .getByText(/\/app\/request\//)
      .or(page.getByRole('link', { name: /Follow|request/ }))
      .first(),
  ).toBeVisible();
}

/** Prices the line that has no instant price, adds shipping and tax, and sends. */
async function writeQuote(page: Page): Promise<{ readonly total: string }> {
  await page.getByLabel(/^Unit price, line 2/).fill('48.50');
  await page.getByRole('button', { name: 'Shipping' }).click();
  await page.getByLabel('Amount, charge').last().fill('14.90');
  await page.getByRole('checkbox', { name: 'Charge tax' }).check();
  await page.getByLabel('Tax', { exact: true }).fill('VAT');
  await page.getByLabel(/^Tax rate/).fill('20');
  await page.getByLabel('Message to the customer').fill('The cover needs a second set-up.');
  return send(page);
}

/** Makes the odd line cheaper in a second revision. */
async function reviseQuote(page: Page): Promise<{ readonly total: string }> {
  await page.getByRole('button', { name: 'New revision' }).click();
  await page.getByLabel(/^Unit price, line 2/).fill('40');
  return send(page);
}

async function send(page: Page): Promise<{ readonly total: string }> {
  const total = await totalOf(page.getByRole('region', { name: 'Quote total' }));
  await page.getByRole('button', { name: 'Send quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText(`Total ${total}`);
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText(/^Q-\d{5}(-2)? was sent to grace@navy\.example\.com\.$/)).toBeVisible();
  return { total };
}

/** Orders all but the second line. */
async function acceptTwoLines(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /knob/ }).uncheck();
  await page.getByLabel('Your order number').fill('PO 4711');
  await pickUp(page);
  const button = page.getByRole('button', { name: /^Order for / });
  const total = ((await button.textContent()) ?? '').replace('Order for ', '').trim();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order O-\d{5} is placed$/ })).toBeVisible();
  await expect(page.getByText('your number PO 4711')).toBeVisible();
  return total;
}

async function shipInTwoParcels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start all waiting lines' }).click();
  await expect(page.getByRole('button', { name: 'Mark all lines in production done' })).toBeVisible();
  for (const left of [true, false]) {
    await page.getByRole('button', { name: 'Ship parts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ship parts' });
    if (left) await dialog.getByLabel(/^cover\.stl/).fill('0');
    await dialog.getByLabel('Carrier').fill('Post');
    await dialog.getByLabel(/^Tracking/).fill(left ? 'RR 122' : 'RR 123');
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Complete the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete the order' }).click();
  await expect(page.getByText('Completed').first()).toBeVisible();
}

/** Clients, dashboard and the two tables say what quote and order said. */
async function expectSums(page: Page, { quoted, ordered }: { readonly quoted: string; readonly ordered: string }): Promise<void> {
  await openPortal(page, 'clients');
  await page
    .getByRole('link', { name: /Grace Hopper|grace@navy/ })
    .first()
    .click();
  await expect(page.getByText(quoted).first()).toBeVisible();
  await expect(page.getByText(ordered).first()).toBeVisible();
  await openPortal(page, 'dashboard');
  await expect(page.getByText(quoted).first()).toBeVisible();
  await expect(page.getByText(ordered).first()).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Requests/ }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  const amount = (total: string) => total.replaceAll(/[^\d.]/g, '');
  expect(csv).toContain(`,${amount(quoted)},`);
  expect(csv).toContain(`,${amount(ordered)}\r\n`);
}

/** The last amount in a list of sums. */
async function totalOf(sums: Locator): Promise<string> {
  return ((await sums.locator('[data-total] dd').last().textContent()) ?? '').trim();
}

async function expectTotal(page: Page, total: string): Promise<void> {
  await expect(page.locator('[data-total] dd').first()).toHaveText(total);
}

async function readQuotePdf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as PDF' }).first().click(),
  ]);
  return readPdf(new Uint8Array(await readFile(await download.path())));
}

/** The newest mail to an address that has such a subject. */
async function mailTo(dataDir: string, email: string, subject: RegExp) {
  const [mail] = (await waitForMails(dataDir, 1, (each) => each.to.includes(email) && subject.test(each.subject))).slice(-1);
  if (mail === undefined) throw new Error('The mail has not come.');
  return mail;
}

/** The customer's link in a mail. */
function linkIn(content: string): string {
  return /https?:\/\/[^\s"<>]+\/app\/request\/[A-Za-z0-9_-]+/.exec(content)?.[0] ?? '';
}

test('DESK-07 a logo that the shop uploads stands on its quotes, as page and as PDF', async ({ page, server }) => {
  const shop = await openShop(server);
  await seedSession(page, shop.owner);
  await openPortal(page, 'profile');
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/api/v1/pricing/pictures'));
  await page.getByLabel('Upload a logo').setInputFiles(join(PROJECT_ROOT, 'docs/screenshot.png'));
  expect((await uploaded).ok()).toBe(true);
  await expect(page.getByText('The logo is uploaded. Save makes it yours.')).toBeVisible();
  await expect(page.getByLabel('Logo address')).toHaveValue(/\/img\/[\w-]+\.webp$/);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  const sent = await sendRequest(shop, await uploadCubes(shop));
  await shop.desk.quote(sent.requestID);
  await page.goto(`/app/request/${sent.key}`);
  await expect
    .poll(() => page.getByRole('img', { name: 'Ada Makers' }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const answer = await fetch(`${server.baseUrl}/documents/${sent.key}/quote/1.pdf`);
  const { alternatives } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(alternatives[0]).toContain('Ada Makers');
});
