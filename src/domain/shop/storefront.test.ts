import { expect, test } from 'vitest';
import { changeTerms, listShopPages, NO_STOREFRONT, shopPageUrl, termsOf } from './storefront.ts';

test('SHOP-17 changed terms are another version, the last of which counts, and those before stay', () => {
  const first = changeTerms([], 'Pay.', '2026-01-02');
  expect(first).toEqual([{ version: 1, on: '2026-01-02', text: 'Pay.' }]);
  expect(changeTerms(first, 'Pay.', '2026-03-04')).toBe(first);
  const second = changeTerms(first, 'Pay soon.', '2026-03-04');
  expect(termsOf({ terms: second })).toEqual({ version: 2, on: '2026-03-04', text: 'Pay soon.' });
  expect(second[0]).toBe(first[0]);
  const none = changeTerms(second, '', '2026-05-06');
  expect([none.length, termsOf({ terms: none })]).toEqual([3, null]);
  expect(changeTerms([], '', '2026-01-02')).toEqual([]);
});

test('SHOP-17 there is a page where something was written for it, and a legal notice where the shop wants one', () => {
  expect(listShopPages(NO_STOREFRONT)).toEqual([]);
  const written = { ...NO_STOREFRONT, terms: changeTerms([], 'Pay.', '2026-01-02'), privacy: 'None.', imprint: 'Left over' };
  expect(listShopPages(written)).toEqual(['terms', 'privacy']);
  expect(listShopPages({ ...NO_STOREFRONT, hasImprint: true })).toEqual(['imprint']);
  expect(shopPageUrl('https://q.example', 'a b', 'terms', 2)).toBe('https://q.example/app/terms?msp_id=a+b&version=2');
});
