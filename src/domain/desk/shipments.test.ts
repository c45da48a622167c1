import { expect, test } from 'vitest';
import type { RequestEvent } from './request-event.ts';
import { countBefore, listShipments } from './shipments.ts';

const member = { kind: 'member', sub: 's', name: 'Max' } as const;
const at = new Date('2026-11-20T10:00:00.000Z');
const parcel = (number: number, quantity: number): RequestEvent => ({
  number,
  at,
  actor: member,
  act: { type: 'parcel-sent', lines: [{ line: 2, quantity }], carrier: 'DHL', tracking: '' },
});

test('DESK-11 shipments are numbered as they left, and each knows what left before it', () => {
  const shipments = listShipments([parcel(5, 3), { number: 6, at, actor: member, act: { type: 'read' } }, parcel(7, 4), parcel(8, 1)]);
  expect(shipments.map(({ number, lines }) => [number, lines[0]?.quantity])).toEqual([
    [1, 3],
    [2, 4],
    [3, 1],
  ]);
  expect(countBefore(shipments, 1, 2)).toBe(0);
  expect(countBefore(shipments, 3, 2)).toBe(7);
  expect(countBefore(shipments, 3, 9)).toBe(0);
});
