import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/rfq.ts';
import { texts } from './texts.ts';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const EMPTY_VALUES: ContactValues = { name: '', email: '', message: '' };

const LONGEST = { name: LONGEST_NAME, message: LONGEST_MESSAGE } as const;

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
