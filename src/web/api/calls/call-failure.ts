import { type Failure, failureSchema, failureText } from '#contract/schemas/failure.ts';
import { type ProblemDetails, problemDetailsSchema } from '#contract/schemas/problem-details.ts';

/** A call that did not succeed. `error` is the text of GEN-04; the rest is what the server said, where it said something. */
export interface CallFailure {
  readonly success: false;
  readonly error: string;
  /** The server's own words, fit for the customer. */
  readonly serverMessage?: string;
  /** The access token was missing, wrong or has expired. */
  readonly needsSignIn?: true;
  /** There is nothing by that name. */
  readonly isUnknown?: true;
  /** The file an upload failure is about. */
  readonly file?: { readonly filename: string; readonly fileSizeBytes?: number };
  readonly formDataValidationErrorList?: Failure['formDataValidationErrorList'];
  readonly errors?: Failure['errors'];
  /** What is wrong with what was sent, each led by where it stands. */
  readonly problems?: ProblemDetails['problems'];
  /** It has changed since the caller saw it, so that nothing was done. */
  readonly isStale?: true;
  /** Somebody else has changed the draft meanwhile. */
  readonly conflict?: ProblemDetails['conflict'];
  readonly metadata?: Failure['metadata'];
}

/** Tells a failure from an answer, of whatever call. */
export function isFailure(result: unknown): result is CallFailure {
  return (result as Partial<CallFailure>).success === false;
}

/** Builds the failure of a call from the reason it failed for and the body that came with it, if any. */
export function describeFailure(reason: string, body?: unknown): CallFailure {
  const base = { success: false, error: `Error while fetching data from the server:${reason}` } as const;
  const problem = problemDetailsSchema.safeParse(body);
  if (problem.success) return { ...base, ...readProblem(problem.data) };
  const parsed = failureSchema.safeParse(body);
  if (!parsed.success) return base;
  const { error, formDataValidationErrorList, errors, metadata } = parsed.data;
  const filename = typeof error === 'string' ? undefined : error.filename;
  const fileSizeBytes = typeof error === 'string' ? undefined : error.fileSize;
  return {
    ...base,
    serverMessage: failureText(parsed.data),
    ...(filename === undefined ? {} : { file: { filename, ...(fileSizeBytes === undefined ? {} : { fileSizeBytes }) } }),
    ...(formDataValidationErrorList === undefined ? {} : { formDataValidationErrorList }),
    ...(errors === undefined ? {} : { errors }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

function readProblem({ detail, filename, fileSize, fields, problems, conflict }: ProblemDetails) {
  return {
    serverMessage: detail,
    ...(filename === undefined ? {} : { file: { filename, ...(fileSize === undefined ? {} : { fileSizeBytes: fileSize }) } }),
    ...(fields === undefined ? {} : { formDataValidationErrorList: fields }),
    ...(problems === undefined ? {} : { problems }),
    ...(conflict === undefined ? {} : { conflict }),
  };
}
