import { timestamp } from 'drizzle-orm/pg-core';

/** To the millisecond, as a JavaScript Date has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
