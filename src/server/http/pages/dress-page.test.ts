import { expect, test } from 'vitest';
import { luminanceOf, parseColor } from '#domain/shop/tint.ts';
import { dressPage } from './dress-page.ts';
import type { Front } from './front.ts';

const TOLD = { receipts: 'price', isInstant: true, filesStay: false, ordersAtOnce: false, appName: 'B & C', logoURL: null } as const;
const PLAIN: Front = { told: { ...TOLD, storefront: null }, accentColor: null, logo: null };
const LOGO = `${'l'.repeat(22)}.webp`;
const PAGE = `<!doctype html><head>
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#1a2022" media="(prefers-color-scheme: dark)" />
    <title>Instant prices – {{appName}}</title>
    <meta name="description" content="Upload a file.">
    <meta property="og:title" content="Instant prices – {{appName}}">
    <meta property="og:description" content="Upload a file.">
    <link rel="icon" href="/app/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/app/favicon.png" type="image/png" sizes="48x48" />
    <link rel="apple-touch-icon" href="/app/apple-touch-icon.png" />
  </head><h1 tabindex="-1"><span>Upload a part. </span><span>See its price.</span></h1><p class="lead" data-introduction="true">{{appName}} measures it.</p>`;
const URL = 'https://q.example';
const speak = (headline: string, introduction: string): Front => ({
  ...PLAIN,
  told: { ...TOLD, storefront: { headline, introduction, pages: [] } },
});

test('SHOP-17 a page of an installation without a look of its own keeps the product’s icons, colors and words', () => {
  const page = dressPage(PAGE, '/', PLAIN, URL);
  expect(page).toBe(PAGE.replaceAll('{{appName}}', 'B &amp; C'));
});

test('SHOP-17 LOOK-12 the shop’s logo stands beside the title, and the browser’s bar has a shade of its color, on which white is read', () => {
  const page = dressPage(PAGE, '/upload', { ...PLAIN, accentColor: '#ffd400', logo: LOGO }, URL);
  expect(page.match(/rel="(?:apple-touch-)?icon" href="[^"]*"/g)).toEqual([
    'rel="icon" href="/app/icon.png?llllllll"',
    'rel="apple-touch-icon" href="/app/icon.png?llllllll"',
  ]);
  const colors = [...page.matchAll(/name="theme-color" content="(#[0-9a-f]{6})" media="\(prefers-color-scheme: (\w+)\)"/g)];
  expect(colors.map(([, , scheme]) => scheme)).toEqual(['light', 'dark']);
  for (const [, color = ''] of colors) expect(1.05 / (luminanceOf(parseColor(color)) + 0.05)).toBeGreaterThan(4.5);
  expect(page).toContain('See its price.');
});

test('SHOP-17 the start page is painted with the shop’s headline and introduction, which are text; no other page is', () => {
  const page = dressPage(PAGE, '/', speak('Turned <b> "parts" $&', 'First line.\nSecond </p><script>'), URL);
  const headline = 'Turned &lt;b&gt; &quot;parts&quot; $&amp;';
  expect(page).toContain(`<title>${headline} – B &amp; C</title>`);
  expect(page).toContain(`<meta property="og:title" content="${headline} – B &amp; C">`);
  expect(page).toContain(`<h1 tabindex="-1"><span>${headline} </span></h1>`);
  expect(page.match(/escription" content="First line. Second &lt;\/p&gt;&lt;script&gt;">/g)).toHaveLength(2);
  expect(page).toContain('data-introduction="true">First line.\nSecond &lt;/p&gt;&lt;script&gt;</p>');
  expect(page).not.toMatch(/<script|Upload a part|See its price|measures it/);
  expect(dressPage(PAGE, '/upload', speak('Turned', 'parts'), URL)).toContain('See its price.');
  expect(dressPage(PAGE, '/', speak('', ''), URL)).toBe(dressPage(PAGE, '/', PLAIN, URL));
});
