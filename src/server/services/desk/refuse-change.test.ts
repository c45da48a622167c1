import { expect, test } from 'vitest';
import type { Actor, RequestAct, RequestEvent } from '#domain/desk/request-event.ts';
import { readLife } from '#domain/desk/request-life.ts';
import { refuseStale } from './refuse-change.ts';

const ada: Actor = { kind: 'customer', name: 'Ada' };
const max: Actor = { kind: 'member', sub: 's', name: 'Max' };
const RECEIVED: readonly [Actor, RequestAct] = [ada, { type: 'received', answerBy: '2026-11-25' }];

function refuseAfter(version: number, ...acts: readonly (readonly [Actor, RequestAct])[]) {
  const events = [RECEIVED, ...acts].map(([actor, act], index): RequestEvent => ({ number: index + 1, at: new Date(0), actor, act }));
  return refuseStale({ events, life: readLife(events) }, version);
}

test('DESK-02 nothing is refused where nothing happened, or a colleague has only looked', () => {
  expect(refuseAfter(1)).toBeNull();
  expect(refuseAfter(1, [max, { type: 'read' }])).toBeNull();
});

test('DESK-02 whoever saw an older request is told what happened since, but not who looked', () => {
  const refusal = refuseAfter(1, [max, { type: 'read' }], [ada, { type: 'message', text: 'Hello?' }]);
  expect(refusal).toMatchObject({ status: 412 });
  expect(JSON.stringify(refusal)).toContain('Ada wrote a message meanwhile.');
  expect(JSON.stringify(refusal)).not.toContain('Max');
});

test('DESK-02 a version that there never was is refused', () => {
  expect(refuseAfter(9)).toMatchObject({ status: 412 });
});
