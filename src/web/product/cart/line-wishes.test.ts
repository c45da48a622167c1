// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sampleItem } from '#test/support/sample-cart.ts';
import { useCartStore } from './cart-store.ts';
import { readSpecifications } from './item-specifications.ts';
import { addLineFile, replaceLineFile, saveWishes, summarizeWishes } from './line-wishes.ts';

test('DESK-10 what is said of a line stays with it, through a new price and a reload, and leaves the others alone', () => {
  const [one, other] = [sampleItem(), sampleItem({ id: 'Other1' })];
  for (const item of [one, other]) useCartStore.getState().addItem(item);
  saveWishes(one.id, { note: 'Black' });
  saveWishes(one.id, { threads: 'M6' });
  addLineFile(one.id, { fileID: 'f-1', filename: 'a.pdf' });
  addLineFile(one.id, { fileID: 'f-2', filename: 'b.pdf' });
  addLineFile('gone', { fileID: 'f-3', filename: 'c.pdf' });
  useCartStore.getState().updatePrices(new Map([[one.id, { price: 9.99, isInstantQuote: true }]]));
  const [stored, untouched] = JSON.parse(localStorage.getItem('cartStore') ?? '{}').items;
  expect(readSpecifications(stored)).toMatchObject({
    note: 'Black',
    threads: 'M6',
    files: [
      { fileID: 'f-1', filename: 'a.pdf' },
      { fileID: 'f-2', filename: 'b.pdf' },
    ],
  });
  expect(stored.price).toBe(9.99);
  expect(untouched).toEqual(other);
});

test('DESK-10 LOOK-03 a drawing that was sent takes the place of the one in the browser, and of no other', () => {
  useCartStore.getState().addItem(sampleItem());
  addLineFile(sampleItem().id, { fileID: 'here', filename: 'a.pdf' });
  addLineFile(sampleItem().id, { fileID: 'f-2', filename: 'b.pdf' });
  replaceLineFile('here', { fileID: 'f-1', filename: 'a.pdf' });
  const [item] = useCartStore.getState().items;
  expect(item && readSpecifications(item).files?.map(({ fileID }) => fileID)).toEqual(['f-1', 'f-2']);
});

test.each([
  [{}, ''],
  [{ note: '  ' }, ''],
  [{ note: 'x', files: [{ fileID: 'f', filename: 'a.pdf' }] }, 'Note, 1 file'],
  [{ tolerances: 'H7', threads: 'M6' }, 'Tolerances, threads'],
])('DESK-10 %j is summed up as %j', (wishes, summary) => {
  expect(summarizeWishes(wishes)).toBe(summary);
});
