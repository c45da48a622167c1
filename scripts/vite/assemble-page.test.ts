import { expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';
import { namePage } from './name-page.ts';
import { pickRules } from './pick-rules.ts';

const HTML = `<!doctype html>
<html>
  <head>
    <title>Shop</title>
    <link rel="icon" href="/app/favicon.svg" />
    <script type="module" crossorigin src="/app/assets/main.js"></script>
    <script type="module" crossorigin src="/app/assets/base.js"></script>
    <link rel="stylesheet" crossorigin href="/app/assets/main.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const STYLES: Readonly<Record<string, string>> = { '/app/assets/main.css': 'b{c:d}', '/app/assets/own.css': '.own{e:f}.other{g:h}' };
const parts = {
  html: HTML,
  outline: '<style data-x="y">:root{i:j}</style><h1 class="own">Upload $& more</h1>',
  readStyles: (href: string) => STYLES[href] ?? '',
  script: "start('$1')",
  files: ['/app/assets/base.js', '/app/assets/own.js', '/app/assets/own.css', '/app/assets/main.css'],
};

test('a page shows its outline in its own styles, fetches what the app needs, and runs nothing of it yet', () => {
  const page = assemblePage(parts);
  expect(page).toContain('<div id="root"><div class="outline" inert><h1 class="own">Upload $& more</h1></div></div>');
  expect(page).toContain('<style>b{c:d}</style>');
  expect(page).toContain('<style>.own{e:f}\n:root{i:j}</style>');
  expect(page).toContain("<script>start('$1')</script>");
  const [, template = ''] = /<template id="app">(.*?)<\/template>/s.exec(page) ?? [];
  expect(template).toBe(
    '<link rel="stylesheet" href="/app/assets/main.css" disabled>' +
      '<script type="module" crossorigin src="/app/assets/main.js"></script>' +
      '<script type="module" crossorigin src="/app/assets/base.js"></script>',
  );
  expect([...page.replace(template, '').matchAll(/<(?:link|script)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<link rel="icon" href="/app/favicon.svg" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/app/assets/main.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/app/assets/base.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/app/assets/own.js">',
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/app/assets/own.css">',
    '<script>',
  ]);
});

test('a page of another make is not passed on half done', () => {
  expect(() => assemblePage({ ...parts, html: HTML.replace('<div id="root">', '<div id="root"> ') })).toThrow('has no');
});

test('LOOK-12 the first font of its styles is fetched at once, so that its first picture has it', () => {
  const styles = '@font-face{src:url(/app/assets/latin.woff2)}@font-face{src:url(/app/assets/more.woff2)}';
  const page = assemblePage({ ...parts, readStyles: () => styles });
  expect(page).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/app/assets/latin.woff2">');
  expect(page.match(/as="font"/g)).toHaveLength(1);
});

test('only rules of classes that occur are kept, in their order and with what surrounds them', () => {
  const styles = '.a{x:1}.b{x:2}.a .b,.a:hover{x:3}.c .a{x:4}p{x:5}@media (min-width:1px){.a.b{x:6}.c{x:7}}@media print{.c{x:8}}';
  expect(pickRules(styles, '<p class="a"></p>')).toBe('.a{x:1}.a .b,.a:hover{x:3}p{x:5}');
  expect(pickRules(styles, '<p class="x b"></p><i class="a"></i>')).toContain('p{x:5}@media (min-width:1px){.a.b{x:6}}');
});

const HEAD = `<title>Shop</title>
<meta name="description" content="" />
<link rel="canonical" href="https://public-url.invalid/app/" />
<meta property="og:title" content="" />
<meta property="og:description" content="" />
<meta property="og:url" content="https://public-url.invalid/app/" />
<meta property="og:image" content="https://public-url.invalid/app/social.png" />`;
const UPLOAD = '<title>Upload – A &amp; $& B</title><meta name="description" content="Drop &quot;it&quot;."/><h1>Upload</h1>';

test('a page says in its head what it is and where, without any script', () => {
  expect(namePage(HEAD, UPLOAD, '/upload')).toEqual({
    html: `<title>Upload – A &amp; $& B</title>
<meta name="description" content="Drop &quot;it&quot;." />
<link rel="canonical" href="https://public-url.invalid/app/upload" />
<meta property="og:title" content="Upload – A &amp; $& B" />
<meta property="og:description" content="Drop &quot;it&quot;." />
<meta property="og:url" content="https://public-url.invalid/app/upload" />
<meta property="og:image" content="https://public-url.invalid/app/social.png" />`,
    outline: '<h1>Upload</h1>',
  });
});

test('a page without a title of its own is not passed on', () => {
  expect(() => namePage(HEAD, '<h1>Upload</h1>', '/upload')).toThrow('no title');
});
