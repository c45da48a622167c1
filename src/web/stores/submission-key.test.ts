import { expect, test } from 'vitest';
import { createSubmissionKey, submissionFor } from './submission-key.ts';

test('SUB-02 a retry of the same content keeps its key, changed content gets a new one', () => {
  const first = submissionFor('a', null, () => 'key-1');
  expect(first).toEqual({ content: 'a', key: 'key-1' });
  expect(submissionFor('a', first, () => 'key-2')).toBe(first);
  expect(submissionFor('b', first, () => 'key-2')).toEqual({ content: 'b', key: 'key-2' });
});

test('SUB-02 a key has the form the wire asks for and does not repeat', () => {
  expect(createSubmissionKey()).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(createSubmissionKey()).not.toBe(createSubmissionKey());
});
