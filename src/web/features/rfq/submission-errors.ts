import { type Failure, FIELD_ERROR_MESSAGES, type FieldErrorCode } from '#contract/failure.ts';

/** The parts of a failure that speak to the form. */
type FailureDetails = Partial<Pick<Failure, 'errors' | 'formDataValidationErrorList' | 'metadata'>>;

/** The fields of the request form. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

const FIELD_OF_CODE = {
  ERROR_INVALID_NAME: 'name',
  ERROR_INVALID_ORGANIZATION: 'organization',
  ERROR_INVALID_EMAIL: 'email',
  ERROR_INVALID_MESSAGE: 'message',
} as const satisfies Record<FieldErrorCode, keyof ContactValues>;

/** The messages to show under the form's fields. */
export function fieldErrorsFrom(failure: FailureDetails): Partial<Record<keyof ContactValues, string>> {
  const codes = [...Object.values(failure.errors ?? {}), ...Object.values(failure.formDataValidationErrorList ?? {})];
  return Object.fromEntries(codes.map((code) => [FIELD_OF_CODE[code], FIELD_ERROR_MESSAGES[code]]));
}

export type SubmissionAlert = { readonly kind: 'not-delivered'; readonly contactEmail: string } | { readonly kind: 'rejected' };

/** Which alert stands above the form: an address to write to where the server gave one, otherwise that the input was refused. */
export function alertFrom(failure: FailureDetails): SubmissionAlert {
  const contactEmail = failure.metadata?.CONTACT_EMAIL;
  return contactEmail === undefined ? { kind: 'rejected' } : { kind: 'not-delivered', contactEmail };
}
