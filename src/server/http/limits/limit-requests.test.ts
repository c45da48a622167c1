import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createLimits } from './limit-requests.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const tooMany = expect.objectContaining({ status: 429, retryAfterSeconds: expect.any(Number) });

/** Takes until it is refused; answers how often it was not. */
function takeAll(take: () => unknown): number {
  for (let taken = 0; ; taken += 1) {
    try {
      take();
    } catch (error) {
      expect(error).toEqual(tooMany);
      return taken;
    }
  }
}

test('S-35 addresses that hold many streams share three quarters of them, and one that holds none still gets some', () => {
  const limits = createLimits(true);
  const crowd = Array.from({ length: 40 }, (_, index) => from(`203.0.113.${index}`));
  const held = crowd.map((request) => takeAll(() => limits.hold('streams', request)));
  // Later ones of the crowd get as many as any newcomer.
  expect(held.slice(0, 23)).toEqual(Array.from({ length: 23 }, () => 64));
  expect(held.slice(24)).toEqual(Array.from({ length: 16 }, () => 4));
  expect(takeAll(() => limits.hold('streams', from('198.51.100.1')))).toBe(4);
});

test('S-50 few archives are downloaded at once, however many addresses ask, and there is one more as soon as one is done', () => {
  const limits = createLimits(true);
  const crowd = Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`));
  const releases: (() => void)[] = [];
  const take = (request: ReturnType<typeof from>, shop: string) => () => releases.push(limits.hold('archives', request, shop));
  expect(takeAll(take(from('198.51.100.7'), 'mine'))).toBe(3);
  expect(takeAll(take(from('198.51.100.8'), 'mine'))).toBe(1);
  expect(crowd.reduce((sum, request, n) => sum + takeAll(take(request, `shop ${n}`)), 4)).toBe(16);
  releases.pop()?.();
  expect(takeAll(take(from('198.51.100.9'), 'late'))).toBe(1);
});

test('S-35 what one provider can be asked for within an hour is not used up by a few addresses', () => {
  const limits = createLimits(true);
  const submit = (ip: string) => limits.count('requests', from(ip), { providerId: '1' });
  expect(takeAll(() => submit('203.0.113.1'))).toBe(225);
  expect(takeAll(() => submit('203.0.113.2'))).toBe(5);
  expect(takeAll(() => submit('198.51.100.1'))).toBe(5);
});

test('S-35 of a burst of openings of streams a newcomer is let in, and the others are told to come again in a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const limits = createLimits(true);
    const crowd = Array.from({ length: 50 }, (_, index) => from(`203.0.113.${index}`));
    const burst = Array.from({ length: 1000 }, (_, index) => crowd[index % crowd.length] ?? from(''));
    const next = burst.values();
    const openNext = () => limits.count('streams', next.next().value ?? from(''));
    expect(takeAll(openNext)).toBe(150);
    limits.count('streams', from('198.51.100.1'));
    expect(openNext).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }));
    vi.advanceTimersByTime(1000);
    openNext();
  } finally {
    vi.useRealTimers();
  }
});
