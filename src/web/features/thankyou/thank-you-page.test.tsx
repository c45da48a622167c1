// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { ThankYouPage } from './thank-you-page.tsx';

const requestKey = 'k'.repeat(22);

beforeEach(() => useMspStore.getState().setMspId('1'));

function stubWebsite(mspWebsite: string): void {
  stubCalls({ getNameAndWebsite: () => ({ success: true, manufacturingServiceProviderName: 'Demo Manufacturing', mspWebsite }) });
}

test('SUB-08 the page thanks, says that the team will review, invites feedback and leads back', async () => {
  stubWebsite('https://demo.example.com');
  await renderPage(ThankYouPage, 'thankyou', {}, { requestKey });
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for submitting your request!' })).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Return to Demo Manufacturing website' });
  expect(link.getAttribute('href')).toBe('https://demo.example.com');
  expect(screen.getByText(/The team at Demo Manufacturing will review your files/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send us your feedback' }).getAttribute('href')).toBe('mailto:support@example.com');
});

test('SUB-08 a website that is no web address is not linked', async () => {
  stubWebsite('javascript:alert(1)');
  await renderPage(ThankYouPage, 'thankyou', {}, { requestKey });
  await screen.findByText(/The team at Demo Manufacturing/);
  expect(screen.queryByRole('link', { name: /Return to/ })).toBeNull();
});

test('SUB-08 without an answer the page still thanks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({});
  await renderPage(ThankYouPage, 'thankyou', {}, { requestKey });
  expect(await screen.findByText(/your Manufacturing Service Provider will review/)).toBeDefined();
});

test('S-37 a customer to whom no confirmation goes is told so', async () => {
  stubWebsite('https://demo.example.com');
  await renderPage(ThankYouPage, 'thankyou', {}, { confirmation: 'withheld', requestKey });
  expect(await screen.findByText(/Your request has arrived. Your address has had several confirmations/)).toBeDefined();
  expect(screen.queryByText(/on its way to your inbox/)).toBeNull();
});

test('DESK-09 the page links to where the request is followed, and has the link to be copied', async () => {
  stubWebsite('https://demo.example.com');
  await renderPage(ThankYouPage, 'thankyou', {}, { requestKey });
  const link = await screen.findByRole('link', { name: 'Follow your request' });
  expect(link.getAttribute('href')).toBe(`/app/request/${requestKey}`);
  expect(screen.getByLabelText<HTMLInputElement>('Link to your request').value).toMatch(
    new RegExp(`^https?://[^/]+/app/request/${requestKey}$`),
  );
});

test('SUB-08 whoever has sent nothing is not thanked, and finds the way to the cart', async () => {
  stubWebsite('https://demo.example.com');
  useCartStore.setState({ items: [sampleItem()] });
  await renderPage(ThankYouPage, 'thankyou');
  expect(await screen.findByRole('heading', { level: 1, name: 'No request was sent from here' })).toBeDefined();
  expect(screen.queryByText(/Thank you/)).toBeNull();
  expect(screen.queryByLabelText('Link to your request')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Cart' }).getAttribute('href')).toBe('/app/cart?msp_id=1');
});

test('SUB-08 with nothing sent and an empty cart the page speaks of no files, and leads to the upload', async () => {
  stubWebsite('https://demo.example.com');
  await renderPage(ThankYouPage, 'thankyou');
  expect(await screen.findByText('Your cart is empty. Upload your parts to see their prices.')).toBeDefined();
  expect(screen.queryByText(/are waiting in your cart/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Upload parts' }).getAttribute('href')).toBe('/app/upload?msp_id=1');
});
