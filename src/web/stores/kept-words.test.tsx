// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptWords } from './kept-words.ts';

const FIELDS = ['ada r1 message', 'ada r1 note', 'ada r2 message'];
const wordsOf = (name: string) => renderHook(() => useKeptWords(name)).result.current.words;
const type = (name: string, words: string) => {
  const { result } = renderHook(() => useKeptWords(name));
  act(() => result.current.keep(words));
};

test('DESK-09 words are kept by the field that they are written in until it is empty', () => {
  expect(wordsOf('ada r1 message')).toBe('');
  type('ada r1 message', 'Could you');
  type('ada r1 note', 'Asks much');
  cleanup();
  expect(FIELDS.map(wordsOf)).toEqual(['Could you', 'Asks much', '']);
  expect(JSON.parse(localStorage.getItem('wordsDraftStore') ?? '')).toMatchObject({ drafts: { 'ada r1 message': 'Could you' } });
  type('ada r1 message', '');
  expect(FIELDS.map(wordsOf)).toEqual(['', 'Asks much', '']);
  expect(localStorage.getItem('wordsDraftStore')).not.toContain('ada r1 message');
});

test('DESK-09 what is sent again, after a reload as well, has its key again, and other words or taken ones another', () => {
  const keyFor = (text: string) => renderHook(() => useKeptWords('ada r1 message')).result.current.keyFor(text);
  const first = keyFor('Yes.');
  cleanup();
  expect(keyFor('Yes.')).toBe(first);
  const other = keyFor('No.');
  expect(other).not.toBe(first);
  type('ada r1 message', '');
  expect(keyFor('No.')).not.toBe(other);
});
