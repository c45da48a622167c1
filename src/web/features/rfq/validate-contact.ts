import type { ContactValues } from './submission-errors.ts';
import { texts } from './texts.ts';

const REQUIRED = ['name', 'email', 'organization'] as const;

/** The messages for what is plainly missing; whether the rest is right the server says. */
export function validateContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  const missing = REQUIRED.filter(
    (field) => values[field].trim() === '' || (field === 'email' && !/^[^\s@]+@[^\s@]+$/.test(values.email.trim())),
  );
  return Object.fromEntries(missing.map((field) => [field, texts.fieldsMissing[field]]));
}
