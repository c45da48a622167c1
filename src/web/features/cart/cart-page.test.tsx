// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PricedLine } from '#contract/api/quoting/price-request.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { sampleOrder, samplePart, samplePricedLine } from '#test/support/sample-quotes.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import type { OrderItem } from '../../product/cart/use-order.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { rereadStored } from '../../testing/reread-stored.ts';
import { CartPage } from './cart-page.tsx';

/** Answers the page's calls; unless told otherwise it waits for prices. */
const stubPage = (calls: Parameters<typeof stubCalls>[0]) => stubCalls({ priceRequest: () => new Promise(() => {}), ...calls });

/** Prices each line as told, with no extras; what was asked, in order. */
function stubPrices(price: (item: OrderItem) => Partial<PricedLine>): OrderItem[][] {
  const asked: OrderItem[][] = [];
  stubPage({
    priceRequest: (fields) => {
      const items: OrderItem[] = JSON.parse(fields['items'] ?? '[]');
      asked.push(items);
      const lines = items.map((item) => samplePricedLine({ partID: item.partID, ...price(item) }));
      const total = lines.reduce((sum, { unitPrice }, index) => sum + unitPrice * (items[index]?.quantity ?? 0), 0);
      return sampleOrder({ lines, extras: [], subtotal: total, net: total, tax: null, total });
    },
  });
  return asked;
}

/** Puts a line of another part into the cart, three pieces at $12.35. */
function addLine(part: string, said: object = {}, changes: Partial<CartItem> = {}): void {
  const specifications = { ...sampleItem().metadata.specifications, partID: `part-${part}`, leadTimeID: 'standard', ...said };
  useCartStore.getState().addItem(sampleItem({ id: `Line0${part}`, title: `${part}.stl`, metadata: { specifications }, ...changes }));
}

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  stubPage({});
});

const stored = () => JSON.parse(localStorage.getItem('cartStore') ?? '{}') as { items: unknown[] };
const quantityField = (title = 'bracket.step') => screen.getByRole('spinbutton', { name: `Quantity of ${title}` });

test('CART-01 an empty cart says so and leads to the upload', async () => {
  await renderPage(CartPage, 'cart');
  expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeDefined();
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload Parts' }).getAttribute('href')).toBe('/app/upload?msp_id=1');
});

test('CART-02 CART-04 a filled cart shows items, subtotal, count and the way to check out', async () => {
  useCartStore.getState().addItem(sampleItem());
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', quantity: 2, price: 0.1 }));
  await renderPage(CartPage, 'cart');
  expect(within(screen.getByRole('rowgroup', { name: 'bracket.step' })).getByText('$37.05')).toBeDefined();
  const summary = within(screen.getByRole('complementary'));
  expect(summary.getByText('$37.25')).toBeDefined();
  expect(summary.getByText('5 items')).toBeDefined();
  expect(summary.getByRole('link', { name: 'Check Out' }).getAttribute('href')).toBe('/app/submit?msp_id=1');
});

test('SHOP-17 SHOP-13 that the shop confirms the quote is said of a cart that it looks at first; of another, that ordering binds at once', async () => {
  const read = async (instantOrder: { terms: string } | null) => {
    useCartStore.setState({ items: [sampleItem()] });
    const priced = sampleOrder({ lines: [samplePricedLine({ partID: 'part-1', unitPrice: 12.35 })], instantOrder });
    stubPage({ priceRequest: () => priced });
    await renderPage(CartPage, 'cart');
    const hint = await screen.findByText(instantOrder === null ? /^Nothing is paid now\. The shop/ : /^Nothing is paid now\. “Order now”/);
    const said = hint.textContent;
    cleanup();
    return said;
  };
  expect(await read(null)).toBe('Nothing is paid now. The shop confirms the quote by email.');
  expect(await read({ terms: '' })).toContain('binds both sides at once');
});

test('CART-02 an item without an instant quote carries an asterisk, one without a price says so', async () => {
  const specifications = { ...sampleItem().metadata.specifications, isInstantQuote: false };
  useCartStore.getState().addItem(sampleItem({ metadata: { specifications } }));
  useCartStore.getState().addItem(sampleItem({ id: 'XyZ567', title: 'lid.stl', price: 0, metadata: { specifications } }));
  await renderPage(CartPage, 'cart');
  expect(screen.getByRole('rowgroup', { name: 'bracket.step' }).textContent).toContain('$37.05*');
  expect(screen.getByRole('rowgroup', { name: 'lid.stl' }).textContent).toContain('On review*');
});

/** An item that provider 7 has quoted, while the visitor deals with provider 1. */
const foreignItem = () =>
  sampleItem({ id: 'Foreig', title: 'foreign.stl', metadata: { specifications: { ...sampleItem().metadata.specifications, mspID: '7' } } });

test('CART-02 NAV-08 an item that another provider has quoted is marked, does not count, and can only be removed', async () => {
  useCartStore.getState().addItem(sampleItem());
  useCartStore.getState().addItem(foreignItem());
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('rowgroup', { name: 'foreign.stl' }));
  expect(row.getByText(/From another provider/)).toBeDefined();
  expect(row.getByRole('link', { name: 'Go to that provider' }).getAttribute('href')).toBe('/app/upload?msp_id=7');
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
  expect(screen.getByRole('link', { name: 'Check Out' }).getAttribute('href')).toBe('/app/submit?msp_id=7');
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
  const row = within(screen.getByRole('rowgroup', { name: 'bracket.step' }));
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
  expect(document.activeElement).toBe(screen.getByRole('rowgroup', { name: 'lid.stl' }));
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('rowgroup', { name: 'bracket.step' })));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('CART-05 a new quantity is saved at once and priced anew', async () => {
  const asked = stubPrices(({ quantity }) => ({ unitPrice: quantity === 50 ? 4.2 : 12.35 }));
  addLine('1');
  await renderPage(CartPage, 'cart');
  fireEvent.change(quantityField('1.stl'), { target: { value: '5' } });
  fireEvent.change(quantityField('1.stl'), { target: { value: '50' } });
  expect(stored().items).toMatchObject([{ quantity: 50, price: 12.35 }]);
  expect(screen.getByRole('img', { name: 'Updating price' })).toBeDefined();
  await waitFor(() => expect(stored().items).toMatchObject([{ quantity: 50, price: 4.2 }]));
  expect(screen.queryByRole('img', { name: 'Updating price' })).toBeNull();
  expect(screen.getByText('$4.20 each')).toBeDefined();
  expect(screen.getByText('1.stl is now $4.20.').getAttribute('role')).toBe('status');
  expect(asked.map((items) => items.map(({ quantity }) => quantity))).toEqual([[3], [50]]);
});

test('CART-04 CART-05 PRC-13 one answer holds the prices of all lines and what they come to: one question for each change', async () => {
  const asked = stubPrices(({ quantity }) => ({ unitPrice: quantity === 9 ? 8 : 10 }));
  for (const part of ['1', '2', '3']) addLine(part, { materialID: `m-${part}` });
  await renderPage(CartPage, 'cart');
  const summary = within(screen.getByRole('complementary'));
  expect(await summary.findAllByText('$90.00')).toHaveLength(2);
  expect(screen.getAllByText('$30.00')).toHaveLength(3);
  fireEvent.change(quantityField('2.stl'), { target: { value: '9' } });
  const busy = screen.getAllByRole('rowgroup', { name: /stl/ }).map((row) => row.querySelector('[aria-busy]')?.getAttribute('aria-busy'));
  expect(busy).toEqual(['false', 'true', 'false']);
  expect(await summary.findAllByText('$132.00')).toHaveLength(2);
  expect(screen.getByText('2.stl is now $8.00.')).toBeDefined();
  expect(stored().items).toMatchObject([{ price: 10 }, { price: 8 }, { price: 10 }]);
  expect(asked.map((items) => items.map(({ materialID, quantity }) => `${materialID} ${quantity}`))).toEqual([
    ['m-1 3', 'm-2 3', 'm-3 3'],
    ['m-1 3', 'm-2 9', 'm-3 3'],
  ]);
});

test('QUO-06 CART-04 a line that was added twice costs what its new quantity costs', async () => {
  const asked = stubPrices(({ partID }) => (partID === 'part-1' ? { unitPrice: 9.68 } : { unitPrice: 0, isInstantQuote: false }));
  for (const _ of ['once', 'twice']) addLine('1', {}, { quantity: 1, price: 14.05 });
  addLine('2', { colorID: 'c-2' }, { quantity: 1, price: 14.05 });
  useCartStore.getState().addItem(foreignItem());
  await renderPage(CartPage, 'cart');
  expect(await within(screen.getByRole('rowgroup', { name: '1.stl' })).findByText('$19.36')).toBeDefined();
  expect(screen.getByRole('rowgroup', { name: '2.stl' }).textContent).toContain('On review*');
  expect(screen.getByRole('complementary').textContent).toContain('$19.36*');
  expect(stored().items).toMatchObject([{ quantity: 2, price: 9.68 }, { price: 0 }, { price: 12.35 }]);
  expect(asked.map((items) => items.map(({ partID, quantity }) => [partID, quantity]))).toEqual([
    [
      ['part-1', 2],
      ['part-2', 1],
    ],
  ]);
});

test('CART-05 when the new price can not be had the old one stays until the connection is back, and it is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubPage({ priceRequest: () => new Response('{}', { status: 500 }) });
  addLine('1');
  await renderPage(CartPage, 'cart');
  fireEvent.change(quantityField('1.stl'), { target: { value: '4' } });
  await waitFor(() => expect(log).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Updating price' })).toBeNull());
  expect(stored().items).toMatchObject([{ quantity: 4, price: 12.35 }]);
  expect(screen.getByRole('complementary').textContent).toContain('$49.40');
  fireEvent.offline(window);
  stubPrices(() => ({ unitPrice: 11.5 }));
  fireEvent.online(window);
  await waitFor(() => expect(stored().items).toMatchObject([{ quantity: 4, price: 11.5 }]));
});

test('HOLD-03 a price that is being worked out is asked for again; until it is there the old one stays and the line says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isPending = true;
  const asked = stubPrices(({ partID }) => (partID === 'part-2' ? { unitPrice: isPending ? 0 : 9, isPending } : { unitPrice: 10 }));
  addLine('1');
  addLine('2');
  await renderPage(CartPage, 'cart');
  expect(await screen.findByText('$10.00 each')).toBeDefined();
  const row = within(screen.getByRole('rowgroup', { name: '2.stl' }));
  expect(row.getByRole('img', { name: 'Updating price' })).toBeDefined();
  expect(row.getByText('$12.35 each')).toBeDefined();
  expect(screen.getByText('Subtotal').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  isPending = false;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(row.getByText('$9.00 each')).toBeDefined();
  expect(row.queryByRole('img', { name: 'Updating price' })).toBeNull();
  expect(screen.getByText('Subtotal').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
  expect(asked).toHaveLength(2);
});

test('LOOK-11 a part that was read in another unit is priced anew in its lines', async () => {
  const asked = stubPrices(({ partID }) => ({ unitPrice: partID === 'right' ? 3000 : 12.35 }));
  addLine('1');
  addLine('2');
  await renderPage(CartPage, 'cart');
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => useCartStore.getState().replacePart('part-1', samplePart({ id: 'right' })));
  expect(await within(screen.getByRole('rowgroup', { name: '1.stl' })).findByText('$9,000.00')).toBeDefined();
  expect(asked.map((items) => items.map(({ partID }) => partID))).toEqual([
    ['part-1', 'part-2'],
    ['right', 'part-2'],
  ]);
});

test('CART-03 CART-05 a cart that an earlier version has stored opens with its prices, and takes what holds now', async () => {
  let answer = (_: unknown) => {};
  stubPage({
    priceRequest: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const { isInstantQuote: _, ...specifications } = sampleItem().metadata.specifications ?? {};
  const old = { ...sampleItem({ metadata: { specifications } }), quantity: '3', price: '12.35' };
  localStorage.setItem('cartStore', JSON.stringify({ items: [old] }));
  rereadStored('cartStore');
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('rowgroup', { name: 'bracket.step' }));
  expect(row.getByText('$37.05')).toBeDefined();
  answer(sampleOrder({ currency: 'EUR', lines: [samplePricedLine({ unitPrice: 15, total: 45 })] }));
  expect(await row.findByText('€45.00')).toBeDefined();
  expect(row.getByText('Standard, 5 business days')).toBeDefined();
});

test('CART-05 a corrupt stored cart shows as an empty one', async () => {
  localStorage.setItem('cartStore', '{"items":[{"id":');
  rereadStored('cartStore');
  await renderPage(CartPage, 'cart');
  expect(screen.getByText('There are no items in your cart.')).toBeDefined();
});

test('PRC-13 the cart adds set-up, smallest order and tax to its lines', async () => {
  const asked: StubbedFields[] = [];
  const extras = [
    { code: 'setup', label: 'Set-up for Nylon 12', amount: 20, gross: 20 },
    { code: 'minimum-order', label: 'Up to the smallest order of SLS', amount: 42.95, gross: 42.95 },
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

test('PRC-13 where the shop does not offer a line any more, the cart says which', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useCartStore.getState().addItem(sampleItem());
  const detail = 'bracket.step: Ada Makers does not offer this combination of material, color and finish.';
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'not-offered', detail };
  stubPage({
    priceRequest: () => new Response(JSON.stringify(problem), { status: 400, headers: { 'content-type': 'application/problem+json' } }),
  });
  await renderPage(CartPage, 'cart');
  expect(await screen.findByText(new RegExp(detail))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('PRC-08 an item keeps its lead time, and takes the one that holds at a new quantity', async () => {
  const express = { unitPrice: 15.44, leadTimeID: 'express', leadTime: 'Express', leadTimeDays: 2 };
  const asked = stubPrices(({ quantity }) => (quantity === 3 ? express : { unitPrice: 3, leadTimeDays: 9 }));
  addLine('1', { leadTimeID: 'express', leadTime: 'Express', leadTimeDays: 2 });
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('rowgroup', { name: '1.stl' }));
  expect(row.getByText('Express, 2 business days')).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.map(({ leadTimeID }) => leadTimeID)).toEqual(['express']);
  fireEvent.change(quantityField('1.stl'), { target: { value: '500' } });
  expect(await row.findByText('Standard, 9 business days')).toBeDefined();
  expect(stored().items).toMatchObject([{ price: 3, metadata: { specifications: { leadTimeID: 'standard' } } }]);
});

test('DESK-10 tolerances that the file states are put into the wishes once, behind what is there', async () => {
  const stated = 'As in the file (mm): ⌀10 ±0.05; flatness 0.2';
  addLine('stated', { stated, tolerances: 'ISO 2768-m' });
  await renderPage(CartPage, 'cart');
  const row = within(screen.getByRole('rowgroup', { name: 'stated.stl' }));
  await userEvent.click(row.getByRole('button', { name: 'Tolerances for stated.stl' }));
  expect(row.getByText(stated)).toBeDefined();
  await userEvent.click(row.getByRole('button', { name: 'Put into the tolerances' }));
  expect(row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tolerances' }).value).toBe(`ISO 2768-m\n${stated}`);
  expect(row.queryByRole('button', { name: 'Put into the tolerances' })).toBe(null);
});
