import { describe, expect, test } from 'vitest';
import type { Failure, FieldErrorCode } from '#contract/schemas/failure.ts';
import { fieldErrorsFrom } from './field-errors.ts';
import { texts as german } from './texts.de.ts';

const FAILURE: Failure = { success: false, error: 'Refused' };

describe('field errors', () => {
  test.each<[FieldErrorCode, string, string]>([
    ['ERROR_INVALID_NAME', 'name', 'Invalid name'],
    ['ERROR_INVALID_ORGANIZATION', 'organization', 'Invalid organization name'],
    ['ERROR_INVALID_EMAIL', 'email', 'Invalid email'],
    ['ERROR_INVALID_MESSAGE', 'message', 'Invalid message'],
  ])('SUB-03 %s shows under %s as "%s"', (code, field, message) => {
    expect(fieldErrorsFrom({ ...FAILURE, formDataValidationErrorList: { any: code } })).toEqual({ [field]: message });
    expect(fieldErrorsFrom({ ...FAILURE, errors: { any: code } })).toEqual({ [field]: message });
  });

  test('SUB-03 both lists are read together, and a failure without them marks no field', () => {
    const both: Failure = { ...FAILURE, errors: { a: 'ERROR_INVALID_NAME' }, formDataValidationErrorList: { b: 'ERROR_INVALID_EMAIL' } };
    expect(fieldErrorsFrom(both)).toEqual({ name: 'Invalid name', email: 'Invalid email' });
    expect(fieldErrorsFrom(FAILURE)).toEqual({});
  });

  test('LOOK-14 they are said in German, too', () => {
    expect(Object.values(german.fieldErrors)).toEqual([
      'Ungültiger Name',
      'Ungültiger Firmenname',
      'Ungültige E-Mail-Adresse',
      'Ungültige Nachricht',
    ]);
  });
});
