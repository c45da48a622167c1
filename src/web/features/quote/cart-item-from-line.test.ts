import { expect, test } from 'vitest';
import { cartItemSchema } from '#contract/schemas/entities.ts';
import { type QuoteLine, quoteLineSchema } from '#contract/schemas/quote-line.ts';
import { cartItemFromLine, createLineId } from './cart-item-from-line.ts';

const LINE: QuoteLine = {
  partID: 'part-1',
  materialID: 'm-1',
  colorID: 'c-1',
  finishID: 'f-1',
  image: 'bracket.webp',
  quantity: 3,
  price: 12.34,
  currency: 'EUR',
  unit: 'mm',
  dimensions: { x: 10, y: 20, z: 30 },
  scale: 1,
  modelFilename: 'bracket.step',
  internalFilename: 'abcdefghijklmnopqrstuvwxyz.step',
  manufacturingProcess: 'Additive Manufacturing',
  manufacturingProcessSubtype: 'MJF',
  material: 'PA 12',
  materialType: 'Polymer',
  materialInfoURL: '',
  color: 'Black',
  colorRgb: '#f2f2f0',
  finish: 'Dyed',
  isInstantQuote: false,
  reviewReasons: ['The model is not closed.'],
  receipt: null,
  build: null,
  quantityPrices: [{ quantity: 10, price: 9.5 }],
  leadTimeDays: 4,
  leadTimeID: 'express',
  leadTimes: [{ leadTimeID: 'express', name: 'Express', price: 12.34, days: 4, shipBy: '2026-11-27' }],
  cutOff: { cutOff: '14:00', timeZone: 'America/New_York' },
  isPending: false,
};

test('QUO-06 a quote line becomes a cart item with its facts under metadata.specifications', () => {
  expect(quoteLineSchema.safeParse(LINE).success).toBe(true);
  const item = cartItemFromLine(LINE, '7', 'AbC234');
  expect(cartItemSchema.safeParse(item).success).toBe(true);
  expect(item).toMatchObject({
    id: 'AbC234',
    productID: 'part-1',
    title: 'bracket.step',
    description: 'PA 12 · Black · Dyed',
    image: 'bracket.webp',
    quantity: 3,
    price: 12.34,
  });
  expect(item.metadata.specifications).toMatchObject({
    partID: 'part-1',
    materialID: 'm-1',
    colorID: 'c-1',
    finishID: 'f-1',
    unit: 'mm',
    dimensions: { x: 10, y: 20, z: 30 },
    isInstantQuote: false,
    reviewReasons: ['The model is not closed.'],
    leadTimeDays: 4,
    leadTimeID: 'express',
    currency: 'EUR',
    leadTime: 'Express',
    mspID: '7',
  });
});

test('QUO-06 the receipt stays out of the cart, so that many lines fit into local storage', () => {
  for (const name of ['receipt', 'leadTimes'])
    expect(cartItemFromLine(LINE, '7', 'AbC234').metadata.specifications).not.toHaveProperty(name);
  expect(cartItemFromLine(LINE, '7', 'AbC234').metadata.specifications).not.toHaveProperty('quantityPrices');
});

test('QUO-06 a line id has 6 characters and follows the random bytes', () => {
  const ids = Array.from({ length: 200 }, () => createLineId((bytes) => crypto.getRandomValues(bytes)));
  expect(ids.every((id) => /^[A-Za-z0-9]{6}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
  expect(createLineId((bytes) => bytes.fill(0))).toBe('AAAAAA');
});
