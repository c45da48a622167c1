// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { useCartStore } from '../product/cart/cart-store.ts';
import { rereadStored } from '../testing/reread-stored.ts';
import { samplePart } from '../testing/sample-part.ts';
import { useManufacturingParamsStore } from './manufacturing-params-store.ts';
import { adoptProvider, useMspStore } from './msp-store.ts';
import { selectedParts, usePartsStore } from './parts-store.ts';

const STORES = {
  mspStore: useMspStore,
  uploadStore: usePartsStore,
  cartStore: useCartStore,
  manufacturingParamsStore: useManufacturingParamsStore,
};

function reload(): void {
  for (const key of Object.keys(STORES)) rereadStored(key);
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

test("NAV-08 the provider id is '-1' until one is known, and another one clears the uploaded parts", () => {
  expect(useMspStore.getState().mspID).toBe('-1');
  expect(adoptProvider('7')).toBe(true);
  usePartsStore.getState().addPart(samplePart());
  expect(adoptProvider('7')).toBe(false);
  expect(usePartsStore.getState().parts).toHaveLength(1);
  expect(adoptProvider('8')).toBe(true);
  expect([useMspStore.getState().mspID, usePartsStore.getState().parts]).toEqual(['8', []]);
});

test('NAV-08 a visitor whom no link brought deals with provider 1 and keeps the parts when its link comes', () => {
  usePartsStore.getState().addPart(samplePart());
  expect(adoptProvider('1')).toBe(false);
  expect([useMspStore.getState().mspID, usePartsStore.getState().parts]).toEqual(['1', [samplePart()]]);
});

test('UPL-15 the parts and the provider id survive a reload', () => {
  adoptProvider('7');
  usePartsStore.getState().addPart(samplePart({ id: 'a' }));
  usePartsStore.getState().setQuantity('a', 12);
  reload();
  expect(useMspStore.getState().mspID).toBe('7');
  expect(usePartsStore.getState().parts).toEqual([samplePart({ id: 'a', quantity: 12 })]);
});

test('UPL-11 UPL-12 parts are selected, changed and removed one by one', () => {
  const { addPart, toggleSelection, setQuantity, removePart, clearParts } = usePartsStore.getState();
  addPart(samplePart({ id: 'a' }));
  addPart(samplePart({ id: 'b' }));
  addPart(samplePart({ id: 'a', title: 'again' }));
  toggleSelection('b');
  setQuantity('a', 5000);
  const { parts } = usePartsStore.getState();
  expect(parts.map(({ id, quantity, selected }) => [id, quantity, selected])).toEqual([
    ['b', 1, false],
    ['a', 1000, true],
  ]);
  expect(selectedParts(parts).map(({ id }) => id)).toEqual(['a']);
  removePart('b');
  expect(usePartsStore.getState().parts.map(({ title }) => title)).toEqual(['again']);
  clearParts();
  expect(stored('uploadStore')).toEqual({ parts: [], folders: {}, version: 1 });
});

test('CART-03 CART-05 the cart lies under cartStore as {items:[…]} and every change is saved', () => {
  const { addItem, updateQuantity, removeItem } = useCartStore.getState();
  const item = { productID: 'p', title: 't', description: '', image: '', quantity: 2, price: 1.5, metadata: {} };
  addItem(item);
  expect(stored('cartStore')).toMatchObject({ items: [{ id: 'ci_0', quantity: 2 }] });
  updateQuantity('ci_0', 3);
  expect(stored('cartStore')).toMatchObject({ items: [{ quantity: 3 }] });
  removeItem('ci_0');
  expect(stored('cartStore')).toEqual({ items: [], version: 1 });
});

test("MAT-08 manufacturing params are saved, '-1' standing for what is not chosen", () => {
  expect(useManufacturingParamsStore.getState().materialID).toBe('-1');
  useManufacturingParamsStore.getState().setParams({ materialID: 'pa12' });
  reload();
  expect(useManufacturingParamsStore.getState()).toMatchObject({ materialID: 'pa12', colorID: '-1', manufacturingProcessID: '-1' });
  useManufacturingParamsStore.getState().clearParams();
  expect(stored('manufacturingParamsStore')).toMatchObject({ materialID: '-1' });
});

describe.each(Object.keys(STORES) as (keyof typeof STORES)[])('CART-05 UPL-15 a corrupt %s loads as empty', (key) => {
  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{"items":7,"parts":"x","mspID":{}}',
    '{"items":[null,{}],"parts":[null,{}]}',
    '{"version":99,"mspID":"9"}',
  ])('%s', (text) => {
    const fresh = JSON.stringify(STORES[key].getState());
    localStorage.setItem(key, text);
    reload();
    expect(JSON.stringify(STORES[key].getState())).toBe(fresh);
  });
});

test('UPL-15 parts that make no sense are left out, the others stay', () => {
  localStorage.setItem('uploadStore', JSON.stringify({ parts: [samplePart({ id: 'a' }), { id: 'b' }], version: 1 }));
  reload();
  expect(usePartsStore.getState().parts.map(({ id }) => id)).toEqual(['a']);
});

test('NAV-09 a cart that another tab changes changes here too', () => {
  localStorage.setItem('cartStore', JSON.stringify({ items: [{ id: 'x', quantity: '4', price: '2.50', metadata: {} }] }));
  rereadStored('cartStore');
  expect(useCartStore.getState().items).toMatchObject([{ id: 'x', quantity: 4, price: 2.5 }]);
});
