import type { Page } from '@playwright/test';
import { expect, seedStores, test } from '#test/support/e2e.ts';

const HEADINGS = [
  ['/app/', 'Upload a part. See its price at once.'],
  ['/app/upload', 'Upload Part'],
  ['/app/quote', 'Your QuickQuote'],
  ['/app/roi-calculator', 'What does quoting cost you?'],
] as const;

test.use({ awaitsApp: false });

/** Where the mark, the bar's links and the heading stand, and how they look. */
function readLooks(page: Page) {
  return page.locator('nav a, nav button, h1').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      return { text: element.textContent, x, y, width, height, color, fontSize, fontWeight };
    }),
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page says that it needs them', async ({ page }) => {
    await page.goto('/app/upload');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(page.locator('h1')).toHaveText('Upload Part');
  });
});

for (const [path, heading] of HEADINGS) {
  test(`${path} shows its bar and heading before the app runs, where and as the app shows them`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toHaveText(heading);
    // Not yet to be operated, nor read out: the app will say the same once more.
    await expect(page.locator('[inert] h1')).toHaveCount(1);
    const before = await readLooks(page);
    release();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The provider's name, which comes later still, may need a second line.
    const below = path === '/app/upload' ? before.length - 1 : before.length;
    expect((await readLooks(page)).slice(0, below)).toEqual(before.slice(0, below));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('a visitor who chose other colours than the system sees them from the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  await page.route('**/*.js', () => {});
  // Scripts that never come may keep the page from ever being loaded.
  await page.goto('/app/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(220, 227, 229)');
});

test('what lies in the cart is not guessed before the app runs', async ({ page }) => {
  await seedStores(page, {});
  await page.route('**/*.js', () => {});
  await page.goto('/app/quote', { waitUntil: 'commit' });
  // Nothing is missing from a page that has not come yet.
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('0 items')).toBeHidden();
  await expect(page.getByText('No parts are selected')).toHaveCount(0);
});

test('the styles that stand in the page are not fetched again', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/app/upload');
  await page.waitForLoadState('networkidle');
  const inPage = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(inPage).toHaveLength(1);
  expect(fetched).not.toContain(inPage[0]);
});
