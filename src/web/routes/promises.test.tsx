// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WebConfig } from '#contract/web-config.ts';
import { renderPage } from '#test/support/render-page.tsx';
import { Pitch } from '../features/account/pitch.tsx';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { AboutPage } from '../features/home/about-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';

const OPTIONS = { timeout: 15_000 };
/** What only a shop that shows whole receipts may say. */
const RECEIPTS = /receipt|black box|formula|came about|price, and why|costs and why/i;

async function read(page: () => React.ReactNode, receipts: 'price' | 'groups' | 'full', config: Partial<WebConfig> = {}) {
  await renderPage(page, 'about', { receipts, ...config });
  await screen.findAllByText(/./, {}, OPTIONS);
  const said = document.body.textContent ?? '';
  const example = within(document.body).queryByRole('figure', { name: 'An example' })?.textContent ?? '';
  cleanup();
  return { said, example };
}

test('PRC-09 a shop that shows the price alone promises no receipt on home, About and where files are uploaded, and shows no margin of its example', async () => {
  const home = await read(() => <HomePage />, 'price');
  expect(home.said).not.toMatch(RECEIPTS);
  expect(home.example).not.toContain('Margin');
  expect(home.example).toContain('Price each');
  expect((await read(() => <AboutPage />, 'price')).said).not.toMatch(RECEIPTS);
  expect((await read(() => <Pitch />, 'price')).said).not.toMatch(RECEIPTS);
  expect((await read(() => <UploadPage />, 'price')).said).not.toMatch(RECEIPTS);
});

test('PRC-09 one that shows groups promises groups, one that shows all promises the receipt', async () => {
  const groups = await read(() => <HomePage />, 'groups');
  expect(groups.said).toContain('See what you pay for');
  expect(groups.said).not.toMatch(/black box|formula/i);
  const full = await read(() => <HomePage />, 'full');
  expect(full.said).toMatch(/Every price comes with its receipt.*Every step with its formula.*No black box/s);
  expect(full.example).toContain('Margin');
  expect((await read(() => <AboutPage />, 'full')).said).toContain('on the receipt, with its formula');
  expect((await read(() => <Pitch />, 'full')).said).toContain('how it came about');
});

/** What only a shop may say whose prices hold without a look of its team. */
const INSTANT = /price at once|priced at once|priced? .{0,10}while you watch|without the wait|priced in seconds|instant price/i;

test('SHOP-17 a shop that confirms every price itself promises no instant price on home, About, contact, join and where files are uploaded', async () => {
  const pages = [() => <HomePage />, () => <AboutPage />, () => <ContactPage />, () => <Pitch />, () => <UploadPage />];
  for (const page of pages) expect((await read(page, 'full', { isInstant: false })).said).not.toMatch(INSTANT);
  const said = (await read(() => <HomePage />, 'price', { isInstant: false })).said;
  expect(said).toMatch(/See an estimate at once.*We confirm every price.*A person looks at every part/s);
  expect(said).not.toContain('Human review when it matters');
  const instant = await Promise.all([(await read(() => <HomePage />, 'price')).said, (await read(() => <UploadPage />, 'price')).said]);
  for (const words of instant) expect(words).toMatch(INSTANT);
});

test('SHOP-17 that nothing is ordered here is said only where nothing can be ordered without a look of the shop', async () => {
  const closed = (await read(() => <AboutPage />, 'price')).said;
  expect(closed).toContain('Nothing is ordered and nothing is paid here.');
  expect(closed).not.toContain('Order now');
  const open = (await read(() => <AboutPage />, 'price', { ordersAtOnce: true })).said;
  expect(open).toMatch(/Nothing is paid here\..*“Order now”.*binds both sides at once/s);
  expect(open).not.toContain('Nothing is ordered');
});

test('SHOP-17 LOOK-03 that files stay in the browser is said only by a shop that leaves them there', async () => {
  const stays = (await read(() => <AboutPage />, 'price', { filesStay: true })).said;
  expect(stays).toContain('They stay in your browser, which measures them, until you send a request.');
  const sent = (await read(() => <AboutPage />, 'price')).said;
  expect(sent).toContain('They are stored on the installation you uploaded them to');
  expect(sent).not.toContain('stay in your browser');
});

test('SHOP-17 home says what the shop has written in place of the product’s own words, as text', async () => {
  const storefront = { headline: 'Turned <b>parts</b>', introduction: 'From bar stock.\nIn a week.', pages: [] };
  const { said } = await read(() => <HomePage />, 'price', { storefront });
  expect(said).toContain('Turned <b>parts</b> From bar stock.\nIn a week.');
  expect(said).not.toContain('See its price at once');
  const half = (await read(() => <HomePage />, 'price', { storefront: { ...storefront, introduction: '' } })).said;
  expect(half).toMatch(/Turned <b>parts<\/b> QuickQuote measures your CAD file/);
});
