import { expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { luminanceOf, parseColor } from '#domain/shop/tint.ts';
import { brandOf, PLAIN_BRAND } from './mail-brand.ts';
import { renderMail } from './render-mail.ts';
import { NO_FOOT } from './speaks-freely.ts';
import { listFew, tellFew } from './tell-few.ts';

const SHOP = {
  ...DEMO_PROVIDER,
  name: 'Ada & Sons',
  accentColor: '#ffd400',
  logoUrl: `https://quotes.example.com/img/${'l'.repeat(22)}.webp`,
};

test('LOOK-12 a mail bears the name, the logo and a shade of the accent of its shop on which white is read', () => {
  const brand = brandOf({ provider: SHOP, signUp: 'invited', foot: NO_FOOT });
  const { html } = renderMail([{ kind: 'link', text: 'See your request', url: 'https://quotes.example.com/app/request/k' }], 'en', brand);
  expect(html).toContain('Ada &amp; Sons');
  expect(html).toContain(`<img src="cid:logo.${'l'.repeat(22)}.webp"`);
  expect(html).toContain(`background:${brand.color};color:#ffffff;font-weight:600;text-decoration:none">See your request</a>`);
  // WCAG 2.2, contrast ratio.
  expect(1.05 / (luminanceOf(parseColor(brand.color)) + 0.05)).toBeGreaterThan(4.5);
});

const FOOT = {
  text: 'Ada & Sons\nHauptstr. 1',
  pages: [{ page: 'terms', url: 'https://quotes.example.com/app/terms?msp_id=1&a=b' }],
} as const;

test('SHOP-17 a mail ends with what its shop ends its mails with and with the pages it has written, as text that nobody reads as HTML', () => {
  const brand = brandOf({ provider: SHOP, signUp: 'invited', foot: { ...FOOT, text: `${FOOT.text}<b>` } });
  const { html, text } = renderMail([{ kind: 'heading', text: 'News' }], 'de', brand);
  expect(text).toBe(`Ada & Sons\n\nNews\n\n-- \n${FOOT.text}<b>\n\nAGB: ${FOOT.pages[0].url}\n`);
  expect(html).toContain('Ada &amp; Sons\nHauptstr. 1&lt;b&gt;');
  expect(html).toContain(`<a href="https://quotes.example.com/app/terms?msp_id=1&amp;a=b" style="color:${brand.color}">AGB</a>`);
  const plain = renderMail([{ kind: 'heading', text: 'News' }], 'de', brandOf({ provider: SHOP, signUp: 'invited', foot: NO_FOOT }));
  expect(plain.text).toBe('Ada & Sons\n\nNews\n');
});

test('S-37 LOOK-12 where anybody may open shops a mail bears nothing that a shop could choose', () => {
  expect(brandOf({ provider: { ...SHOP, id: '7' }, signUp: 'open', foot: FOOT })).toBe(PLAIN_BRAND);
  expect(
    brandOf({ provider: { ...SHOP, logoUrl: 'https://elsewhere.example.com/logo.png' }, signUp: 'invited', foot: NO_FOOT }).logo,
  ).toBeNull();
});

test('LOOK-12 of two hundred lines a mail tells five, and how many more there are', () => {
  const lines = Array.from({ length: 200 }, (_, n) => `part-${n + 1}.step`);
  const tell = (title: string) => ({ kind: 'item', title, link: null, facts: [] }) as const;
  const { text } = renderMail(tellFew(lines, 'en', tell), 'en');
  expect(text).toContain('part-5.step');
  expect(text).not.toContain('part-6.step');
  expect(text).toContain('… and 195 more lines.');
  expect(renderMail(tellFew(lines, 'de', tell), 'de').text).toContain('… und 195 weitere Positionen.');
  expect(tellFew(lines.slice(0, 5), 'en', tell)).toHaveLength(5);
  expect(listFew(lines, 'en', (line) => [line, '1']).at(-1)).toEqual(['…', 'and 195 more']);
});

test('LOOK-12 the plain text says what the HTML says', () => {
  const { text, html } = renderMail(
    [
      { kind: 'heading', text: 'Your quote' },
      { kind: 'item', title: '1. knob.stl', link: 'https://quotes.example.com/f', facts: [['Quantity', '3']] },
      { kind: 'note', text: 'Not yours?' },
    ],
    'en',
  );
  expect(text).toBe('Your quote\n\n1. knob.stl\nFile: https://quotes.example.com/f\nQuantity: 3\n\nNot yours?\n');
  for (const words of ['Your quote', '1. knob.stl', 'https://quotes.example.com/f', 'Quantity', 'Not yours?'])
    expect(html).toContain(words);
});
