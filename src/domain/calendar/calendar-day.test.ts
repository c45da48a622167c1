import { expect, test } from 'vitest';
import { addDays, isCalendarDay, splitPeriod } from './calendar-day.ts';
import { dayAt, startOfDay } from './ship-date.ts';
import { spellDay, spellInstantLeadTime } from './spell-days.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('DESK-05 %s is a day: %s', (text, isDay) => expect(isCalendarDay(text)).toBe(isDay));

test('DESK-05 days are counted over the ends of months and years', () => {
  expect([addDays('2026-12-30', 3), addDays('2028-03-01', -1), addDays('2026-01-01', 0)]).toEqual([
    '2027-01-02',
    '2028-02-29',
    '2026-01-01',
  ]);
});

test('DESK-07 a day in words can be read in one way alone', () => {
  expect([spellDay('2026-11-03'), spellDay('2027-01-01')]).toEqual(['3 November 2026', '1 January 2027']);
});

test.each([
  [1, '1 business day'],
  [125, '125 business days'],
  [126, 'Date on request'],
  [775, 'Date on request'],
])('PRC-08 an instant lead time of %d business days is told as %s', (days, words) => expect(spellInstantLeadTime(days)).toBe(words));

test('PRC-08 a day that is further than the shop promises days is on request', () => {
  expect([30, 31].map((days) => spellInstantLeadTime(days, 30))).toEqual(['30 business days', 'Date on request']);
  expect(spellInstantLeadTime(200, 200)).toBe('200 business days');
});

test.each([
  [{ from: '2026-11-14', to: '2026-11-24' }, ['2026-11-14 2026-11-15', '2026-11-16 2026-11-22', '2026-11-23 2026-11-24']],
  [{ from: '2026-11-23', to: '2026-11-23' }, ['2026-11-23 2026-11-23']],
  [
    { from: '2026-10-31', to: '2027-02-08' },
    ['2026-10-31 2026-10-31', '2026-11-01 2026-11-30', '2026-12-01 2026-12-31', '2027-01-01 2027-01-31', '2027-02-01 2027-02-08'],
  ],
])('DESK-14 a period %o has the weeks or months %o', (period, expected) => {
  expect(splitPeriod(period).map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
});

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  ['2026-11-22', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
  // Clocks there went from 24:00 to 1:00.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('DESK-03 %s in %s begins at %s', (day, zone, at) => {
  expect(startOfDay(day, zone).toISOString()).toBe(at);
  expect(dayAt(new Date(Date.parse(at) - 1), zone)).toBe(addDays(day, -1));
});
