import { describe, expect, test } from 'vitest';
import { type Failure, FIELD_ERROR_MESSAGES, type FieldErrorCode } from '#contract/schemas/failure.ts';
import { fieldErrorsFrom } from './field-errors.ts';

const FAILURE: Failure = { success: false, error: 'Refused' };

describe('field errors', () => {
  test.each<[FieldErrorCode, string, string]>([
    ['ERROR_INVALID_NAME', 'name', 'Invalid name'],
    ['ERROR_INVALID_ORGANIZATION', 'organization', 'Invalid organization name'],
    ['ERROR_INVALID_EMAIL', 'email', 'Invalid email'],
    ['ERROR_INVALID_MESSAGE', 'message', 'Invalid message'],
  ])('SUB-03 %s shows under %s as "%s"', (code, field, message) => {
    expect(FIELD_ERROR_MESSAGES[code]).toBe(message);
    expect(fieldErrorsFrom({ ...FAILURE, formDataValidationErrorList: { any: code } })).toEqual({ [field]: message });
    expect(fieldErrorsFrom({ ...FAILURE, errors: { any: code } })).toEqual({ [field]: message });
  });

  test('SUB-03 both lists are read together, and a failure without them marks no field', () => {
    const both: Failure = { ...FAILURE, errors: { a: 'ERROR_INVALID_NAME' }, formDataValidationErrorList: { b: 'ERROR_INVALID_EMAIL' } };
    expect(fieldErrorsFrom(both)).toEqual({ name: 'Invalid name', email: 'Invalid email' });
    expect(fieldErrorsFrom(FAILURE)).toEqual({});
  });
});
