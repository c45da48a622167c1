import { partCard } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';

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
