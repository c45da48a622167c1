import { describe, expect, test } from 'vitest';
import { findShipDate, isTimeZone, type ShopCalendar } from './ship-date.ts';

const BERLIN: ShopCalendar = { timeZone: 'Europe/Berlin', workingDays: [1, 2, 3, 4, 5], holidays: ['2026-12-25'], cutOff: '14:00' };

describe('PRC-08 the day by which a line leaves', () => {
  test.each([
    ['before the cut-off', '2026-11-23T12:59:00Z', 2, '2026-11-25'],
    ['at the cut-off counts from tomorrow', '2026-11-23T13:00:00Z', 2, '2026-11-26'],
    ['late on a Friday counts from Monday', '2026-11-20T20:00:00Z', 1, '2026-11-24'],
    ['on a Saturday counts from Monday', '2026-11-21T08:00:00Z', 1, '2026-11-24'],
    ['over a weekend', '2026-11-19T08:00:00Z', 2, '2026-11-23'],
    ['over a holiday and a weekend', '2026-12-24T08:00:00Z', 1, '2026-12-28'],
    ['on the same day', '2026-11-23T08:00:00Z', 0, '2026-11-23'],
    ['when it is tomorrow at the shop already', '2026-11-22T23:30:00Z', 0, '2026-11-23'],
    ['in summer time', '2026-07-01T12:30:00Z', 0, '2026-07-02'],
  ])('%s', (_, now, days, date) => {
    expect(findShipDate(new Date(now), days, BERLIN)).toBe(date);
  });

  test('by the days and the clock of another shop', () => {
    const dubai = { timeZone: 'Asia/Dubai', workingDays: [1, 2, 3, 4, 7], holidays: [], cutOff: '10:00' };
    expect(findShipDate(new Date('2026-11-26T05:59:00Z'), 1, dubai)).toBe('2026-11-29');
    expect(findShipDate(new Date('2026-11-26T06:00:00Z'), 1, dubai)).toBe('2026-11-30');
  });

  test('knows time zones', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false]);
  });
});
