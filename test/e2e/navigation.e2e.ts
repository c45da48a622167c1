import { partCard } from '#test/support/customer.ts';
import { expect, seedParts, seedStores, test } from '#test/support/e2e.ts';

test('GEN-01 / leads to /app/, and every asset is loaded from under it', async ({ page, baseURL }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/app/`);
  expect(paths.filter((path) => path !== '/' && !/^\/(app|api|img)(\/|$)/.test(path))).toEqual([]);
});

test('GEN-01 /app leads to /app/', async ({ page, baseURL }) => {
  await page.goto('/app');
  await expect(page).toHaveURL(`${baseURL}/app/`);
});

test('NAV-01 a new route starts at the top, and going back restores the place', async ({ page, measuredParts }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1');
  await expect(partCard(page, 'knob.stl')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

  // A real click would scroll to the bar first.
  await page.getByRole('link', { name: /Cart/ }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('NAV-01 an address with a hash scrolls to its anchor', async ({ page, measuredParts }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await seedParts(page, measuredParts);
  await page.goto('/app/upload?msp_id=1#uploaded-parts');
  await expect(partCard(page, 'knob.stl')).toBeVisible();
  await expect(page.locator('#uploaded-parts')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('NAV-02 an unknown path shows the not-found page, which is loaded only then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.url());
  });
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = scripts.length;
  await page.evaluate(() => {
    history.pushState({}, '', '/app/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText(/not found|no such page|does not exist/i).first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByText(/not found|no such page|does not exist/i).first()).toBeVisible();
});

const OPEN_ROUTES = [
  ['/upload?msp_id=1', 'Upload Part'],
  ['/material-selection?msp_id=1', /Material/],
  ['/quote?msp_id=1', 'Your QuickQuote'],
  ['/cart?msp_id=1', 'Your Cart'],
  ['/submit?msp_id=1', /./],
  ['/thankyou?msp_id=1', 'No request was sent from here'],
] as const;
for (const [path, heading] of OPEN_ROUTES) {
  test(`NAV-05 ${path} is open to a visitor without an account`, async ({ page, baseURL }) => {
    await seedStores(page, { mspStore: { mspID: '1', version: 1 } });
    await page.goto(`/app${path}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/app${path}`);
  });
}

test.describe('a provider that is not known', () => {
  test.use({ expectedConsole: /404|This provider is not known here/ });

  test('NAV-08 another provider in the address clears the stored parts, the same one keeps them', async ({ page, measuredParts }) => {
    await seedParts(page, measuredParts);
    await page.goto('/app/upload?msp_id=1');
    await expect(partCard(page, 'knob.stl')).toBeVisible();
    await page.goto('/app/upload?msp_id=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
    await expect(partCard(page, 'knob.stl')).toHaveCount(0);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(stored['mspStore'] ?? '{}')).toMatchObject({ mspID: '2' });
    expect(JSON.parse(stored['uploadStore'] ?? '{}')).toMatchObject({ parts: [] });
  });
});

test('NAV-09 the bar leads to /upload and /cart and counts the pieces in the cart', async ({ page }) => {
  const item = { productID: 'p', title: 't', description: '', image: '', price: 1, metadata: {} };
  await seedStores(page, {
    cartStore: {
      items: [
        { ...item, id: 'ci_0', quantity: 2 },
        { ...item, id: 'ci_1', quantity: 5 },
      ],
      version: 1,
    },
    mspStore: { mspID: '1', version: 1 },
  });
  await page.goto('/app/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /Cart.*7/ })).toBeVisible();
  await bar.getByRole('link', { name: 'Get Your QuickQuote' }).click();
  await expect(page).toHaveURL(/\/app\/upload/);
  await bar.getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL(/\/app\/cart/);
});

test('NAV-10 the footer has a copyright line and the configured legal links', async ({ page, request }) => {
  const { links } = await (await request.get('/app/config.json')).json();
  await page.goto('/app/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/(©|Copyright)/);
  await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', links.terms);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', links.privacy);
});
