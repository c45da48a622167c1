import { expect, test } from 'vitest';
import type { ShownEvent } from '#contract/desk/events.ts';
import { describeEvent } from './describe-event.ts';

const ada = { kind: 'customer', name: 'Ada' } as const;
const max = { kind: 'member', sub: 's', name: 'Max' } as const;

test.each<[ShownEvent['actor'], ShownEvent['act'], string]>([
  [ada, { type: 'received', answerBy: '2026-11-25' }, 'Ada asked for a quote; an answer is due by Nov 25, 2026'],
  [
    ada,
    { type: 'received', answerBy: '2026-11-25', terms: { version: 2, on: '2026-11-20' } },
    'Ada asked for a quote; an answer is due by Nov 25, 2026. Your terms of sale of Nov 20, 2026 (version 2) counted',
  ],
  [ada, { type: 'file-added', fileId: 'f', filename: 'plan.pdf', line: 2 }, 'Ada added plan.pdf to line 2'],
  [max, { type: 'assigned', to: null }, 'Max took the assignment back'],
  [
    max,
    { type: 'quoted', number: 4, revision: 2, validUntil: '2026-12-01', totalMicros: 12_500_000 },
    'Max sent quote Q-00004-2: €12.50, valid until Dec 1, 2026',
  ],
  [max, { type: 'declined', reason: '' }, 'Max declined'],
  [{ kind: 'system' }, { type: 'expired', revision: 1 }, 'The quote’s last day passed (revision 1)'],
  [
    ada,
    {
      type: 'accepted',
      revision: 1,
      order: 9,
      purchaseOrder: 'PO 1',
      lines: [{ line: 1, quantity: 2 }],
      totalMicros: 1_000_000,
      dueOn: '2026-12-01',
    },
    'Ada ordered 1 line for €1.00 (PO 1): O-00009',
  ],
  [max, { type: 'started', lines: [1, 3] }, 'Max started lines 1, 3'],
  [
    max,
    {
      type: 'parcel-sent',
      lines: [
        { line: 1, quantity: 2 },
        { line: 2, quantity: 1 },
      ],
      carrier: 'DHL',
      tracking: 'JD1',
    },
    'Max sent a parcel with 3 pieces by DHL JD1',
  ],
  [max, { type: 'cancelled', reason: 'No stock' }, 'Max cancelled the order: No stock'],
])('DESK-01 %o who did %o reads as: %s', (actor, act, words) => {
  expect(describeEvent({ number: 1, at: '2026-11-20T10:00:00.000Z', actor, act }, 'EUR')).toBe(words);
});
