import * as z from 'zod/mini';

/** Where the page before ended, as its answer said; left out, or null, for the first page. */
export const cursorSchema = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(1000))));

/** Where the next page begins; null on the last one. */
export const nextCursorSchema = z.nullable(z.string());

/** Entries on one page of a list. */
const MOST_ON_A_PAGE = 100;
export const pageLimitSchema = z._default(z.int().check(z.minimum(1), z.maximum(MOST_ON_A_PAGE)), 50);
