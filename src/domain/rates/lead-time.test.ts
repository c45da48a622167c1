import { expect, test } from 'vitest';
import { rate } from '../money/rate.ts';
import {
  countLeadTimeDays,
  findFarPromise,
  isLeadTimeOffered,
  type LeadTimeOption,
  type MachineCapacity,
  type PiecesToMake,
} from './lead-time.ts';

const SHOP: MachineCapacity = { count: rate(4, 'machines'), hoursPerDay: rate(20, 'h/day') };
const STANDARD: LeadTimeOption = {
  id: 'standard',
  name: 'Standard',
  days: rate(2, 'days'),
  surcharge: rate(0, '%'),
  mostHours: rate(0, 'h'),
};
const HORIZON = rate(30, 'days');
const count = (line: PiecesToMake, finishDays = 0) => countLeadTimeDays([line], finishDays, SHOP, STANDARD);

test.each([
  ['a print of 40 h takes two days of its machine, however many others stand idle', 1, 40, 4],
  ['a moment takes a day', 1, 0.1, 3],
  ['a day’s hours are a day', 1, 20, 3],
  ['and a minute more is two', 1, 20.02, 4],
  ['as many pieces as machines are done at once', 4, 40, 4],
  ['one more waits for a machine, since a piece can’t be split', 5, 40, 6],
  ['a batch spreads over all machines', 100, 4, 7],
  ['tenths of hours add up to whole days', 40, 0.1 + 0.2 + 1.7, 3],
])('HOLD-11 %s', (_what, quantity, pieceHours, days) => {
  expect(count({ pieces: quantity, pieceHours, chargedHours: pieceHours })).toBe(days);
});

test('HOLD-11 no quantity leaves before one piece’s hours on one machine, and none before a smaller one', () => {
  for (const pieceHours of [0.01, 0.7, 3, 19.99, 40, 333]) {
    let before = 0;
    for (let quantity = 1; quantity <= 1000; quantity += 1) {
      const days = count({ pieces: quantity, pieceHours, chargedHours: pieceHours / 2 }, 3);
      expect(days).toBeGreaterThanOrEqual(Math.max(before, pieceHours / SHOP.hoursPerDay.value + 5));
      before = days;
    }
  }
});

test('HOLD-11 pieces that share a plate take turns by their share of it', () => {
  expect(count({ pieces: 1, pieceHours: 40, chargedHours: 2 })).toBe(4);
  expect(count({ pieces: 80, pieceHours: 40, chargedHours: 2 })).toBe(4);
  expect(count({ pieces: 81, pieceHours: 40, chargedHours: 2 })).toBe(5);
});

test('HOLD-11 different pieces of one line go to whichever machine is free, and never leave sooner for one more', () => {
  const days = (...hours: readonly number[]) =>
    countLeadTimeDays(
      hours.map((each) => ({ pieces: 1, pieceHours: each, chargedHours: each })),
      0,
      SHOP,
      STANDARD,
    );
  // Eight different parts of a day each on four machines are no eight days' work.
  expect(days(20, 20, 20, 20, 20, 20, 20, 20)).toBe(2 + 3);
  expect(days(20, 20, 20, 20)).toBe(3);
  expect(days(40, 1, 1)).toBe(4);
  let before = 0;
  for (let parts = 1; parts <= 60; parts += 1) {
    const now = days(...Array.from({ length: parts }, (_, n) => 1 + ((n * 7) % 30)));
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
});

test('HOLD-11 beyond the horizon a person looks, and the customer reads why', () => {
  expect(findFarPromise(5, 30, HORIZON)).toEqual([]);
  expect(findFarPromise(1, 31, HORIZON)).toEqual([
    'This part would take about 31 business days to make; a date more than 30 days ahead is agreed in person.',
  ]);
  expect(findFarPromise(1000, 1250, HORIZON)).toEqual([
    'These 1,000 pieces would take about 1,250 business days to make; a date more than 30 days ahead is agreed in person.',
  ]);
});

test('PRC-08 a lead time is offered up to the machine hours that it can take', () => {
  const express = { ...STANDARD, mostHours: rate(40, 'h') };
  expect([39.9, 40, 40.1].map((hours) => isLeadTimeOffered(express, hours))).toEqual([true, true, false]);
  expect(isLeadTimeOffered(STANDARD, 1e6)).toBe(true);
});
