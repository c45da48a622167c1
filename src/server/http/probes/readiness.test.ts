import { expect, test } from 'vitest';
import { createReadiness } from './probes.ts';

const HOUR_MS = 3_600_000;

test('however many ask at once, a dependency is checked once, and not again while its answer holds', async () => {
  let checks = 0;
  const answer = Promise.withResolvers<string | null>();
  const check = () => {
    checks += 1;
    return answer.promise;
  };
  const ask = createReadiness([{ name: 'disk', needed: false, holdsMs: HOUR_MS, check }]);
  const together = [ask(), ask()];
  answer.resolve('It is full.');
  const told = [{ name: 'disk', ok: false, needed: false, detail: 'It is full.' }];
  expect(await Promise.all(together)).toEqual([told, told]);
  expect(await ask()).toEqual(told);
  expect(checks).toBe(1);
});

test('what is needed for a start is asked again until it has worked once', async () => {
  const answers = ['It is being opened.', null, 'It is away.'];
  const ask = createReadiness([{ name: 'database', needed: true, holdsMs: HOUR_MS, check: async () => answers.shift() ?? null }]);
  expect([await ask(), await ask(), await ask()].map(([state]) => state?.ok)).toEqual([false, true, true]);
});

test('an answer that no longer holds is asked for again', async () => {
  let works = false;
  const ask = createReadiness([{ name: 'queue', needed: true, holdsMs: 0, check: async () => (works ? null : 'It is away.') }]);
  expect(await ask()).toMatchObject([{ ok: false }]);
  works = true;
  expect(await ask()).toEqual([{ name: 'queue', ok: true, needed: true }]);
});

test('a dependency that says nothing does not hold the answer up', async () => {
  const ask = createReadiness([{ name: 'mailer', needed: false, check: () => new Promise(() => {}) }]);
  expect(await ask()).toEqual([{ name: 'mailer', ok: false, needed: false, detail: 'It does not answer.' }]);
});
