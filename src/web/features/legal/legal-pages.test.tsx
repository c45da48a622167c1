// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { Footer } from '../../product/frame/footer.tsx';
import { ImprintPage, PrivacyPage, TermsPage } from './legal-pages.tsx';

const TERMS = { version: 2, on: '2026-11-27', text: '# 1. Scope\nThese terms count.' };
const IMPRINT = {
  ...{ name: 'Muster GmbH', address: ['Hauptstr. 5', '20095 Hamburg'], email: 'mail@muster.example', website: 'https://muster.example' },
  ...{ directors: 'Mia Muster', registration: 'HRB 1', vatId: 'DE123456789', text: 'Responsible: Mia.' },
};

function write(pages: { terms?: unknown; privacy?: unknown; imprint?: unknown }): void {
  stubCalls({ getShopPages: () => ({ terms: null, privacy: null, imprint: null, ...pages }) });
}

test('SHOP-17 the pages show what the shop has written, terms with the day from which they count', async () => {
  write({ terms: TERMS, privacy: 'We keep nothing.', imprint: IMPRINT });
  await renderPage(() => <TermsPage />, 'terms');
  expect(await screen.findByRole('heading', { level: 2, name: '1. Scope' })).toBeDefined();
  expect(screen.getByText('As of Nov 27, 2026')).toBeDefined();
  cleanup();
  await renderPage(() => <PrivacyPage />, 'privacy');
  expect(await screen.findByText('We keep nothing.')).toBeDefined();
  cleanup();
  await renderPage(() => <ImprintPage />, 'imprint');
  const address = await screen.findByText(/Muster GmbH/);
  expect(address.textContent).toBe('Muster GmbH\nHauptstr. 5\n20095 Hamburg');
  for (const words of ['Mia Muster', 'HRB 1', 'DE123456789', 'Responsible: Mia.']) expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
  ['imprint', ImprintPage],
] as const)('SHOP-17 where nothing was written for it, /%s is no page', async (name, Shown) => {
  write({});
  await renderPage(() => <Shown />, name);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
});

test('SHOP-17 NAV-10 the footer leads to the pages that the shop has written, and else where the installation says', async () => {
  const linksOf = async (pages: readonly ('terms' | 'privacy' | 'imprint')[] | null) => {
    await renderPage(() => <Footer />, 'about', { storefront: pages && { headline: '', introduction: '', pages: [...pages] } });
    const links = screen.getAllByRole('link', { name: /Terms and Conditions|Privacy Policy|Legal Notice/ });
    const found = links.map((link) => link.getAttribute('href'));
    cleanup();
    return found;
  };
  expect(await linksOf(null)).toEqual(['#terms', '#privacy']);
  expect(await linksOf([])).toEqual(['#terms', '#privacy']);
  expect(await linksOf(['terms', 'imprint'])).toEqual(['/app/terms?msp_id=1', '#privacy', '/app/imprint?msp_id=1']);
  expect(await linksOf(['privacy'])).toEqual(['#terms', '/app/privacy?msp_id=1']);
});
