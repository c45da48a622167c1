// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { renderPage, type StubbedFields, stubCalls } from '#test/support/render-page.tsx';
import { useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { samplePart } from '../../../testing/sample-part.ts';
import { UploadedParts } from '../parts/uploaded-parts.tsx';
import { useProvisionalPrices } from './provisional-prices.tsx';

const WHITE_PLA = {
  material: { id: 'pla', name: 'PLA' },
  color: { id: 'white', name: 'White', rgb: '#f2f2f0' },
  finish: { id: 'raw', name: 'As printed' },
};
const BLACK_NYLON = { ...WHITE_PLA, material: { id: 'pa12', name: 'PA12' }, color: { id: 'ral', name: 'RAL 9005', rgb: '#0e0e10' } };
const PLA_IDS = { materialID: 'pla', colorID: 'white', finishID: 'raw' };

const priced = (partID: string, changes: Partial<PartPrice> = {}): PartPrice => ({
  partID,
  quantity: 1,
  choice: WHITE_PLA,
  price: 13.67,
  isInstantQuote: true,
  reviewReasons: [],
  isPending: false,
  shipBy: '2026-12-01',
  ...changes,
});

interface Asked {
  readonly parts: readonly { readonly id: string; readonly quantity: number; readonly choice?: object }[];
  readonly usual: string | null;
}

/** A server that prices as told; answers what it was asked, call by call. */
function servePrices(price: (part: Asked['parts'][number], call: number) => PartPrice | null, tax: string | null = 'VAT'): Asked[] {
  const asked: Asked[] = [];
  stubCalls({
    getPartPrices: (fields: StubbedFields) => {
      const parts = JSON.parse(fields['partList'] ?? '[]') as Asked['parts'];
      asked.push({ parts, usual: fields['usual'] ?? null });
      const partPrices = parts.flatMap((part) => price(part, asked.length) ?? []);
      return { success: true, currency: 'USD', tax, partPrices };
    },
    priceRequest: (fields: StubbedFields) => {
      const items = JSON.parse(fields['items'] ?? '[]') as readonly object[];
      const money = { subtotal: 20, net: 10 * items.length + 5, tax: null, total: 20, review: null, notes: [], extras: [] };
      const shipping = { name: 'Parcel', isPickUp: false, price: 5, gross: 5 };
      const asItIs = { grossSubtotal: 20, discount: null, shipping, trade: null, instantOrder: null };
      return { success: true, currency: 'USD', lines: items.map(() => null), ...money, ...asItIs };
    },
  });
  return asked;
}

const addParts = (...ids: string[]) => {
  for (const id of ids) usePartsStore.getState().addPart(samplePart({ id, filename: `${id}.step` }));
};
const cardOf = async (id: string) =>
  within((await screen.findByRole('checkbox', { name: `Select ${id}.step` })).closest('article') as HTMLElement);
const show = () => renderPage(() => <UploadedParts mspID="1" />, 'upload');

beforeEach(() => addParts('a'));

test('LOOK-01 a card says what its part costs with set-up and tax told, when it ships and in what', async () => {
  servePrices(({ id }) => priced(id));
  await show();
  const card = await cardOf('a');
  expect((await card.findByText('$13.67')).closest('p')?.textContent).toBe('$13.67with set-up, plus VAT');
  expect(card.getByText('Ships by Dec 1, 2026')).toBeDefined();
  expect(card.getByText('PLA, white, as printed · 1 piece')).toBeDefined();
});

test('LOOK-01 one press leads to a quote in what the card is priced in; Continue leads on without a choice', async () => {
  servePrices(({ id }) => priced(id));
  await show();
  const quote = await screen.findByRole('link', { name: 'Get Your Quote' });
  expect(quote.getAttribute('href')).toBe('/app/quote?msp_id=1');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/app/material-selection?msp_id=1');
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: '-1' });
  await userEvent.click(quote);
  expect(useManufacturingParamsStore.getState()).toMatchObject(PLA_IDS);
  expect(useLineChoicesStore.getState().choices).toEqual({});
});

test('LOOK-01 what the customer has chosen is what is priced, and stays chosen', async () => {
  const chosen = { materialID: 'pa12', colorID: 'ral', finishID: 'raw' };
  useManufacturingParamsStore.getState().setParams(chosen);
  const asked = servePrices(({ id }) => priced(id, { choice: BLACK_NYLON }));
  await show();
  expect(await screen.findByText('PA12, RAL 9005, as printed · 1 piece')).toBeDefined();
  expect(asked[0]?.parts).toEqual([{ id: 'a', quantity: 1, choice: chosen }]);
  await userEvent.click(await screen.findByRole('link', { name: 'Get Your Quote' }));
  expect(useManufacturingParamsStore.getState()).toMatchObject(chosen);
});

test('LOOK-01 several parts come to what they cost together, before shipping as each is; one that is priced in something else keeps it on the quote', async () => {
  addParts('b', 'c');
  servePrices(({ id }) => priced(id, id === 'b' ? { choice: BLACK_NYLON } : {}));
  await show();
  const status = await screen.findByText(/3 parts together/, {}, { timeout: 4000 });
  await waitFor(() => expect(status.textContent).toBe('3 parts together $30.00 with set-up, plus VAT'));
  expect(screen.getByText('In the choices shown. Continue to choose another material, color or finish.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Get Your Quote' }));
  expect(useManufacturingParamsStore.getState()).toMatchObject(PLA_IDS);
  expect(useLineChoicesStore.getState().choices).toEqual({ b: { materialID: 'pa12', colorID: 'ral', finishID: 'raw' } });
});

test('LOOK-01 a part on review says so and why, but for what its findings say already, and keeps no other waiting', async () => {
  const message = 'The surface is not closed.';
  usePartsStore
    .getState()
    .addPart(samplePart({ id: 'b', filename: 'b.step', findings: [{ code: 'NOT_CLOSED', severity: 'review', message }] }));
  addParts('c');
  servePrices(({ id }) => {
    if (id === 'a') return priced(id);
    const onReview = { isInstantQuote: false, reviewReasons: [message, ...(id === 'c' ? ['It is too large.'] : [])] };
    return priced(id, { ...onReview, ...(id === 'c' ? { price: null, shipBy: null } : {}) });
  });
  await show();
  expect(await (await cardOf('b')).findByText('Estimate, on review')).toBeDefined();
  expect((await cardOf('b')).getAllByText(message)).toHaveLength(1);
  const crate = await cardOf('c');
  expect(crate.getByText('On review: the shop prices it')).toBeDefined();
  await userEvent.click(crate.getByText(/why c\.step needs review/));
  expect(crate.getByText('It is too large.')).toBeDefined();
  expect((await cardOf('a')).getByText('$13.67')).toBeDefined();
  expect(await screen.findByText('Ships by Dec 1, 2026 · 2 need review')).toBeDefined();
});

test('LOOK-01 a price that is being worked out is asked for again, alone', async () => {
  addParts('b');
  const asked = servePrices(({ id }, call) => priced(id, id === 'b' && call === 1 ? { isPending: true, price: null, shipBy: null } : {}));
  await show();
  expect(await (await cardOf('b')).findByText('Price follows in a moment')).toBeDefined();
  expect(await (await cardOf('b')).findByText('$13.67', {}, { timeout: 4000 })).toBeDefined();
  expect(asked.map(({ parts }) => parts.map(({ id }) => id))).toEqual([['a', 'b'], ['b']]);
});

test('LOOK-01 what lands later, and what is changed, is asked for by itself, in what the others are priced in', async () => {
  const asked = servePrices(({ id, quantity }) => priced(id, { quantity, price: 10 * quantity }));
  await show();
  await (await cardOf('a')).findByText('$10.00');
  addParts('b');
  await (await cardOf('b')).findByText('$10.00');
  usePartsStore.getState().setQuantity('a', 3);
  expect(await (await cardOf('a')).findByText('$30.00')).toBeDefined();
  expect((await cardOf('a')).getByText('PLA, white, as printed · 3 pieces')).toBeDefined();
  expect(asked.map(({ parts }) => parts)).toEqual([[{ id: 'a', quantity: 1 }], [{ id: 'b', quantity: 1 }], [{ id: 'a', quantity: 3 }]]);
  expect(asked.map(({ usual }) => usual)).toEqual([null, JSON.stringify(PLA_IDS), JSON.stringify(PLA_IDS)]);
});

test('LOOK-01 prices that can not be had leave the way on, and are there when they are asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubCalls({});
  await show();
  expect(await screen.findByText('The prices could not be loaded. You can continue without them.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Get Your Quote' })).toBeNull();
  servePrices(({ id }) => priced(id), null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await (await cardOf('a')).findByText('$13.67')).closest('p')?.textContent).toBe('$13.67with set-up');
});

test('LOOK-01 a part that the server does not know, and a shop that offers nothing, have no price and say so', async () => {
  addParts('b');
  servePrices(({ id }) => (id === 'a' ? null : priced(id, { choice: null, price: null, shipBy: null, isInstantQuote: false })));
  await show();
  expect(await (await cardOf('a')).findByText(/not known here any more/)).toBeDefined();
  expect((await cardOf('b')).getByText(/offers no materials/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Get Your Quote' })).toBeNull();
});

test('LOOK-01 while a quantity is changed the way to the quote stays', async () => {
  servePrices(({ id, quantity }) => priced(id, { quantity, price: 10 * quantity }));
  await show();
  const quote = await screen.findByRole('link', { name: 'Get Your Quote' });
  usePartsStore.getState().setQuantity('a', 2);
  await waitFor(() => expect(screen.getByRole('status', { busy: true })).toBeDefined());
  expect(screen.getByRole('link', { name: 'Get Your Quote' })).toBe(quote);
  expect(await (await cardOf('a')).findByText('$20.00', {}, { timeout: 4000 })).toBeDefined();
});

test('LOOK-02 where a part costs something else than its browser had worked out in the same choice, the card says so', async () => {
  servePrices(({ id }) => priced(id));
  const provisional = { ...priced('a'), currency: 'USD', tax: null };
  useProvisionalPrices.setState({ a: { ...provisional, price: 12.1 } });
  await show();
  const card = await cardOf('a');
  expect(await card.findByText('Your browser had worked out $12.10, which no longer counts.')).toBeDefined();
  act(() => useProvisionalPrices.setState({ a: { ...provisional, price: 13.67 } }));
  expect(card.queryByText(/no longer counts/)).toBeNull();
  act(() => useProvisionalPrices.setState({ a: { ...provisional, price: 12.1, choice: BLACK_NYLON } }));
  expect(card.queryByText(/no longer counts/)).toBeNull();
});
