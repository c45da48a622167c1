import type { Failure, FieldErrorCode } from '#contract/schemas/failure.ts';
import type { RfqContact } from '#domain/request/rfq.ts';
import { texts } from './texts.ts';

const FIELD_OF_CODE = {
  ERROR_INVALID_NAME: 'name',
  ERROR_INVALID_ORGANIZATION: 'organization',
  ERROR_INVALID_EMAIL: 'email',
  ERROR_INVALID_MESSAGE: 'message',
} as const satisfies Record<FieldErrorCode, keyof RfqContact>;

/** The messages to show under the fields of a form that the server refused. */
export function fieldErrorsFrom(
  failure: Partial<Pick<Failure, 'errors' | 'formDataValidationErrorList'>>,
): Partial<Record<keyof RfqContact, string>> {
  const codes = [...Object.values(failure.errors ?? {}), ...Object.values(failure.formDataValidationErrorList ?? {})];
  return Object.fromEntries(codes.map((code) => [FIELD_OF_CODE[code], texts.fieldErrors[code]]));
}
