// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { sampleLine, samplePart } from '#test/support/sample-quotes.ts';
import { useCartStore } from '../../stores/cart-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { QuotePage } from './quote-page.tsx';

const NOTE =
  "Instant quote is not available for the part. Manufacturing Service Provider's team will manually review your files and get back to you with the quote.";
const COLORS = { success: true, colorList: [{ colorID: 'c-1', name: 'White', description: '', rgb: '#ffffff', alpha: 0 }] };

beforeEach(() => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart({ quantity: 3 }));
  useManufacturingParamsStore.getState().setParams({ materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  usePartsStore.getState().clearParts();
  useCartStore.setState({ items: [] });
  useManufacturingParamsStore.getState().clearParams();
});

function stubQuote(lines: readonly unknown[]): StubbedFields[] {
  const asked: StubbedFields[] = [];
  stubCalls({
    getColorList: () => COLORS,
    getQuoteList: (fields) => {
      asked.push(fields);
      return { success: true, quoteList: lines };
    },
  });
  return asked;
}

test('QUO-01 MAT-08 the page quotes on entry, with process and subtype fixed, behind a placeholder', async () => {
  const asked = stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  expect(screen.getByRole('heading', { level: 1, name: 'Your QuickQuote' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Quotes' })).toBeDefined();
  expect(screen.getByText('Working out your prices')).toBeDefined();
  await screen.findByRole('article', { name: 'bracket.step' });
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
  const line = within(await screen.findByRole('article', { name: 'bracket.step' }));
  for (const text of ['Nylon 12', 'White', 'As printed', '10 × 20 × 30.5 mm', '3', '$37.05', '$12.35 each', '5 business days']) {
    expect(line.getByText(text)).toBeDefined();
  }
  expect(line.getByText(/Selective laser sintering/)).toBeDefined();
  expect(line.queryByText(/\*/)).toBeNull();
});

test('QUO-05 a single piece shows no price each', async () => {
  stubQuote([sampleLine({ quantity: 1, receipt: null })]);
  await renderPage(QuotePage, 'quote');
  await screen.findByRole('article', { name: 'bracket.step' });
  expect(screen.queryByText(/each/)).toBeNull();
});

test('QUO-04 a line without an instant quote shows an asterisk, the note and the reasons', async () => {
  stubQuote([sampleLine({ isInstantQuote: false, reviewReasons: ['The surface has gaps.'] })]);
  await renderPage(QuotePage, 'quote');
  const line = within(await screen.findByRole('article', { name: 'bracket.step' }));
  expect(line.getByText('$37.05').parentElement?.textContent).toContain('$37.05*');
  expect(line.getByText(`* ${NOTE}`)).toBeDefined();
  expect(line.getByText('The surface has gaps.')).toBeDefined();
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

test('QUO-07 a failed quote is logged, the placeholder stays, and it can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({ getColorList: () => COLORS, getQuoteList: () => new Response('{}', { status: 500 }) });
  await renderPage(QuotePage, 'quote');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Working out your prices')).toBeDefined();
  expect(log).toHaveBeenCalled();
  stubQuote([sampleLine()]);
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'bracket.step' })).toBeDefined();
});

test('QUO-07 a part that the server does not know any more does not hide the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  usePartsStore.getState().addPart(samplePart({ id: 'part-2', filename: 'lost.stl' }));
  stubCalls({ getColorList: () => COLORS, getQuoteList: () => ({ success: true, quoteList: [sampleLine()] }) });
  await renderPage(QuotePage, 'quote');
  expect(await screen.findByRole('article', { name: 'bracket.step' })).toBeDefined();
  expect(within(screen.getByRole('article', { name: 'lost.stl' })).getByText(/not known here any more/)).toBeDefined();
});

test('S-30 when every part was deleted by age the page says so of each instead of offering to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({
    getColorList: () => COLORS,
    getQuoteList: () => Response.json({ success: false, error: 'One of the parts is not known here any more.' }, { status: 400 }),
    checkParts: (fields) => ({ success: true, goneIDs: JSON.parse(fields['partIDs'] ?? '[]') }),
  });
  await renderPage(QuotePage, 'quote', { keepPartsDays: 1 });
  const note = within(await screen.findByRole('article', { name: 'bracket.step' }));
  expect(note.getByText('This file was deleted after 1 day. Upload it again to price it.')).toBeDefined();
  expect(screen.queryByText('Working out your prices')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('QUO-08 a line opens to its receipt, recomputed here, and to other quantities', async () => {
  stubQuote([sampleLine()]);
  await renderPage(QuotePage, 'quote');
  const toggle = await screen.findByRole('button', { name: 'How this price is made' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  const receipt = within(screen.getByRole('table', { name: 'Price of each of 3 pieces' }));
  const rows = receipt.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/Setting up the machine.*setup ÷ quantity.*\$12\.343333/);
  expect(rows[2]).toMatch(/\$0\.006667/);
  expect(rows[3]).toBe('Unit price$12.35');
  expect(screen.getByText('Your browser worked every line out again: the figures hold.')).toBeDefined();

  const quantities = within(screen.getByRole('table', { name: 'At other quantities' }));
  expect(quantities.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'QuantityEachTotal',
    '1$37.03$37.03',
    '3Your quantity$12.35$37.05',
    '10$3.70$37.00',
  ]);
});
