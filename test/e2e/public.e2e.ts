import sharp from 'sharp';
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

const PAGES = [
  ['/app/', 'Instant prices for made-to-order parts'],
  ['/app/about', 'About'],
  ['/app/contact', 'Contact Us'],
  ['/app/roi-calculator', 'ROI Calculator'],
  ['/app/upload', 'Upload Part'],
] as const;
test('GEN-01 each page says in its head what it is, to those too who run no scripts', async ({ request, baseURL }) => {
  for (const [path, title] of PAGES) {
    const head = await (await request.get(`${path}?msp_id=1`)).text();
    const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(head)?.[1];
    expect(/<title>([^<]*)/.exec(head)?.[1]).toBe(`${title} – QuickQuote`);
    expect(content('description')?.length).toBeGreaterThan(40);
    expect(content('og:title')).toBe(`${title} – QuickQuote`);
    expect(content('og:description')).toBe(content('description'));
    expect(content('og:url')).toBe(`${baseURL}${path}`);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]).toBe(`${baseURL}${path}`);
  }
});

test('GEN-01 icons, the picture for link previews and the word to robots are there', async ({ request, baseURL }) => {
  const head = await (await request.get('/app/')).text();
  const addresses = [
    ...head.matchAll(/<(?:link rel="(?:icon|apple-touch-icon)"|meta property="og:image")[^>]* (?:href|content)="([^"]+)"/g),
  ];
  expect(addresses).toHaveLength(4);
  for (const [, address = ''] of addresses) {
    const url = new URL(address, baseURL);
    expect(url.origin).toBe(baseURL);
    const answer = await request.get(url.href);
    expect(answer.headers()['content-type']).toMatch(/^image\/(png|svg\+xml)$/);
    if (address.includes('social')) expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
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
