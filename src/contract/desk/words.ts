import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';

/** A message or a note. */
export const wordsSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_MESSAGE));
/** Why somebody declines, turns down, withdraws or cancels; may be empty. */
export const reasonSchema = z.string().check(z.trim(), z.maxLength(LONGEST_MESSAGE));
