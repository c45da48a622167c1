import { expect, test } from 'vitest';
import { recallWords } from './recall-words.ts';
import type { Actor, RequestEvent } from './request-event.ts';

const CUSTOMER: Actor = { kind: 'customer', name: 'Ada' };
const KEY = 'a'.repeat(32);
const said: readonly RequestEvent[] = [
  { number: 1, at: new Date(0), actor: CUSTOMER, act: { type: 'received', answerBy: '2026-11-24' } },
  { number: 2, at: new Date(1), actor: CUSTOMER, act: { type: 'message', text: 'Yes.', key: KEY } },
];

test('DESK-09 words are known by their key and the side that said them', () => {
  expect(recallWords(said, 'customer', { type: 'message', text: 'Yes.', key: KEY })).toBe('repeated');
  expect(recallWords(said, 'customer', { type: 'message', text: 'No.', key: KEY })).toBe('other-words');
  expect(recallWords(said, 'customer', { type: 'message', text: 'Yes.', key: 'b'.repeat(32) })).toBe('new');
  expect(recallWords(said, 'member', { type: 'message', text: 'Yes.', key: KEY })).toBe('new');
});

test('DESK-09 words without a key may be said twice', () => {
  expect(recallWords(said, 'customer', { type: 'message', text: 'Yes.' })).toBe('new');
});
