import { expect, fetchNothingAhead, test } from '#test/support/e2e.ts';

test('NAV-03 the start page welcomes, shows an example and leads on', async ({ page }) => {
  await page.goto('/app/');
  await expect(page.getByText('This is the welcome page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload a part. See its price at once.' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'An example' })).toContainText('$8.40');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Open the calculator' })).toHaveAttribute('href', '/app/roi-calculator');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/app/contact');
  await main.getByRole('link', { name: 'Upload a part' }).click();
  await expect(page).toHaveURL(/\/app\/upload/);
});

test('NAV-03 /about is fetched only when it is wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await page.goto('/app/wip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((url) => /about-page/.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About / })).toBeFocused();
  expect(fetched.filter((url) => /about-page.*\.js$/.test(url))).not.toEqual([]);
});

const PAGES = [
  ['/app/', 'Instant prices for made-to-order parts'],
  ['/app/about', 'About'],
  ['/app/contact', 'Contact Us'],
  ['/app/roi-calculator', 'ROI Calculator'],
  ['/app/upload', 'Upload Part'],
] as const;
for (const [path, title] of PAGES) {
  test(`GEN-01 ${path} says in its head what it is`, async ({ page, baseURL }) => {
    await page.goto(`${path}?msp_id=1`);
    await expect(page).toHaveTitle(`${title} – QuickQuote`);
    const content = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect((await content('description'))?.length).toBeGreaterThan(40);
    expect(await content('og:title')).toBe(`${title} – QuickQuote`);
    expect(await content('og:description')).toBe(await content('description'));
    expect(await content('og:url')).toBe(`${baseURL}${path}`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}${path}`);
  });
}

test('GEN-01 icons, the picture for link previews and the word to robots are there', async ({ page, request, baseURL }) => {
  await page.goto('/app/');
  const addresses = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? ''));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const url = new URL(address, baseURL);
    expect(url.origin).toBe(baseURL);
    expect((await request.get(url.href)).headers()['content-type']).toMatch(/^image\/(png|svg\+xml)$/);
  }
  const size = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    addresses.find((address) => address.includes('social')) ?? '',
  );
  expect(size).toEqual([1200, 630]);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^User-agent: \*\n/);
});

test('a page names its files early, and none of them twice', async ({ page, request }) => {
  const text = await (await request.get('/app/upload')).text();
  const scripts = [...text.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toContainEqual(expect.stringMatching(/assets\/upload-page-/));
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await fetchNothingAhead(page);
  await page.goto('/app/upload');
  await page.waitForLoadState('networkidle');
  for (const path of scripts) expect(fetched.filter((asked) => asked === path)).toHaveLength(1);
  expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(scripts.length);
});
