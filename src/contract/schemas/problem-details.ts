import * as z from 'zod/mini';
import { draftConflictSchema } from './draft-conflict.ts';
import { fieldErrorCodeSchema } from './failure.ts';

/** Problem details (RFC 9457, of the type 'about:blank') as clients read them, who may meet a code that came later. */
export const problemDetailsSchema = z.object({
  title: z.string(),
  status: z.int(),
  /** What went wrong, for programs. */
  code: z.string(),
  /** What happened and what to do next, for people. */
  detail: z.string(),
  /** What is wrong with what was sent, each led by where it stands. */
  problems: z.optional(z.array(z.object({ path: z.string(), code: z.optional(z.string()), message: z.string() }))),
  /** Which fields of a form are wrong. */
  fields: z.optional(z.record(z.string(), fieldErrorCodeSchema)),
  /** What the document is now that somebody else has changed it. */
  conflict: z.optional(draftConflictSchema),
  /** The file that it is about. */
  filename: z.optional(z.string()),
  fileSize: z.optional(z.number()),
});
export type ProblemDetails = z.infer<typeof problemDetailsSchema>;
