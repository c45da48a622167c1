import { expect, test, vi } from 'vitest';
import { hashQuestion } from './hash-question.ts';

test('LOOK-08 questions that say the same are one, however they are written, and each is told once', () => {
  const question = { mspID: '1', items: [{ id: 'a', quantity: 2 }] };
  const alike = { items: [{ quantity: 2, id: 'a' }], mspID: '1' };
  expect(hashQuestion(['prices', null, question])).toBe(hashQuestion(['prices', null, alike]));
  expect(hashQuestion(['prices', null, question])).not.toBe(hashQuestion(['prices', 'ada', question]));
  expect(hashQuestion(['prices', null, question])).not.toBe(hashQuestion(['prices', null, { ...question, mspID: '2' }]));
  expect(hashQuestion(['a', 'b'])).not.toBe(hashQuestion(['a b']));
  const told = vi.spyOn(JSON, 'stringify');
  hashQuestion(['prices', null, question]);
  expect(told.mock.calls.some(([what]) => Array.isArray(what) && what[0] === question)).toBe(false);
});
