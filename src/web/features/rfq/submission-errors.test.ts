import { describe, expect, test } from 'vitest';
import type { Failure } from '#contract/schemas/failure.ts';
import { alertFrom } from './submission-errors.ts';

const FAILURE: Failure = { success: false, error: 'Refused' };

describe('the alert', () => {
  test('SUB-04 gives the contact address of the metadata', () => {
    expect(alertFrom({ ...FAILURE, metadata: { CONTACT_EMAIL: 'a@b.c' } })).toEqual({ kind: 'not-delivered', contactEmail: 'a@b.c' });
  });

  test('SUB-05 without metadata says that the input was refused', () => {
    expect(alertFrom(FAILURE)).toEqual({ kind: 'rejected' });
  });
});
