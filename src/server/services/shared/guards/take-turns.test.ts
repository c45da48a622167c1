import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('work under one key runs one after the other, under another key at once, and goes on after a failure', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const opened = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    log.push('first begins');
    await opened.promise;
    log.push('first ends');
    throw new Error('broken');
  });
  const second = inTurn('a', async () => {
    log.push('second');
    return 2;
  });
  await inTurn('b', async () => log.push('other'));
  expect(log).toEqual(['first begins', 'other']);
  opened.resolve();
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(log).toEqual(['first begins', 'other', 'first ends', 'second']);
  expect(await inTurn('a', async () => 3)).toBe(3);
});
