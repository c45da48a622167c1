import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createDesk, createFollower } from '#test/support/desk-client.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { acceptQuote, GRACE, openShop, type SentRequest, sendRequest, type TestShop, uploadCubes } from '#test/support/shop.ts';

const BEN = { ...GRACE, name: 'Ben Brown', email: 'ben@brown.example.com', organization: 'Brown & Sons' };
const LONG = {
  ...GRACE,
  name: 'Maximiliane Wilhelmine von Hohenstein-Oberwaldenburg',
  email: 'maximiliane.wilhelmine.von.hohenstein-oberwaldenburg@precision-engineering.example.com',
  organization: 'Gesellschaft für feinmechanische Sondermaschinen und Vorrichtungsbau mbH & Co. KG',
};

/** A shop with requests in every state that its figures tell apart. */
async function fillShop(shop: TestShop): Promise<void> {
  const { baseUrl } = shop.server;
  const [whole, open] = await uploadCubes(shop);
  const desk = createDesk(baseUrl, `Bearer ${shop.owner.accessToken}`);
  const quote = async ({ requestID }: SentRequest, unitPriceMicros: number) => {
    const { request } = await desk.open(requestID);
    const lines = request.lines.map(({ line, quantity }) => ({ line, quantity, unitPriceMicros, breaks: [], leadTimeDays: 5, note: '' }));
    const charges = [{ label: 'Shipping', amountMicros: 15_000_000 }];
    await desk.quote(requestID, { lines, charges, tax: { name: 'VAT', percent: 20 } });
  };
  const won = await sendRequest(shop, [{ ...whole, quantity: 10 }]);
  await quote(won, 21_000_000);
  await acceptQuote(shop, won);
  await desk.act(won.requestID, { type: 'started', lines: [1] });
  await desk.act(won.requestID, { type: 'due-set', dueOn: '2020-01-02' });
  const asked = await sendRequest(shop, [{ ...whole, quantity: 2 }], BEN);
  await quote(asked, 19_000_000);
  succeed(await createFollower(baseUrl, asked.key).answer({ type: 'message', text: 'Could it be black?' }));
  const lost = await sendRequest(shop, [whole], BEN);
  await quote(lost, 60_000_000);
  succeed(await createFollower(baseUrl, lost.key).answer({ type: 'turned-down', revision: 1, reason: 'Too dear' }));
  await sendRequest(shop, [whole, open]);
  await sendRequest(shop, [{ ...whole, quantity: 3 }], LONG);
  for (let visit = 0; visit < 4; visit += 1) await fetch(`${baseUrl}/app/upload?msp_id=${shop.mspID}`);
}

test.setTimeout(120_000);

let shop: TestShop;
test.beforeAll(async ({ server }) => {
  shop = await openShop(server);
  await fillShop(shop);
});

async function enter(page: Page, path: string): Promise<void> {
  await seedSession(page, shop.owner);
  await openPortal(page, path);
}

test('DESK-14 home says what needs somebody, and one click leads to all of it', async ({ page }) => {
  await enter(page, 'home');
  await expect(page.getByRole('region', { name: 'Questions 1' }).getByRole('link', { name: /Ben Brown/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orders due 1' }).getByText('Overdue', { exact: true })).toBeVisible();
  const fresh = page.getByRole('region', { name: /^New \d$/ });
  // What Ben asks about is new, too, and stands under its question alone; his other request is turned down.
  await expect(fresh.getByText('Q-00003')).toBeVisible();
  await expect(fresh.getByText('Q-00002')).toHaveCount(0);
  const all = fresh.getByRole('link', { name: /^See all \d in Orders$/ });
  const count = Number(/\d/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Requests and orders' }).getByRole('rowheader')).toHaveCount(count);
});

test('DESK-14 DESK-15 the dashboard draws what became of requests, leads to them, and is exported', async ({ page }) => {
  await enter(page, 'dashboard');
  const funnel = page.getByRole('region', { name: 'From visit to order' }).getByRole('table');
  await expect(funnel.getByRole('row', { name: /^Requests 5/ })).toBeVisible();
  await expect(funnel.getByRole('row', { name: /^Orders 1 20%/ })).toBeVisible();
  await expect(page.getByText('1 won, 1 lost')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Instant price accuracy' }).getByRole('row')).toHaveCount(2);
  const value = page.getByRole('region', { name: 'Value over time' });
  await expect(value.getByRole('img', { name: /^Value over time in USD: \d pairs of columns/ })).toBeVisible();
  await value.getByText('The figures').press('Enter');
  await expect(value.getByRole('row', { name: /\$270\.00$/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '365 days' }).click();
  await expect(page).toHaveURL(/days=365/);
  await expect(funnel.getByRole('row', { name: /^Requests 5/ })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Export' }).getByRole('button', { name: 'Requests' }).click();
  const download = await downloading;
  const csv = await readFile(await download.path(), 'utf8');
  expect([download.suggestedFilename(), csv.trim().split('\r\n').length]).toEqual([expect.stringMatching(/^requests-.*\.csv$/), 6]);
  // 10 × 21.00 and 15.00 shipping, and 20 % tax.
  expect(csv).toMatch(/,O-\d{5},[\d-]+,PO 4711,225\.00,45\.00,270\.00\r\n/);

  await funnel.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('table', { name: 'Requests and orders' }).getByRole('rowheader')).toHaveCount(1);
});

test('DESK-12 a client is found, noted on, exported and deleted by keyboard', async ({ page }) => {
  await enter(page, 'clients');
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('link', { name: 'Organizations' }).press('Enter');
  await page.getByRole('link', { name: LONG.organization }).press('Enter');
  await expect(page.getByText(`Only people of ${LONG.organization}`)).toBeVisible();
  await page.getByRole('link', { name: LONG.name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: LONG.name })).toBeVisible();
  await page.getByLabel('What your colleagues should know').fill('Wants a call first');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything (JSON)' }).press('Enter');
  const document = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(document).toMatchObject({ email: LONG.email, note: 'Wants a call first', requests: [{ contact: { name: LONG.name } }] });

  await page.getByRole('button', { name: 'Delete this person …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete everything about this person?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(dialog.getByText('This is not the address.')).toBeVisible();
  await dialog.getByRole('textbox').fill(LONG.email.toUpperCase());
  await page.screenshot({ path: 'test-results/desk-delete.png' });
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('rowheader')).toHaveCount(2);
  await sendRequest(shop, [(await uploadCubes(shop))[0]], LONG);
});

test('DESK-12 DESK-14 home, dashboard and clients have no faults, and fit whatever stands there', async ({ page }) => {
  await enter(page, 'clients');
  const addressOf = async (name: string) => {
    const link = page.getByRole('table', { name: 'Clients' }).getByRole('link', { name });
    return ((await link.getAttribute('href')) ?? '').replace('/app/msp/', '');
  };
  const pages = {
    home: page.getByRole('region', { name: /^New/ }),
    dashboard: page.getByRole('region', { name: 'Export' }),
    clients: page.getByRole('table', { name: 'Clients' }),
    [await addressOf(GRACE.name)]: page.getByRole('heading', { name: 'Data kept about this person' }),
    [await addressOf(LONG.name)]: page.getByRole('heading', { name: 'Data kept about this person' }),
  };
  for (const [path, sign] of Object.entries(pages)) {
    await openPortal(page, path);
    await expect(sign).toBeVisible();
    if (path === 'dashboard') await page.getByText('The figures').click();
    await expectSound(page, path);
  }
});
