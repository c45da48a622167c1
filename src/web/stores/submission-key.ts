/** What was sent last and under which key. */
export interface Submission {
  readonly content: string;
  readonly key: string;
}

/**
 * The submission to send `content` under: the last one when its content is the same, so that a retry is recognised as one,
 * otherwise a new one.
 */
export function submissionFor(content: string, last: Submission | null, createKey: () => string): Submission {
  return last?.content === content ? last : { content, key: createKey() };
}

/** A key of 32 hex digits (128 random bits). `crypto.randomUUID` would need a secure context, a plain-http intranet has none. */
export function createSubmissionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
