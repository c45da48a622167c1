import type { Failure } from '#contract/schemas/failure.ts';
import type { Problem, ProblemCode } from '#contract/schemas/problem.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507;

/** What a refusal may tell beside its words. */
export type RefusalDetails = Pick<Problem, 'problems' | 'fields' | 'conflict' | 'filename' | 'fileSize'> & {
  /** Of the contact form's fields. */
  readonly errors?: Failure['errors'];
  /** Whom to write to instead. */
  readonly contactEmail?: string;
  /** When asking again makes sense, where that is known. */
  readonly retryAfterSeconds?: number;
};

/** A request that is turned down: a code for programs, words for people. */
export class Refusal {
  readonly status: RefusalStatus;
  readonly code: ProblemCode;
  readonly message: string;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, code: ProblemCode, message: string, details: RefusalDetails) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

export function refuse(status: RefusalStatus, code: ProblemCode, message: string, details: RefusalDetails = {}): Refusal {
  return new Refusal(status, code, message, details);
}

/** The one test for it. */
export function isRefused(answer: unknown): answer is Refusal {
  return answer instanceof Refusal;
}
