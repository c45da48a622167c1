// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#test/support/render-page.tsx';
import { Pitch } from '../features/account/pitch.tsx';
import { AboutPage } from '../features/home/about-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { UploadPage } from '../features/upload/upload-page.tsx';

afterEach(cleanup);

const OPTIONS = { timeout: 15_000 };
/** What only a shop that shows whole receipts may say. */
const RECEIPTS = /receipt|black box|formula|came about|price, and why|costs and why/i;

async function read(page: () => React.ReactNode, receipts: 'price' | 'groups' | 'full') {
  await renderPage(page, 'about', { receipts });
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
