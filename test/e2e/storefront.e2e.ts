import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { createAccount } from '#test/support/account.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { cartItemOf, fillRequest } from '#test/support/customer.ts';
import { expect, seedStores, test } from '#test/support/e2e.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import { disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';

const SHOTS = process.env['STOREFRONT_SHOTS'];
const TERMS = `# 1. Scope
These terms count for everything that you order from us.

# 2. Payment
Invoices are payable within 14 days. <b>Not bold.</b>
See https://ada.example/terms.`;

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  // An installation of one shop: that of all tests is of many.
  server = await startServer({ env: { SIGN_UP: 'invited' }, readyWithinMs: 240_000 });
});
test.afterAll(() => disposeServer(server));

/** A cart of the shop with one line, as somebody left it. */
async function leaveCart() {
  const { baseUrl } = server;
  const part = await uploadPart(baseUrl, { name: 'housing.stl', bytes: new Uint8Array(binaryStl(cubeFacets(24))) });
  const [material] = CATALOGUE;
  const manufacturingParams = {
    ...{ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID: material?.id ?? '' },
    ...{ colorID: material?.colors[0]?.id ?? '', finishID: material?.finishes[0]?.id ?? '' },
  };
  const asked = { mspID: '1', partList: [{ id: part.id, quantity: 2 }], manufacturingParams };
  const { quoteList } = succeed(await callServer(baseUrl, getQuoteList, asked));
  return { items: quoteList.map(cartItemOf), version: 1 };
}

test('SHOP-17 an owner writes home, terms and legal notice; a customer finds them, agrees on sending, and reads them in the mail', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { baseUrl, dataDir } = server;
  const owner = await createAccount(baseUrl, dataDir);
  const { manufacturingServiceProvider, ...details } = composeDetails({ id: '1', name: 'Werkstatt Ada', generateInstantQuotes: true });
  const mspDetails = { ...details, manufacturingServiceProvider: { ...manufacturingServiceProvider, accentColor: '#8a2be2' } };
  succeed(await callServer(baseUrl, registerMsp, { mspDetails }, `Bearer ${owner.accessToken}`));

  const desk = await browser.newPage({ baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
  await seedSession(desk, owner);
  await desk.goto('/app/msp/profile');
  await desk.getByRole('link', { name: 'Start page, terms and legal notice' }).click();
  await desk.getByLabel('Headline').fill('Printed parts from Kiel');
  await desk.getByLabel('Introduction').fill('Small series, made in a week.\nAsk us about larger ones.');
  await desk.getByLabel('Terms of sale').fill(TERMS);
  await desk.getByLabel('Privacy policy').fill('We keep your files for as long as we make your parts.');
  await desk.getByLabel('Show a legal notice with my legal data').check();
  await desk.getByLabel('Last lines of every email').fill('Werkstatt Ada · London');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved. Customers read it from now on.')).toBeVisible();
  await expectSound(desk);
  await desk.close();

  const page = await browser.newPage({ baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
  const shot = async (name: string) => {
    if (SHOTS === undefined) return;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  // What is told to everybody follows within five seconds.
  await expect
    .poll(async () => (await fetch(`${baseUrl}/app/`)).text(), { timeout: 15_000 })
    .toContain('<title>Printed parts from Kiel – Werkstatt Ada</title>');
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Printed parts from Kiel');
  await expect(page.getByText('Small series, made in a week.')).toBeVisible();
  await expect(page).toHaveTitle('Printed parts from Kiel – Werkstatt Ada');
  await shot('home');
  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '2. Payment' })).toBeVisible();
  await expect(page.getByText('<b>Not bold.</b>')).toBeVisible();
  await shot('terms');
  await expectSound(page);
  await page.getByRole('link', { name: 'Legal Notice' }).click();
  await expect(page.getByText('2 Mill Lane')).toBeVisible();
  await shot('imprint');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('We keep your files')).toBeVisible();
  await shot('privacy');

  await seedStores(page, { cartStore: await leaveCart(), mspStore: { mspID: '1', version: 1 } });
  await page.goto('/app/cart?msp_id=1');
  await expect(page.getByText('Nothing is paid now.')).toBeVisible();
  await shot('cart');
  await page.goto('/app/submit?msp_id=1');
  await expect(page.getByText('By sending you accept Werkstatt Ada’s terms of sale')).toBeVisible();
  await expect(page.getByRole('link', { name: /^terms of sale/ })).toHaveAttribute('href', '/app/terms?msp_id=1&version=1');
  await shot('submit');
  await fillRequest(page, { name: 'Zoë', email: 'zoe@example.com', organization: 'Omega' });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Thank you for submitting your request!')).toBeVisible();
  const [mail] = await waitForMails(dataDir, 1, ({ to }) => to.includes('zoe@example.com'));
  expect(mail?.content).toContain('Werkstatt Ada · London');
  expect(mail?.content).toContain(`Terms of sale: ${baseUrl}/app/terms?msp_id=1`);
  await page.close();
});
