import * as z from 'zod/mini';
import { problemDetailsSchema } from './problem-details.ts';

/** What went wrong, for programs: these stay, while sentences may be put otherwise. */
export const PROBLEM_CODES = [
  'invalid',
  'not-signed-in',
  'not-allowed',
  'owner-only',
  'no-shop',
  'no-prices',
  'has-shop',
  'no-further-shops',
  'unknown',
  'unknown-shop',
  'unknown-member',
  'unknown-request',
  'unknown-client',
  'unknown-version',
  'part-gone',
  'file-gone',
  'link-over',
  'invitation-over',
  'session-over',
  'wrong-code',
  'other-address',
  'founder-stays',
  'wrong-method',
  'too-slow',
  'conflict',
  'stale',
  'version-missing',
  'not-in-this-state',
  'superseded',
  'expired',
  'no-such-lines',
  'not-offered',
  'total-changed',
  'not-instant',
  'no-draft',
  'no-delivery',
  'invoice-details',
  'terms-not-accepted',
  'too-large',
  'empty',
  'wrong-type',
  'key-reused',
  'key-in-use',
  'too-many',
  'failed',
  'busy',
  'not-stored',
  'no-room',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Every failure under `/api/v1`, as the server tells it. */
export const problemSchema = z.extend(problemDetailsSchema, { code: z.enum(PROBLEM_CODES) });
export type Problem = z.infer<typeof problemSchema>;
