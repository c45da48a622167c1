import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { cleanLine, cleanLines } from '#domain/text/clean-text.ts';

/** Text of one line as somebody typed it: control signs, line ends and signs that turn writing around are taken out. */
export const lineSchema = z.string().check(z.overwrite(cleanLine), z.trim());
/** The same for text of several lines. */
export const linesSchema = z.string().check(z.overwrite(cleanLines));

/** A message or a note. */
export const wordsSchema = linesSchema.check(z.trim(), z.minLength(1), z.maxLength(LONGEST_MESSAGE));
/** Why somebody declines, turns down, withdraws or cancels; may be empty. */
export const reasonSchema = linesSchema.check(z.trim(), z.maxLength(LONGEST_MESSAGE));
