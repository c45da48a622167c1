// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rereadStored } from '../../../testing/reread-stored.ts';
import type { QuoteDraft } from './draft.ts';
import { nameDraft, useQuoteDraftStore } from './draft.ts';

const DRAFT: QuoteDraft = {
  version: 3,
  lines: [{ line: 1, isOffered: true, unitPrice: '1', quantity: '1', leadTime: '1', note: '', breaks: [] }],
  charges: [],
  discount: '',
  tax: null,
  validUntil: '2026-12-01',
  terms: '',
  message: '',
};
const drafts = () => useQuoteDraftStore.getState().drafts;
const keep = (requestID: string) => useQuoteDraftStore.getState().keepDraft(nameDraft('ada', requestID), DRAFT);

test('DESK-05 drafts are kept by user and request, outlive a reload, and are forgotten one by one', () => {
  keep('r1');
  keep('r2');
  rereadStored('quoteDraftStore');
  expect(drafts()).toEqual({ 'ada r1': DRAFT, 'ada r2': DRAFT });
  useQuoteDraftStore.getState().forgetDraft('ada r1');
  expect(Object.keys(drafts())).toEqual(['ada r2']);
});

test('DESK-05 the draft that was left alone longest makes way, and what is no draft is not read', () => {
  for (let number = 0; number < 40; number += 1) keep(`r${number}`);
  expect(Object.keys(drafts())).toHaveLength(30);
  expect(drafts()).not.toHaveProperty(['ada r9']);
  localStorage.setItem('quoteDraftStore', JSON.stringify({ drafts: { a: { version: 'x' }, b: DRAFT }, version: 1 }));
  rereadStored('quoteDraftStore');
  expect(drafts()).toEqual({ b: DRAFT });
});
