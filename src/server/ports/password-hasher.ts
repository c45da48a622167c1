/** Slow, salted hashes of passwords, made off the event loop. */
export interface PasswordHasher {
  /** A text that holds algorithm, parameters, salt and hash. */
  hash(password: string): Promise<string>;
  /** With `stored` null the answer is false after the same work, so that nobody learns by the time that there is no account. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** Too many passwords wait to be hashed. */
export class PasswordHasherError extends Error {
  readonly code = 'PASSWORD_HASHER_BUSY';
}
