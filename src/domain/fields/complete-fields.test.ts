import { expect, test } from 'vitest';
import { rate } from '../money/rate.ts';
import { completeFields } from './complete-fields.ts';
import { byId, choice, figure, list, orNull, text } from './field.ts';

const FIELDS = {
  margin: figure('%', 35, 'Margin', 'Profit.'),
  offered: choice({ yes: 'Yes', no: 'No' }, 'yes', 'Offered', 'Whether.'),
  tax: orNull('Tax', { rate: figure('%', 20, 'Rate', 'Added.') }),
  limits: { wall: figure('mm', 1, 'Wall', 'Thinnest.'), size: figure('mm', 3, 'Size', 'Smallest.') },
  machines: list('Machine', 1, { name: text('line', 'Name', 'As called.'), hour: figure('money/h', 10, 'Hour', 'Charged.') }),
  materials: byId({ price: figure('money/kg', 5, 'Price', 'Charged.') }),
};
const WHOLE = {
  margin: rate(1, '%'),
  offered: 'no',
  tax: null,
  limits: { wall: rate(2, 'mm'), size: rate(4, 'mm') },
  machines: [{ name: 'A', hour: rate(7, 'money/h') }],
  materials: { pla: { price: rate(9, 'money/kg') } },
};

test('HOLD-11 data that lack nothing are left as they are', () => {
  expect(completeFields(FIELDS, WHOLE, {})).toBe(WHOLE);
});

test('HOLD-11 what was added since is as it usually is, else by default, at every depth; what is there stays', () => {
  const stored = { limits: { wall: rate(2, 'mm') }, tax: {}, machines: [{ name: 'A' }], materials: { pla: {} }, note: 'ours' };
  const usual = { margin: rate(50, '%'), limits: { size: rate(8, 'mm') }, machines: [{ hour: rate(12, 'money/h') }] };
  expect(completeFields<object>(FIELDS, stored, usual)).toEqual({
    margin: rate(50, '%'),
    offered: 'yes',
    limits: { wall: rate(2, 'mm'), size: rate(8, 'mm') },
    tax: { rate: rate(20, '%') },
    machines: [{ name: 'A', hour: rate(12, 'money/h') }],
    materials: { pla: { price: rate(5, 'money/kg') } },
    note: 'ours',
  });
});

test('HOLD-11 names and lists are never made up: what lacks them is refused where it is checked', () => {
  const stored = { ...WHOLE, machines: [{ hour: rate(7, 'money/h') }], materials: undefined };
  expect(completeFields<object>(FIELDS, stored, WHOLE)).toBe(stored);
});
