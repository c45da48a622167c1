import { partCard } from '#test/support/customer.ts';
import { expect, seedParts, test } from '#test/support/e2e.ts';

test('GEN-01 / and /app lead to /app/, and every asset is loaded from under it', async ({ page, request, baseURL }) => {
  const paths: string[] = [];
  page.on('request', (asked) => paths.push(new URL(asked.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL}/app/`);
  expect(paths.filter((path) => path !== '/' && !/^\/(app|api|img)(\/|$)/.test(path))).toEqual([]);
  expect((await request.get('/app')).url()).toBe(`${baseURL}/app/`);
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

test('NAV-02 NAV-03 About and the not-found page are loaded only when they are wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  const scripts = (name: RegExp) => fetched.filter((path) => name.test(path) && path.endsWith('.js'));
  await page.goto('/app/wip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts(/about-page|not-found-page/)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About / })).toBeFocused();
  expect(scripts(/about-page/)).not.toEqual([]);
  expect(scripts(/not-found-page/)).toEqual([]);
  await page.goto('/app/no/such/page');
  await expect(page.getByText(/not found|no such page|does not exist/i).first()).toBeVisible();
  expect(scripts(/not-found-page/)).not.toEqual([]);
});
