import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { Cart, CartItem } from '#domain/request/cart.ts';
import { newEmail } from '#test/support/account-screens.ts';
import { callServer } from '#test/support/api-client.ts';
import { addAllLines, chooseOffers, expectParts, fillRequest, goToQuotes, pickFiles, readStore } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaults, expectNoFaultsUnscrolled, expectSound } from '#test/support/page-faults.ts';
import { fixturePath, PROJECT_ROOT } from '#test/support/project.ts';
import { configureMaterial, createNewcomer, fillProfile, openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import type { ServerPlace } from '#test/support/start-server.ts';
import { readSpecifications } from '#web/product/cart/item-specifications.ts';

const PICTURE = join(PROJECT_ROOT, 'docs/screenshot.png');
const SECTIONS = ['Machines', 'Processes', 'Materials', 'Finishes', 'Lead times', 'Money & display', 'Golden parts', 'Versions'];

// Prices of several parts are worked out on the way.
test.setTimeout(180_000);

test('PRC-01 PRC-02 PRC-03 PRC-05 PRC-08 PRC-09 PRC-11 PRC-13 a new provider prices, a visitor pays by it and sees no rate, and a raised rate changes what comes after', async ({
  page,
  browser,
  server,
}) => {
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'profile');
  await fillProfile(page);
  await page.getByRole('switch', { name: /Instant quotes/ }).check({ force: true });
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My Materials' }).click();
  await configureMaterial(page, { material: 'PLA', colors: ['Black'], finishes: ['As printed'] });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByText(/Five questions/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByLabel(/^One US dollar in EUR/).fill('0,9');
  await page.getByLabel('Source').fill('ECB');
  await page.getByRole('checkbox', { name: /FDM/ }).check();
  await page.getByLabel(/^How many for FDM/).fill('4');
  await page.getByLabel(/^Margin/).fill('30');
  await expectNoFaultsUnscrolled(page);
  await page.getByRole('button', { name: 'Make my rate card' }).click();
  await expect(page.getByText('Draft saved, not published')).toBeVisible();

  await openSection(page, 'Materials');
  await page.getByRole('button', { name: 'Add a material' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('PLA with wood');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(PICTURE);
  await expect(page.getByRole('img', { name: 'Picture of PLA with wood' })).toBeVisible();

  await openSection(page, 'Golden parts');
  for (const material of ['PLA', 'PLA with wood']) {
    await page.getByRole('button', { name: 'Add a golden part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a golden part' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Bracket of ${material}`);
    await dialog.getByRole('combobox', { name: 'Material' }).selectOption({ label: material });
    await dialog.getByLabel(/^Right price/).fill('12,5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: `Bracket of ${material}`, exact: true })).toBeVisible();
  }
  const trial = (name: string) =>
    page
      .getByRole('list', { name: 'Prices of the golden parts' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(trial('Bracket of PLA with wood')).toContainText(/Draft€\d/, { timeout: 60_000 });
  await expectNoFaultsUnscrolled(page);
  await publish(page, 'Our own rates', 2);
  await expectOwnMaterialOffered(page);
  const context = await browser.newContext({ baseURL: server.baseUrl });
  const visitor = await context.newPage();
  const sent = await buyFrom(visitor, page, server);
  await context.close();
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Pricing' }).click();

  await openSection(page, 'Machines');
  const hour = page.getByLabel(/^Hourly rate/);
  await hour.fill('-1');
  await expect(page.getByText('Must not be negative.').first()).toBeVisible();
  await expectNoFaultsUnscrolled(page);
  await hour.fill('6.5');
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await openSection(page, 'Golden parts');
  await expect(trial('Bracket of PLA')).toContainText(/Change\+\d/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Compare the receipts of Bracket of PLA', exact: true }).click();
  const receipts = page.getByRole('region', { name: /Receipts of Bracket of PLA/ });
  await expect(receipts.getByRole('row', { name: /3\.15 → 6\.5 EUR\/h/ })).toBeVisible();
  await expect(receipts.getByRole('row', { name: /^PLA/ })).not.toContainText('→');
  await expectNoFaultsUnscrolled(page);
  await publish(page, 'Machines cost more', 3);
  await expectDearer(sent, server);

  await openSection(page, 'Versions');
  await page.getByRole('button', { name: 'Read version 2' }).click();
  await expect(page.getByRole('row', { name: /Hourly rate/ }).first()).toContainText('3.15 EUR/h6.5 EUR/h');
  await expectNoFaultsUnscrolled(page);
});

test('PRC-01 every section of the prices fits and has no faults that a program can find', async ({ page, server }) => {
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'profile');
  await fillProfile(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await openPortal(page, 'pricing');
  await expect(page.getByText(/Five questions/)).toBeVisible();
  await expectSound(page, 'five questions');
  await page.getByRole('button', { name: /Start from the demo rates/ }).click();
  for (const section of SECTIONS) {
    await openSection(page, section);
    await expectSound(page, section);
  }
  // Fields that are alike say once what they do to a price.
  await openSection(page, 'Finishes');
  const [first = 0, ...others] = await page
    .getByRole('group')
    .evaluateAll((finishes) => finishes.map((finish) => finish.getBoundingClientRect().height));
  expect(others.length).toBeGreaterThan(5);
  expect(Math.max(...others)).toBeLessThan(first - 20);
});

/** What the card's figures and steps are called; a visitor reads none of it. */
const SECRETS = ['formula', 'inputs', 'overhead', 'hourly rate', 'margin', 'rateCardHash', 'USD/', 'EUR/'];

interface Sent {
  readonly email: string;
  readonly item: CartItem;
  readonly mail: string;
}

/** A visitor reads prices on the cards, changes quantity and lead time in place, and sends. */
async function buyFrom(visitor: Page, provider: Page, server: ServerPlace): Promise<Sent> {
  const heard: Promise<string>[] = [];
  visitor.on('response', (response) => {
    if (/\/api\/v1\//.test(response.url()) || response.request().method() === 'POST') heard.push(response.text().catch(() => ''));
  });
  const link = await provider.getByRole('textbox', { name: 'Your quoting link' }).inputValue();
  await visitor.goto(link);
  await pickFiles(visitor, [fixturePath('bracket.step')]);
  await expectParts(visitor, ['bracket.step']);
  await visitor.getByRole('link', { name: 'Continue' }).click();
  const materials = visitor.getByRole('radiogroup', { name: 'Choose a material' });
  await expect(materials).toContainText(/from\s*€\d/, { timeout: 60_000 });
  await expectNoFaults(visitor);
  await chooseOffers(visitor, { material: /PLA with wood/ });
  await goToQuotes(visitor);
  const line = visitor.getByRole('rowgroup', { name: 'bracket.step' });
  await expect(line).toContainText(/€\d/);
  await expect(line.getByRole('button', { name: 'Volume pricing' })).toBeVisible();
  const price = line.locator('[aria-live] p').first();
  const single = await price.innerText();
  await line.getByRole('spinbutton', { name: 'Quantity of bracket.step' }).fill('5');
  await line.getByRole('spinbutton', { name: 'Quantity of bracket.step' }).press('Tab');
  await expect(price).not.toHaveText(single);
  await expect(line).toContainText(/€\d+\.\d\d each/);
  const usual = await price.innerText();
  await line.getByRole('combobox', { name: /^Lead time of bracket\.step/ }).selectOption({ index: 1 });
  await expect(price).not.toHaveText(usual);
  await visitor.screenshot({ path: 'test-results/own-prices.png', fullPage: true });
  await expectNoFaults(visitor);
  const each = /€[\d,.]+ each/.exec(await line.innerText())?.[0] ?? '';
  const asked = /€[\d,.]+/.exec(await price.innerText())?.[0] ?? '';
  await addAllLines(visitor, 1);
  await visitor.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(visitor.getByRole('complementary')).toContainText('Set-up for PLA with wood');
  await expect(visitor.getByRole('complementary')).toContainText(/Total[^€]*€\d/);
  const [item] = (await readStore<Cart>(visitor, 'cartStore'))?.items ?? [];
  if (item === undefined) throw new Error('Nothing is in the cart.');
  await visitor.getByRole('link', { name: 'Check Out' }).click();
  const email = newEmail();
  await fillRequest(visitor, { name: 'Vera', email, organization: 'Visitors' });
  await visitor.getByRole('button', { name: 'Submit Request' }).click();
  await expect(visitor).toHaveURL(/thank/);
  const [mail] = await waitForMails(server.dataDir, 1, ({ to }) => to.includes(email));
  const told = (await Promise.all(heard)).join('\n');
  expect(told.length).toBeGreaterThan(5000);
  expect(SECRETS.filter((word) => told.includes(word))).toEqual([]);
  // Where anybody may open a shop, no mail holds a shop's own words; its link leads to them.
  expect(mail?.content).not.toContain('Bracket');
  expect(mail?.content).not.toContain(each);
  await visitor.goto(/https?:\S+\/app\/request\/[\w-]+/.exec(mail?.content ?? '')?.[0] ?? '');
  await expect(visitor.getByText(`${asked} (instant price)`)).toBeVisible();
  return { email, item, mail: mail?.content ?? '' };
}

/** The same line costs more now; what was mailed stays. */
async function expectDearer({ email, item, mail }: Sent, server: ServerPlace): Promise<void> {
  const { mspID, materialID, colorID, finishID, leadTimeID } = readSpecifications(item);
  const answer = await callServer(server.baseUrl, getQuoteList, {
    mspID: mspID ?? '',
    partList: [{ id: item.productID, quantity: item.quantity, leadTimeID }],
    manufacturingParams: {
      ...{ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' },
      ...{ materialID: materialID ?? '', colorID: colorID ?? '', finishID: finishID ?? '' },
    },
  });
  expect(succeed(answer).quoteList[0]?.price).toBeGreaterThan(item.price);
  expect((await waitForMails(server.dataDir, 1, ({ to }) => to.includes(email)))[0]?.content).toBe(mail);
}

/** What was published is in My Materials and can be chosen in the configurator. */
async function expectOwnMaterialOffered(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'My Materials' }).click();
  const card = page.getByRole('article', { name: 'PLA with wood' });
  await expect(card).toContainText(/Natural.*As printed/);
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await configureMaterial(page, { material: 'PLA with wood', colors: ['Natural'], finishes: ['As printed'] });
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections of pricing' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

async function publish(page: Page, note: string, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the draft' });
  await dialog.getByRole('textbox', { name: /Note/ }).fill(note);
  await expectNoFaultsUnscrolled(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`Published as version ${number}.`)).toBeVisible();
}
