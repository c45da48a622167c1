import { FIELD_ERROR_MESSAGES } from '#contract/failure.ts';
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/rfq.ts';
import type { CallFailure } from '../../api/call-failure.ts';
import { texts } from './texts.ts';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const EMPTY_VALUES: ContactValues = { name: '', email: '', message: '' };

const LONGEST = { name: LONGEST_NAME, message: LONGEST_MESSAGE } as const;

const FIELD_OF_CODE = {
  ERROR_INVALID_NAME: 'name',
  ERROR_INVALID_EMAIL: 'email',
  ERROR_INVALID_MESSAGE: 'message',
} as const;

/** What is plainly missing or too long; whether the rest is right the server says. */
export function validateContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  const errors: Partial<Record<keyof ContactValues, string>> = {};
  for (const field of ['name', 'message'] as const) {
    const { length } = values[field].trim();
    if (length === 0) errors[field] = texts.missing[field];
    else if (length > LONGEST[field]) errors[field] = texts.tooLong(LONGEST[field].toLocaleString('en-US'));
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(values.email.trim())) errors.email = texts.missing.email;
  return errors;
}

/** The messages to show under the fields that the server refused. */
export function fieldErrorsFrom({ errors = {} }: Pick<CallFailure, 'errors'>): Partial<Record<keyof ContactValues, string>> {
  const known = Object.values(errors).filter((code) => code !== 'ERROR_INVALID_ORGANIZATION');
  return Object.fromEntries(known.map((code) => [FIELD_OF_CODE[code], FIELD_ERROR_MESSAGES[code]]));
}
