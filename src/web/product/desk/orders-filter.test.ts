import { expect, test } from 'vitest';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { findTab, readFilter, readStates, TABS } from './orders-filter.ts';

test('DESK-03 every state is under one tab, and under one alone', () => {
  expect(Object.values(TABS).flat().sort()).toEqual([...REQUEST_STATES].sort());
});

test('DESK-03 an address names filters; what means nothing counts as none', () => {
  expect(readFilter({})).toEqual({});
  expect(readFilter({ state: 'nowhere', mark: 'loud', words: '  ', from: '1.2.2026', had: 'luck', client: 'a@b.example' })).toEqual({});
  expect(
    readFilter({
      state: 'quoted,received',
      mark: 'due',
      words: ' bolt ',
      client: 'c'.repeat(40),
      material: 'pla',
      to: '2026-05-01',
      assignee: 's',
      had: 'quote',
    }),
  ).toEqual({
    states: ['received', 'quoted'],
    mark: 'due',
    words: 'bolt',
    clientID: 'c'.repeat(40),
    materialID: 'pla',
    to: '2026-05-01',
    assignee: 's',
    had: 'quote',
  });
});

test('DESK-13 an address asks for what is assigned to nobody', () => {
  expect(readFilter({ assignee: 'nobody' })).toEqual({ isUnassigned: true });
});

test.each([
  [undefined, 'all'],
  ['received', 'received'],
  ['shipped,accepted,in-production', 'ordered'],
  ['expired', null],
  ['received,quoted', null],
])('DESK-03 the states %s are shown by the tab %s', (state, tab) => {
  expect(findTab(readStates(state))).toBe(tab);
});
