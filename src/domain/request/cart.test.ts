import { describe, expect, test } from 'vitest';
import { addItem, type Cart, type CartItem, countCartItems, EMPTY_CART, nextItemId, readCart, removeItem, updateQuantity } from './cart.ts';
import { cartSubtotalMicros, itemSubtotalMicros } from './cart-subtotal.ts';

const BRACKET: CartItem = {
  id: 'aB3xYz',
  productID: 'p1',
  title: 'bracket',
  description: 'PLA, white, as printed',
  image: 'bracket.webp',
  quantity: 2,
  price: 12.34,
  metadata: { specifications: { materialID: 'fdm-pla' } },
};
const { id: _, ...NAMELESS } = BRACKET;

describe('ids', () => {
  test('CART-03 an item without an id gets ci_ and the smallest unused integer from 0', () => {
    let cart: Cart = EMPTY_CART;
    for (let i = 0; i < 3; i += 1) cart = addItem(cart, NAMELESS);
    expect(cart.items.map((item) => item.id)).toEqual(['ci_0', 'ci_1', 'ci_2']);
    expect(nextItemId(removeItem(cart, 'ci_1'))).toBe('ci_1');
  });

  test('QUO-06 adding the same id adds quantities, another id adds an item', () => {
    const cart = addItem(addItem(addItem(EMPTY_CART, BRACKET), { ...BRACKET, quantity: 3 }), { ...BRACKET, id: 'other1' });
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['aB3xYz', 5],
      ['other1', 2],
    ]);
  });

  test('CART-03 a cart is {items: […]} of items with their specifications', () => {
    expect(addItem(EMPTY_CART, BRACKET)).toEqual({ items: [BRACKET] });
  });
});

test('UPL-12 summed and updated quantities stay within 1 and 1000', () => {
  const cart = addItem(EMPTY_CART, { ...BRACKET, quantity: 900 });
  expect(addItem(cart, { ...BRACKET, quantity: 900 }).items[0]?.quantity).toBe(1000);
  expect(updateQuantity(cart, 'aB3xYz', 0).items[0]?.quantity).toBe(1);
});

test('CART-05 removing or updating an unknown id changes nothing', () => {
  const cart = addItem(EMPTY_CART, BRACKET);
  expect(removeItem(cart, 'nobody')).toEqual(cart);
  expect(updateQuantity(cart, 'nobody', 7)).toEqual(cart);
});

test('CART-04 subtotals are price × quantity and add up without floating-point dust', () => {
  const cart: Cart = {
    items: [
      { ...BRACKET, price: 0.1, quantity: 3 },
      { ...BRACKET, id: 'b', price: 19.99, quantity: 1000 },
      { ...BRACKET, id: 'c', price: 1.15, quantity: 1 },
    ],
  };
  expect(cart.items.map((item) => itemSubtotalMicros(item, 'USD'))).toEqual([300_000, 19_990_000_000, 1_150_000]);
  expect(cartSubtotalMicros(cart, 'USD')).toBe(19_991_450_000);
  expect(cartSubtotalMicros(cart, 'JPY')).toBe(19_991_000_000);
  expect(countCartItems(cart)).toBe(1004);
});

describe('loading', () => {
  test('CART-04 quantity is read as an integer and price as a float', () => {
    const stored = { items: [{ ...BRACKET, quantity: '7.9', price: '12.5' }] };
    expect(readCart(JSON.stringify(stored)).items[0]).toMatchObject({ quantity: 7, price: 12.5 });
    expect(readCart(stored).items[0]).toMatchObject({ quantity: 7, price: 12.5 });
  });

  test('CART-05 what was saved loads again unchanged', () => {
    const cart = addItem(addItem(EMPTY_CART, BRACKET), { ...NAMELESS, metadata: {} });
    expect(readCart(JSON.stringify(cart))).toEqual(cart);
  });

  test.each([undefined, null, '', '{', 'null', '[]', '{"items":5}', 42, { items: null }, { items: {} }])(
    'CART-05 the corrupt cart %j loads as empty',
    (stored) => {
      expect(readCart(stored)).toEqual(EMPTY_CART);
    },
  );

  test.each([
    null,
    'x',
    { ...BRACKET, id: 5 },
    { ...BRACKET, id: '' },
    { ...BRACKET, quantity: 'many' },
    { ...BRACKET, price: null },
    { ...BRACKET, price: -1 },
  ])('CART-05 the unreadable item %j is left out, the others stay', (item) => {
    expect(readCart({ items: [item, { ...BRACKET, id: 'good' }] }).items.map(({ id }) => id)).toEqual(['good']);
  });
});
