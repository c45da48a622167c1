import * as z from 'zod/mini';
import { countSchema, timeSchema } from './fields.ts';

/** How often a draft, or a list, was changed: who changes it names the one that he has seen. */
export const revisionSchema = countSchema;

/** Who did something: an account's name, 'RATE_CARD_FILE', or null where nobody knows. */
export const authorSchema = z.nullable(z.string());

/** What a provider's draft was when somebody else had changed it; `at` is null where nobody ever has. */
export const draftConflictSchema = z.object({ revision: revisionSchema, by: authorSchema, at: z.nullable(timeSchema) });
