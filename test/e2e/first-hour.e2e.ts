import type { Locator, Page } from '@playwright/test';
import { readCode } from '#test/support/account.ts';
import { fillJoin, newEmail } from '#test/support/account-screens.ts';
import { expectParts, pickFiles } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { disposeServer, findSetUpCode, type RunningServer, startServer } from '#test/support/start-server.ts';

/** Aimed at: presses from the printed link to prices of one's own. */
const MOST_CLICKS = 25;

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  // The first owner of a server: that of all tests has one.
  server = await startServer({ readyWithinMs: 240_000 });
});
test.afterAll(() => disposeServer(server));

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

const bar = (page: Page) => page.getByRole('complementary', { name: 'Set-up' });
const done = (page: Page) => page.getByRole('progressbar').getAttribute('value');

test('SHOP-02 SHOP-03 SHOP-05 SHOP-06 an owner comes from the first link to own prices and a test order', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000);
  const counter = createCounter();
  const { press } = counter;
  const email = newEmail();

  // 1. The account.
  await page.goto(`${server.baseUrl}/app/setup/${findSetUpCode(server.baseUrl)}`);
  await fillJoin(page, email);
  await press(page.getByRole('button', { name: 'Sign Up' }));
  await page.getByLabel('Confirmation code').fill(await readCode(server.dataDir, email));
  await press(page.getByRole('button', { name: 'Confirm', exact: true }));
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  expect(await done(page)).toBe('1');
  await expect(steps).toContainText('which nobody reads');
  await expect(bar(page)).toContainText('Demo prices: customers see them.');

  // 2. The shop, filled in from what customers see now.
  await press(steps.getByRole('link', { name: 'Profile' }));
  await expect(page.getByLabel('Orders email')).toHaveValue(email);
  await expect(page.getByText('Still the demo’s').first()).toBeVisible();
  await page.getByLabel('Organization name').fill('Werkstatt Ada');
  await page.getByLabel('Website').fill('https://werkstatt.test');
  await press(page.getByRole('button', { name: 'Save' }).first());

  // 3. Processes and rates, in euros.
  await press(bar(page).getByRole('link', { name: 'Next: Processes and rates' }));
  await page.getByLabel('Currency').selectOption('EUR');
  counter.clicks += 2;
  await page.getByLabel('One US dollar in EUR').fill('0,92');
  await page.getByLabel('Source').fill('ECB');
  await press(page.getByLabel(/\(FDM\)/));
  await press(page.getByLabel(/\(SLS\)/));
  await expect(page.getByText(/Published: 1\.1.7\.95 EUR\/h/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Make my rate card' }));
  await press(page.getByRole('link', { name: 'Rates as a table' }));
  const price = page.getByRole('textbox', { name: 'Price of PLA, in EUR/kg' });
  await expect(price).toHaveAccessibleDescription(/13\.8.37\.7 EUR\/kg/);
  await expect(page.getByText(/1 USD = 0\.92 EUR, as of .*, by ECB/)).toBeVisible();
  await paste(price, 'Material\tPrice\nPLA\t28,50\nTPU 95A\t99\nUnobtainium\t900\n');
  await expect(page.getByText('2 figures were taken over. Nothing here is called: Unobtainium.')).toBeVisible();
  await expect(price).toHaveValue('28.5');
  await expect(page.getByRole('textbox', { name: 'Price of TPU 95A, in EUR/kg' })).toHaveAccessibleDescription(/^published: /);
  await press(page.getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('First own prices');
  await press(dialog.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Published as version 2. Customers pay by it now.')).toBeVisible();
  info.annotations.push({ type: 'clicks to own published prices', description: String(counter.clicks) });
  expect(counter.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await expect(bar(page)).not.toContainText('Demo prices');

  // 4. What is offered, at once.
  await press(bar(page).getByRole('link', { name: 'Next: What you offer' }));
  const fdm = page.getByRole('region', { name: 'Fused deposition modeling (FDM)' });
  await press(fdm.getByRole('checkbox', { name: 'TPU 95A', exact: true }));
  await press(fdm.getByRole('group', { name: /^Colors of all offered/ }).getByRole('button', { name: 'White' }));
  await expect(fdm.getByRole('group', { name: 'Colors of PLA' }).getByRole('button', { pressed: false })).toHaveText(['White']);
  await press(page.getByRole('button', { name: 'Save' }).first());
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await press(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Home' }));
  await expect.poll(() => done(page)).toBe('4');

  // What customers find is what was set: neither less nor more.
  const customer = await browser.newPage();
  const link = await steps.getByRole('link', { name: 'Try as a customer' }).getAttribute('href');
  await customer.goto(link ?? '');
  await expect(customer.getByText('You are requesting a quote from Werkstatt Ada')).toBeVisible();
  await pickFiles(customer, [fixturePath('knob.stl')]);
  await expectParts(customer, ['knob.stl']);
  await customer.getByRole('link', { name: 'Continue' }).click();
  const materials = customer.getByRole('radiogroup', { name: 'Choose a material' });
  await expect(materials.getByText('PLA', { exact: true })).toBeVisible();
  await expect(materials.getByText('TPU 95A', { exact: true })).toHaveCount(0);
  await expect(materials.getByText('Standard resin', { exact: true })).toHaveCount(0);
  await customer.close();

  // 5. A test order: the example, quoted, ordered and removed.
  await press(steps.getByRole('button', { name: 'Add an example request' }));
  await expect(page.getByText('Nobody sent this request.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Send quote' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /Send/ }));
  const buyer = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: 'Open as the customer' }));
  await expect((await buyer).getByRole('heading', { level: 1 })).toBeVisible();
  await (await buyer).close();
  await page.goto(`${server.baseUrl}/app/msp/orders`);
  await expect(page.getByRole('table').getByText('Example', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Alex Example/ }).click();
  await press(page.getByRole('button', { name: 'Remove the example' }));
  await expect(page.getByRole('button', { name: 'Add an example request' })).toBeVisible();
  info.annotations.push({ type: 'clicks in all', description: String(counter.clicks) });
});

/** Puts a text where the clipboard would. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
