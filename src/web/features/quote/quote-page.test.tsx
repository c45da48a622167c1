// @vitest-environment happy-dom
import { type BoundFunctions, cleanup, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LISTS, stubQuote } from '#test/support/quote-scene.ts';
import { renderPage, stubCalls } from '#test/support/render-page.tsx';
import { sampleItem } from '#test/support/sample-cart.ts';
import { sampleLine, samplePart } from '#test/support/sample-quotes.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { QuotePage } from './quote-page.tsx';

const NOTE =
  "Instant quote is not available for the part. Manufacturing Service Provider's team will manually review your files and get back to you with the quote.";
beforeEach(() => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart({ quantity: 3 }));
  useManufacturingParamsStore.getState().setParams({ materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' });
});

type Line = BoundFunctions<typeof queries>;
const theLine = async () => within(await screen.findByRole('rowgroup', { name: 'bracket.step' }));
const chosen = (line: Line) => line.getAllByRole<HTMLSelectElement>('combobox').map((select) => select.selectedOptions[0]?.textContent);
const quantityOf = (line: Line) => line.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of bracket.step' });
const addButtonOf = (line: Line) => line.getByRole<HTMLButtonElement>('button', { name: /Add to Cart/ });
const select = (line: Line, what: string) => line.getByRole('combobox', { name: `${what} of bracket.step` });

test('QUO-01 MAT-08 the page quotes on entry, with process and subtype fixed, behind a placeholder', async () => {
  const asked = stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  expect(screen.getByRole('heading', { level: 1, name: 'Your QuickQuote' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Quotes' })).toBeDefined();
  expect(screen.getByText('Working out your prices')).toBeDefined();
  await screen.findByRole('rowgroup', { name: 'bracket.step' });
  expect(screen.queryByText('Working out your prices')).toBeNull();
  expect(JSON.parse(asked[0]?.['manufacturingParams'] ?? '')).toEqual({
    manufacturingProcessID: '1',
    manufacturingProcessSubtypeID: '1',
    materialID: 'm-1',
    colorID: 'c-1',
    finishID: 'f-1',
  });
  expect(JSON.parse(asked[0]?.['partList'] ?? '')).toEqual([{ id: 'part-1', quantity: 3 }]);
  expect(useManufacturingParamsStore.getState()).toMatchObject({ manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' });
});

test('QUO-02 two links lead to other parts or materials and to the cart', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const others = screen.getByRole('link', { name: 'Get Quote for other Parts/Material' });
  expect(others.getAttribute('href')).toContain('/material-selection?msp_id=');
  expect(screen.getByRole('link', { name: 'Go to Cart' }).getAttribute('href')).toContain('/cart');
});

test('QUO-03 QUO-05 a line shows what is made and what it costs, altogether and each', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const line = within(await screen.findByRole('rowgroup', { name: 'bracket.step' }));
  for (const text of ['10 × 20 × 30.5 mm', '$37.05', '$12.35 each', '5 business days']) {
    expect(line.getByText(text)).toBeDefined();
  }
  await waitFor(() => expect(chosen(line)).toEqual(['Nylon 12', 'White', 'Finish f-1', 'Standard, ships by Mon, Nov 30']));
  expect(quantityOf(line).value).toBe('3');
  expect(line.getByTitle('Additive Manufacturing · Selective laser sintering (SLS)').textContent).toBe(' · SLS');
  expect(line.queryByText(/\*/)).toBeNull();
});

test('QUO-05 a single piece shows no price each', async () => {
  stubQuote([sampleLine({ quantity: 1, receipt: null })]);
  await renderPage(QuotePage, 'quote');
  await screen.findByRole('rowgroup', { name: 'bracket.step' });
  expect(screen.queryByText(/each/)).toBeNull();
});

test('QUO-04 a line without an instant quote shows an asterisk, the note and the reasons', async () => {
  stubQuote([sampleLine({ isInstantQuote: false, reviewReasons: ['The surface has gaps.'] })]);
  await renderPage(QuotePage, 'quote');
  const line = within(await screen.findByRole('rowgroup', { name: 'bracket.step' }));
  expect(line.getByText('$37.05').parentElement?.textContent).toContain('$37.05*');
  await userEvent.click(line.getByRole('button', { name: `* ${NOTE}` }));
  expect(line.getByText('The surface has gaps.')).toBeDefined();
  expect(line.getByRole('button', { name: 'Show in 3D' })).toBeDefined();
});

test('QUO-06 Add to Cart puts the line into the cart, says Added, and rests for a second', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Add to Cart/ });
  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(button.textContent).toContain('Added');
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 3000 });
  expect(button.textContent).toContain('Add to Cart');

  await userEvent.click(button);
  const items = useCartStore.getState().items;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ productID: 'part-1', quantity: 6, price: 12.35, metadata: { specifications: { partID: 'part-1' } } });
  expect(items[0]?.id).toMatch(/^[A-Za-z0-9]{6}$/);
});

test('QUO-06 what lies in the cart already is one line with the sum, which is said and can be undone', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const add = async () => userEvent.click(await screen.findByRole('button', { name: /Add to Cart/ }));
  await add();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  // Another visit, or another tab, knows the line by what it is.
  cleanup();
  await renderPage(QuotePage, 'quote');
  await add();
  expect(useCartStore.getState().items).toMatchObject([{ quantity: 6 }]);
  expect(screen.getByText('bracket.step was already in your cart. Its quantity is now 6.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useCartStore.getState().items).toMatchObject([{ quantity: 3 }]);
});

test('QUO-06 Add all to Cart says Added, too, and takes no second click meanwhile', async () => {
  usePartsStore.getState().addPart(samplePart({ id: 'part-2', filename: 'knob.stl', quantity: 3 }));
  stubQuote([sampleLine(), sampleLine({ partID: 'part-2', modelFilename: 'knob.stl' })]);
  await renderPage(QuotePage, 'quote');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add all to Cart' });
  await userEvent.dblClick(button);
  expect(button.textContent).toBe('Added');
  expect(button.disabled).toBe(true);
  expect(useCartStore.getState().items.map(({ quantity }) => quantity)).toEqual([3, 3]);
});

test('QUO-06 another choice of the same part is another line', async () => {
  stubQuote([sampleLine()]);
  const { specifications } = sampleItem().metadata;
  useCartStore.getState().addItem(sampleItem({ metadata: { specifications: { ...specifications, finishID: 'f-2' } } }));
  await renderPage(QuotePage, 'quote');
  await userEvent.click(await screen.findByRole('button', { name: /Add to Cart/ }));
  expect(useCartStore.getState().items).toHaveLength(2);
});

test('QUO-02 QUO-06 one part goes into the cart and there in one step, until it is in it', async () => {
  stubQuote([sampleLine()]);
  const { address } = await renderPage(QuotePage, 'quote');
  await userEvent.click(await screen.findByRole('button', { name: 'Add and go to cart' }));
  expect(useCartStore.getState().items).toMatchObject([{ quantity: 3 }]);
  await waitFor(() => expect(address()).toContain('/cart'));
  cleanup();
  await renderPage(QuotePage, 'quote');
  await screen.findByRole('rowgroup', { name: 'bracket.step' });
  expect(screen.queryByRole('button', { name: 'Add and go to cart' })).toBeNull();
});

test('LOOK-01 one press leads to the request with all lines, of which none is added twice', async () => {
  stubQuote([sampleLine()]);
  for (const _ of ['first', 'again']) {
    const { address } = await renderPage(QuotePage, 'quote');
    await userEvent.click(await screen.findByRole('link', { name: 'Request this quote' }));
    await waitFor(() => expect(address()).toContain('/submit'));
    expect(useCartStore.getState().items).toMatchObject([{ quantity: 3 }]);
    cleanup();
  }
});

test('QUO-07 a failed quote is logged, the placeholder stays, and it can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({ ...LISTS, getQuoteList: () => new Response('{}', { status: 500 }) });
  await renderPage(QuotePage, 'quote');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Working out your prices')).toBeDefined();
  expect(log).toHaveBeenCalled();
  stubQuote([sampleLine()]);
  await userEvent.click(again);
  expect(await screen.findByRole('rowgroup', { name: 'bracket.step' })).toBeDefined();
});

test('QUO-07 a part that the server does not know any more does not hide the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  usePartsStore.getState().addPart(samplePart({ id: 'part-2', filename: 'lost.stl' }));
  stubCalls({ ...LISTS, getQuoteList: () => ({ success: true, quoteList: [sampleLine()] }) });
  await renderPage(QuotePage, 'quote');
  expect(await screen.findByRole('rowgroup', { name: 'bracket.step' })).toBeDefined();
  expect(within(screen.getByRole('rowgroup', { name: 'lost.stl' })).getByText(/not known here any more/)).toBeDefined();
});

test('S-30 when every part was deleted by age the page says so of each instead of offering to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({
    ...LISTS,
    getQuoteList: () => Response.json({ success: false, error: 'One of the parts is not known here any more.' }, { status: 400 }),
    checkParts: (fields) => ({ success: true, goneIDs: JSON.parse(fields['partIDs'] ?? '[]') }),
  });
  await renderPage(QuotePage, 'quote', { keepPartsDays: 1 });
  const note = within(await screen.findByRole('rowgroup', { name: 'bracket.step' }));
  expect(note.getByText('This file was deleted after 1 day. Upload it again to price it.')).toBeDefined();
  expect(screen.queryByText('Working out your prices')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('QUO-08 LOOK-12 a line opens to its receipt by groups, every step on a press, recomputed here, and to other quantities', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const toggle = await screen.findByRole('button', { name: 'Price breakdown' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  const groups = within(screen.getByRole('table', { name: 'What the price of one piece is made of' }));
  expect(groups.getAllByRole('row').at(-1)?.textContent).toBe('Unit price$12.35');
  const steps = screen.getByText('Every step with its formula').closest('details');
  expect(steps?.open).toBe(false);
  await userEvent.click(screen.getByText('Every step with its formula'));
  expect(steps?.open).toBe(true);
  const receipt = within(screen.getByRole('table', { name: 'Price of each of 3 pieces' }));
  const rows = receipt.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/Setting up the machine.*setup ÷ quantity.*\$12\.343333/);
  expect(rows[2]).toMatch(/\$0\.006667/);
  expect(rows[3]).toBe('Unit price$12.35');
  expect(screen.getByText('Recalculated in your browser: all figures match.')).toBeDefined();

  expect(screen.getByText('Buy 10, save 70% on each')).toBeDefined();
  const quantities = within(screen.getByRole('table', { name: 'At other quantities' }));
  expect(quantities.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'QuantityEachTotal',
    '1 $37.03$37.03',
    '3 Your quantity$12.35$37.05',
    '10 save 70%$3.70$37.00',
  ]);
});

/** Answers with the line that is asked for, at a price by what was chosen. */
function stubPricing(
  priceOf: (asked: { quantity: number; materialID: string; finishID: string; leadTimeID: string }) => number | Response,
) {
  const asked: string[] = [];
  stubCalls({
    ...LISTS,
    getQuoteList: (fields) => {
      const [{ quantity, leadTimeID = 'standard' }] = JSON.parse(fields['partList'] ?? '');
      const { materialID, colorID, finishID } = JSON.parse(fields['manufacturingParams'] ?? '');
      asked.push([quantity, materialID, colorID, finishID, leadTimeID].join(' '));
      const price = priceOf({ quantity, materialID, finishID, leadTimeID });
      if (price instanceof Response) return price;
      return { success: true, quoteList: [sampleLine({ quantity, materialID, colorID, finishID, leadTimeID, price })] };
    },
  });
  return asked;
}

test('PRC-11 quantity, color, finish and lead time change in place, and the price follows', async () => {
  const asked = stubPricing(({ quantity, leadTimeID }) => (leadTimeID === 'express' ? 15.44 : 30 / quantity));
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  await within(select(line, 'Color')).findByRole('option', { name: 'Black' });
  fireEvent.change(quantityOf(line), { target: { value: '5' } });
  expect(addButtonOf(line).disabled).toBe(true);
  expect(line.getByText('$30.00').closest('[aria-live]')?.getAttribute('aria-busy')).toBe('true');
  expect(await line.findByText('$6.00 each')).toBeDefined();
  await userEvent.selectOptions(select(line, 'Color'), 'c-2');
  await userEvent.selectOptions(select(line, 'Finish'), 'f-2');
  await userEvent.selectOptions(select(line, 'Lead time'), 'express');
  expect(await line.findByText('$77.20')).toBeDefined();
  await waitFor(() => expect(addButtonOf(line).disabled).toBe(false));
  expect(asked).toEqual([
    '3 m-1 c-1 f-1 standard',
    '5 m-1 c-1 f-1 standard',
    '5 m-1 c-2 f-1 standard',
    '5 m-1 c-2 f-2 standard',
    '5 m-1 c-2 f-2 express',
  ]);
  await userEvent.click(addButtonOf(line));
  expect(useCartStore.getState().items[0]).toMatchObject({
    quantity: 5,
    price: 15.44,
    metadata: { specifications: { colorID: 'c-2', finishID: 'f-2', leadTimeID: 'express', leadTime: 'Express' } },
  });
});

test('PRC-11 another material keeps color and finish where it has them', async () => {
  const asked = stubPricing(() => 12.35);
  stubbedFinishes('m-2', ['f-9']);
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  await within(select(line, 'Material')).findByRole('option', { name: 'Nylon 11' });
  await userEvent.selectOptions(select(line, 'Material'), 'm-2');
  await waitFor(() => expect(asked.at(-1)).toBe('3 m-2 c-1 f-9 standard'));
});

/** From now on a material has other finishes. */
function stubbedFinishes(materialID: string, finishIDs: readonly string[]): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    const form = init?.body instanceof FormData ? init.body : new FormData();
    if (form.get('materialAction') !== 'getFinishList' || form.get('materialID') !== materialID) return fetch(address, init);
    return Response.json({ success: true, finishList: finishIDs.map((id) => ({ finishID: id, name: id, description: '', images: '[]' })) });
  };
}

test('PRC-11 what is chosen stays when its price can not be had, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  stubPricing(({ finishID }) => (finishID === 'f-2' && isDown ? new Response('{}', { status: 500 }) : 12.35));
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  await within(select(line, 'Finish')).findByRole('option', { name: 'Finish f-2' });
  await userEvent.selectOptions(select(line, 'Finish'), 'f-2');
  expect(await line.findByText(/The new price could not be loaded/)).toBeDefined();
  expect(line.getByText('$37.05')).toBeDefined();
  expect(addButtonOf(line).disabled).toBe(true);
  expect(chosen(line)[2]).toBe('Finish f-2');
  isDown = false;
  await userEvent.click(line.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(addButtonOf(line).disabled).toBe(false));
  expect(line.queryByText(/could not be loaded/)).toBeNull();
  expect(JSON.parse(localStorage.getItem('lineChoicesStore') ?? '').choices['part-1']).toMatchObject({ finishID: 'f-2' });
});

test('PRC-11 when the choices of a material can not be had nothing changes, and it says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = stubPricing(() => 12.35);
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  await within(select(line, 'Material')).findByRole('option', { name: 'Nylon 11' });
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) =>
    init?.body instanceof FormData && init.body.get('materialID') === 'm-2' ? new Response('{}', { status: 500 }) : fetch(address, init);
  await userEvent.selectOptions(select(line, 'Material'), 'm-2');
  expect((await line.findByRole('alert')).textContent).toContain('Nothing was changed');
  expect(chosen(line)[0]).toBe('Nylon 12');
  expect(asked).toHaveLength(1);
});

test('PRC-08 a lead time that is offered no more falls back, and the line shows which holds', async () => {
  useLineChoicesStore.getState().setChoice('part-1', { materialID: 'm-1', colorID: 'c-1', finishID: 'f-1', leadTimeID: 'gone' });
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  expect(chosen(await theLine())[3]).toBe('Standard, ships by Mon, Nov 30');
});

test('PRC-12 a material of the same kind that saves a fifth is named, and one press changes the line', async () => {
  const asked = stubPricing(({ materialID }) => (materialID === 'm-2' ? 8 : 12.35));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (!String(address).endsWith('/material-prices')) return fetch(address, init);
    const price = { currency: 'USD', tax: null, finishID: 'f-1', days: 4, isPending: false, unpriced: 0, missing: 0 };
    const materialPrices = [
      { ...price, materialID: 'm-1', from: 37.05 },
      { ...price, materialID: 'm-2', from: 24 },
    ];
    return Response.json({ materialPrices });
  };
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  await userEvent.click(await line.findByRole('button', { name: 'Save 35% as Nylon 11' }));
  expect(line.getByText('Cheaper as Nylon 11: $24.00 instead of $37.05 with set-up, 35% less.')).toBeDefined();
  await userEvent.click(line.getByRole('button', { name: 'Change bracket.step to Nylon 11' }));
  await waitFor(() => expect(asked.at(-1)).toBe('3 m-2 c-1 f-1 standard'));
  expect(await line.findByText('$8.00 each')).toBeDefined();
  expect(line.queryByText(/Cheaper as|Save 35/)).toBeNull();
});

test('PRC-12 the unit price is drawn over the quantity beside its table', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  await userEvent.click(await screen.findByRole('button', { name: 'Price breakdown' }));
  const chart = screen.getByRole('img', { name: /^Unit price over quantity/ });
  expect(chart.querySelectorAll('circle')).toHaveLength(3);
  expect(chart.textContent).toContain('$12.35');
});

test('PRC-13 the summary adds set-up and tax to the lines', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(await summary.findByText('$68.46')).toBeDefined();
  for (const text of ['Subtotal', 'Set-up for Nylon 12', '$20.00', 'VAT 20%', '$11.41', 'Total'])
    expect(summary.getByText(text)).toBeDefined();
});

test('PRC-10 a hidden price is on review, says why, and adds nothing to the total', async () => {
  const reviewReasons = ['More than 2 pieces are confirmed in person.'];
  stubQuote([sampleLine({ price: 0, isInstantQuote: false, receipt: null, build: null, quantityPrices: [], reviewReasons })]);
  await renderPage(QuotePage, 'quote');
  const line = await theLine();
  expect(line.getByText(/On review/)).toBeDefined();
  await userEvent.click(line.getByRole('button', { name: /Instant quote is not available/ }));
  expect(line.getByText('No price yet: the shop reviews the part and sends you one.')).toBeDefined();
  expect(line.getByText('More than 2 pieces are confirmed in person.')).toBeDefined();
  expect(line.queryByRole('button', { name: /Volume pricing|Price breakdown/ })).toBeNull();
  expect(await screen.findByText('Lines on review without a price are not in the total.')).toBeDefined();
});
