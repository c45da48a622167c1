import { customType, timestamp } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

/** PostgreSQL holds neither NUL nor half a surrogate pair; a customer's text may. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** A text column that takes every string. */
export const plainText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storableText,
});

/** A jsonb column whose content is checked on the way out, so that a row of another age is noticed, not believed. */
export function jsonOf<Data>(schema: z.ZodMiniType<Data>) {
  return customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
    fromDriver: (stored) => schema.parse(stored),
  });
}

/** To the millisecond, as a JavaScript Date has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
