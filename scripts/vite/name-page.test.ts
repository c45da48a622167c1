import { expect, test } from 'vitest';
import { namePage } from './name-page.ts';

const HTML = `<title>Shop</title>
<meta name="description" content="" />
<link rel="canonical" href="https://public-url.invalid/app/" />
<meta property="og:title" content="" />
<meta property="og:description" content="" />
<meta property="og:url" content="https://public-url.invalid/app/" />
<meta property="og:image" content="https://public-url.invalid/app/social.png" />`;
const OUTLINE = '<title>Upload – A &amp; $& B</title><meta name="description" content="Drop &quot;it&quot;."/><h1>Upload</h1>';

test('a page says in its head what it is and where, without any script', () => {
  expect(namePage(HTML, OUTLINE, '/upload')).toEqual({
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
  expect(() => namePage(HTML, '<h1>Upload</h1>', '/upload')).toThrow('no title');
});
