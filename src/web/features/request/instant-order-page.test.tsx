// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { sampleOrder } from '#test/support/sample-quotes.ts';
import { beginWithCart, NAME } from '#test/support/sending-page.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { InstantOrderPage } from './instant-order-page.tsx';

beginWithCart();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('SHOP-13 an empty cart has nothing to order, and leads to where parts are uploaded', async () => {
  useCartStore.setState({ items: [] });
  stubCalls({ getName: () => NAME });
  await renderPage(InstantOrderPage, 'order');
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload parts' }).getAttribute('href')).toContain('/upload?msp_id=1');
});

test('SHOP-13 prices that could not be loaded are asked for again; nothing can be ordered before', async () => {
  let isDown = true;
  stubCalls({
    getName: () => NAME,
    priceRequest: () => (isDown ? new Response('{}', { status: 500 }) : sampleOrder()),
  });
  await renderPage(InstantOrderPage, 'order');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The prices could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Order for/ })).toBeNull();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'This order needs a look first' })).toBeDefined();
});

test('SHOP-13 what the shop wants to see first leads to a request, and is not ordered here', async () => {
  stubCalls({ getName: () => NAME, priceRequest: () => sampleOrder() });
  await renderPage(InstantOrderPage, 'order');
  expect((await screen.findByRole('link', { name: 'Request a quote' })).getAttribute('href')).toContain('/submit');
  expect(screen.queryByRole('button', { name: /^Order for/ })).toBeNull();
});
