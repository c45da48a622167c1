import * as z from 'zod/mini';
import { draftConflictSchema } from './draft-conflict.ts';

/** Codes that name a bad form field on the wire; each shows one message under its field. */
export const fieldErrorCodeSchema = z.enum([
  'ERROR_INVALID_NAME',
  'ERROR_INVALID_ORGANIZATION',
  'ERROR_INVALID_EMAIL',
  'ERROR_INVALID_MESSAGE',
]);
export type FieldErrorCode = z.infer<typeof fieldErrorCodeSchema>;

/** Every failure: text, or for an upload the text with the file it is about. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.union([z.string(), z.object({ message: z.string(), filename: z.optional(z.string()), fileSize: z.optional(z.number()) })]),
  formDataValidationErrorList: z.optional(z.record(z.string(), fieldErrorCodeSchema)),
  errors: z.optional(z.record(z.string(), fieldErrorCodeSchema)),
  /** What is wrong with a rate card, by where it stands, for instance 'processes.FDM.margin'; the code says it to programs. */
  problems: z.optional(z.array(z.object({ path: z.string(), code: z.optional(z.string()), message: z.string() }))),
  /** Somebody else has changed it meanwhile. */
  conflict: z.optional(draftConflictSchema),
  metadata: z.optional(z.object({ CONTACT_EMAIL: z.optional(z.string()) })),
});
export type Failure = z.infer<typeof failureSchema>;

/** The text of a failure, whichever of its two shapes it has. */
export function failureText(failure: Failure): string {
  return typeof failure.error === 'string' ? failure.error : failure.error.message;
}
