import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT, later } from '#test/support/sample-records.ts';
import type { Records } from '../records/records.ts';

/** What every Records must do for writes that are repeated. */
export function describeKeptAnswers(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());
  const newWrite = () => ({ scope: randomUUID(), key: 'key', fingerprint: 'asked' });
  const LOST = later(-60);

  describe('writes with a key', () => {
    test('API-21 who comes first does it, the others wait, and all get its answer', async () => {
      const write = newWrite();
      const begun = await Promise.all([1, 2, 3].map(() => records.answers.begin(write, AT, LOST)));
      expect(begun.map(({ state }) => state).toSorted()).toEqual(['begun', 'begun', 'yours']);
      await records.answers.keep(write, '{"a":"\\u0000é"}');
      expect(await records.answers.begin(write, later(1), LOST)).toEqual({ state: 'answered', answer: '{"a":"\\u0000é"}' });
      await records.answers.giveUp(write);
      expect(await records.answers.begin(write, later(1), LOST)).toMatchObject({ state: 'answered' });
    });

    test('API-21 another request with the key is told so, and another caller may use it', async () => {
      const write = newWrite();
      await records.answers.begin(write, AT, LOST);
      const other = { ...write, fingerprint: 'else' };
      expect(await records.answers.begin(other, AT, LOST)).toEqual({ state: 'other-request' });
      expect(await records.answers.begin(other, AT, AT)).toEqual({ state: 'other-request' });
      await records.answers.keep(write, '{}');
      expect(await records.answers.begin(other, AT, LOST)).toEqual({ state: 'other-request' });
      expect(await records.answers.begin({ ...other, scope: randomUUID() }, AT, LOST)).toEqual({ state: 'yours' });
    });

    test('API-21 what was given up, whose process died, or which is old may be begun anew', async () => {
      const write = newWrite();
      await records.answers.begin(write, AT, LOST);
      await records.answers.giveUp(write);
      expect(await records.answers.begin(write, AT, LOST)).toEqual({ state: 'yours' });
      expect(await records.answers.begin(write, later(5), AT)).toEqual({ state: 'yours' });
      expect(await records.answers.begin(write, later(5), AT)).toEqual({ state: 'begun' });
      await records.answers.keep(write, '{}');
      await records.answers.removeOld(later(4));
      expect(await records.answers.begin(write, later(6), AT)).toMatchObject({ state: 'answered' });
      await records.answers.removeOld(later(5));
      expect(await records.answers.begin(write, later(6), AT)).toEqual({ state: 'yours' });
    });
  });
}
