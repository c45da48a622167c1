// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { sampleLine, sampleOrder } from '#test/support/sample-quotes.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { CartPage } from './cart-page.tsx';

/** Answers the page's calls; unless told otherwise it gets no new prices, and waits for what the request comes to. */
const stubPage = (calls: Parameters<typeof stubCalls>[0]) =>
  stubCalls({ getQuoteList: () => ({ success: true, quoteList: [] }), priceRequest: () => new Promise(() => {}), ...calls });

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  stubPage({});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  useCartStore.setState({ items: [] });
});

const stored = () => JSON.parse(localStorage.getItem('cartStore') ?? '{}') as { items: unknown[] };
const quantityField = () => screen.getByRole('spinbutton', { name: 'Quantity of bracket.step' });

test('CART-01 an empty cart says so and leads to the upload', async () => {
  await renderPage(CartPage, 'cart');
  expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeDefined();
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload Parts' }).getAttribute('href')).toBe('/upload?msp_id=1');
});

test('CART-02 CART-04 a filled cart shows items, subtotal, count and the way to check out', async () => {
  useCartStore.getState().addItem(sampleItem());
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', quantity: 2, price: 0.1 }));
  await renderPage(CartPage, 'cart');
  expect(within(screen.getByRole('article', { name: 'bracket.step' })).getByText('$37.05')).toBeDefined();
  const summary = within(screen.getByRole('complementary'));
  expect(summary.getByText('$37.25')).toBeDefined();
  expect(summary.getByText('5 items')).toBeDefined();
  expect(summary.getByRole('link', { name: 'Check Out' }).getAttribute('href')).toBe('/submit?msp_id=1');
});

test('CART-02 an item without an instant quote carries an asterisk, one without a price says so', async () => {
  const specifications = { ...sampleItem().metadata.specifications, isInstantQuote: false };
  useCartStore.getState().addItem(sampleItem({ metadata: { specifications } }));
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', price: 0, metadata: { specifications } }));
  await renderPage(CartPage, 'cart');
  expect(screen.getByRole('article', { name: 'bracket.step' }).textContent).toContain('$37.05*');
  expect(screen.getByRole('article', { name: 'lid.stl' }).textContent).toContain('On review*');
});

/** An item that provider 7 has quoted, while the visitor deals with provider 1. */
const foreignItem = () =>
  sampleItem({ id: 'Foreig', title: 'foreign.stl', metadata: { specifications: { ...sampleItem().metadata.specifications, mspID: '7' } } });

test('CART-02 NAV-08 an item that another provider has quoted is marked, does not count, and can only be removed', async () => {
  useCartStore.getState().addItem(sampleItem());
  useCartStore.getState().addItem(foreignItem());
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('article', { name: 'foreign.stl' }));
  expect(row.getByText(/From another provider/)).toBeDefined();
  expect(row.getByRole('link', { name: 'Go to that provider' }).getAttribute('href')).toBe('/upload?msp_id=7');
  expect(row.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole('complementary').textContent).toContain('3 items');
  expect(screen.getByRole('complementary').textContent).toContain('$37.05');
  await userEvent.click(screen.getByRole('button', { name: 'Remove bracket.step' }));
  expect(screen.queryByRole('link', { name: 'Check Out' })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Remove foreign.stl' }));
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
});

test('CART-02 NAV-08 with the provider that quoted it an item counts again', async () => {
  useMspStore.getState().setMspId('7');
  useCartStore.getState().addItem(foreignItem());
  await renderPage(CartPage, 'cart');
  expect(screen.queryByText(/From another provider/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Check Out' }).getAttribute('href')).toBe('/submit?msp_id=7');
});

test('S-30 CART-02 an item whose part was deleted by age says so, does not count, and can only be removed', async () => {
  const asked: StubbedFields[] = [];
  stubPage({
    checkParts: (fields) => {
      asked.push(fields);
      return { success: true, goneIDs: ['part-1'] };
    },
  });
  useCartStore.getState().addItem(sampleItem());
  const kept = { ...sampleItem().metadata.specifications, partID: 'part-2' };
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', quantity: 2, metadata: { specifications: kept } }));
  await renderPage(CartPage, 'cart', { keepPartsDays: 30 });
  const row = within(screen.getByRole('article', { name: 'bracket.step' }));
  expect(await row.findByText('This file was deleted after 30 days. Upload it again to price it.')).toBeDefined();
  expect(row.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole('complementary').textContent).toContain('2 items');
  expect(asked[0]?.['partIDs']).toBe('["part-1","part-2"]');
  expect(stored().items).toMatchObject([{ metadata: { specifications: { isDeleted: true } } }, { metadata: { specifications: kept } }]);
  await userEvent.click(row.getByRole('button', { name: 'Remove bracket.step' }));
  expect(screen.queryByText(/was deleted/)).toBeNull();
});

test('S-30 where files are kept for good the server is not asked for them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubPage({ checkParts: () => new Response('{}', { status: 500 }) });
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart');
  expect(log).not.toHaveBeenCalled();
});

test('S-30 when the server can not tell what is deleted the cart stays as it is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubPage({ checkParts: () => new Response('{}', { status: 500 }) });
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart', { keepPartsDays: 30 });
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(quantityField()).toBeDefined();
});

test('CART-05 removing an item saves the cart and leaves the focus beside it', async () => {
  useCartStore.getState().addItem(sampleItem());
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl' }));
  await renderPage(CartPage, 'cart');
  await userEvent.click(screen.getByRole('button', { name: 'Remove bracket.step' }));
  expect(stored().items).toMatchObject([{ title: 'lid.stl' }]);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'lid.stl' }).closest('li'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove lid.stl' }));
  expect(stored().items).toEqual([]);
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('CART-05 an item that was removed can be put back where it was, and takes the focus', async () => {
  useCartStore.getState().addItem(sampleItem({ quantity: 4 }));
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl' }));
  await renderPage(CartPage, 'cart');
  await userEvent.click(screen.getByRole('button', { name: 'Remove bracket.step' }));
  expect(screen.getByText('bracket.step was removed from your cart.').getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored().items).toMatchObject([{ title: 'bracket.step', quantity: 4 }, { title: 'lid.stl' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'bracket.step' }).closest('li')));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('CART-05 a new quantity is saved at once and priced anew', async () => {
  const asked: StubbedFields[] = [];
  stubPage({
    getQuoteList: (fields) => {
      asked.push(fields);
      return { success: true, quoteList: [sampleLine({ quantity: 50, price: 4.2 })] };
    },
  });
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart');
  fireEvent.change(quantityField(), { target: { value: '5' } });
  fireEvent.change(quantityField(), { target: { value: '50' } });
  expect(stored().items).toMatchObject([{ quantity: 50, price: 12.35 }]);
  expect(screen.getByRole('img', { name: 'Updating price' })).toBeDefined();
  await waitFor(() => expect(stored().items).toMatchObject([{ quantity: 50, price: 4.2 }]));
  expect(screen.queryByRole('img', { name: 'Updating price' })).toBeNull();
  expect(screen.getByText('$4.20 each')).toBeDefined();
  expect(asked.map(({ partList }) => partList)).toEqual(['[{"id":"part-1","quantity":3}]', '[{"id":"part-1","quantity":50}]']);
});

test('QUO-06 CART-04 a line that was added twice costs what its new quantity costs', async () => {
  const asked: StubbedFields[] = [];
  stubPage({
    getQuoteList: (fields) => {
      asked.push(fields);
      const lines = [
        sampleLine({ quantity: 2, price: 9.68 }),
        sampleLine({ partID: 'part-2', quantity: 1, price: 0, isInstantQuote: false }),
      ];
      return { success: true, quoteList: lines.filter(({ partID }) => fields['partList']?.includes(partID)) };
    },
  });
  useCartStore.getState().addItem(sampleItem({ quantity: 1, price: 14.05 }));
  useCartStore.getState().addItem(sampleItem({ quantity: 1, price: 14.05 }));
  const other = { ...sampleItem().metadata.specifications, partID: 'part-2', colorID: 'c-2' };
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', quantity: 1, metadata: { specifications: other } }));
  useCartStore.getState().addItem(foreignItem());
  await renderPage(CartPage, 'cart');
  expect(await within(screen.getByRole('article', { name: 'bracket.step' })).findByText('$19.36')).toBeDefined();
  expect(screen.getByRole('article', { name: 'lid.stl' }).textContent).toContain('On review*');
  expect(screen.getByRole('complementary').textContent).toContain('$19.36*');
  expect(stored().items).toMatchObject([{ quantity: 2, price: 9.68 }, { price: 0 }, { price: 12.35 }]);
  expect(asked.map(({ partList }) => partList)).toEqual(['[{"id":"part-1","quantity":2}]', '[{"id":"part-2","quantity":1}]']);
});

test('CART-05 when the new price can not be had the old one stays until the connection is back, and it is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubPage({ getQuoteList: () => new Response('{}', { status: 500 }) });
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart');
  fireEvent.change(quantityField(), { target: { value: '4' } });
  await waitFor(() => expect(log).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Updating price' })).toBeNull());
  expect(stored().items).toMatchObject([{ quantity: 4, price: 12.35 }]);
  stubPage({ getQuoteList: () => ({ success: true, quoteList: [sampleLine({ quantity: 4, price: 11.5 })] }) });
  fireEvent.online(window);
  await waitFor(() => expect(stored().items).toMatchObject([{ quantity: 4, price: 11.5 }]));
});

test('CART-05 a corrupt stored cart shows as an empty one', async () => {
  localStorage.setItem('cartStore', '{"items":[{"id":');
  await useCartStore.persist.rehydrate();
  await renderPage(CartPage, 'cart');
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
});

test('PRC-13 the cart adds set-up, smallest order and tax to its lines', async () => {
  const asked: StubbedFields[] = [];
  const extras = [
    { code: 'setup', label: 'Set-up for Nylon 12', amount: 20 },
    { code: 'minimum-order', label: 'Up to the smallest order of SLS', amount: 42.95 },
  ];
  const notes = ['bracket.step is in 2 lines. Order it as one line of 8 to get the discount for 8.'];
  stubPage({
    priceRequest: (fields) => {
      asked.push(fields);
      return sampleOrder({
        extras,
        notes,
        net: 100,
        tax: null,
        total: 100,
        review: 'A request worth more than $90.00 is confirmed in person.',
      });
    },
  });
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart');
  const summary = within(screen.getByRole('complementary'));
  expect(await summary.findByText('Up to the smallest order of SLS')).toBeDefined();
  for (const text of ['Set-up for Nylon 12', '$20.00', '$42.95', 'Total without tax']) expect(summary.getByText(text)).toBeDefined();
  expect(summary.getByText('$100.00').parentElement?.textContent).toBe('$100.00*');
  expect(summary.getByText(notes[0] ?? '')).toBeDefined();
  expect(summary.getByText('* A request worth more than $90.00 is confirmed in person.')).toBeDefined();
  expect(JSON.parse(asked[0]?.['items'] ?? '')).toEqual([
    { partID: 'part-1', quantity: 3, materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' },
  ]);
});

test('PRC-13 until the request is priced the subtotal stands alone, and when that fails it says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useCartStore.getState().addItem(sampleItem());
  await renderPage(CartPage, 'cart');
  const summary = within(screen.getByRole('complementary'));
  expect(summary.getByText('$37.05')).toBeDefined();
  expect(summary.getByText('Set-up and tax are being worked out.')).toBeDefined();
  cleanup();
  stubPage({ priceRequest: () => new Response('{}', { status: 500 }) });
  await renderPage(CartPage, 'cart');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/Set-up and tax could not be worked out/)).toBeDefined();
  expect(within(screen.getByRole('complementary')).getByText('$37.05')).toBeDefined();
  stubPage({ priceRequest: () => sampleOrder() });
  await userEvent.click(again);
  expect(await screen.findByText('$68.46')).toBeDefined();
});

test('PRC-08 an item keeps its lead time, and takes the one that holds at a new quantity', async () => {
  const asked: StubbedFields[] = [];
  stubPage({
    getQuoteList: (fields) => {
      asked.push(fields);
      const isExpress = fields['partList']?.includes('"quantity":3') === true;
      return { success: true, quoteList: [isExpress ? expressLine() : sampleLine({ quantity: 500, price: 3, leadTimeDays: 9 })] };
    },
  });
  const specifications = { ...sampleItem().metadata.specifications, leadTimeID: 'express', leadTime: 'Express', leadTimeDays: 2 };
  useCartStore.getState().addItem(sampleItem({ metadata: { specifications } }));
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('article', { name: 'bracket.step' }));
  expect(row.getByText('Express, 2 business days')).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.['partList']).toBe('[{"id":"part-1","quantity":3,"leadTimeID":"express"}]');
  fireEvent.change(quantityField(), { target: { value: '500' } });
  expect(await row.findByText('Standard, 9 business days')).toBeDefined();
  expect(stored().items).toMatchObject([{ price: 3, metadata: { specifications: { leadTimeID: 'standard' } } }]);
});

const expressLine = () => sampleLine({ leadTimeID: 'express', leadTimeDays: 2, price: 15.44 });
