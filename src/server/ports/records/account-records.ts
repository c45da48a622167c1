import type { OutgoingMail } from '../mailer.ts';

/** One user of the built-in pool. */
export interface Account {
  /** The tokens' subject. */
  readonly sub: string;
  /** In lower case; unique. */
  readonly email: string;
  /** First and last name as they were given; may be empty. */
  readonly name: string;
  readonly passwordHash: string;
  /** Null until a code has proved that the address is the user's. */
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}

/** What an address may get without having asked for it. */
export type MailKind = 'code' | 'confirmation' | 'letter' | 'customer-code';

export type CodePurpose = 'sign-up' | 'reset';

/** A code that was mailed, or would have been if there were such an account: both are kept, so that both answer alike. */
export interface AccountCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Keyed hash of the code. */
  readonly hash: string;
  readonly expiresAt: Date;
}

export interface RefreshToken {
  /** Hash of the token. */
  readonly hash: string;
  readonly sub: string;
  /** When the password was given. */
  readonly authenticatedAt: Date;
  readonly expiresAt: Date;
}

/** How many wrong passwords in a row lock an account, for how long at first, doubled with each further one up to `longestMs`. */
export interface LockPolicy {
  readonly after: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * The built-in user pool's tables. What is limited is counted before it is looked at, in one statement, so that any number of
 * parallel requests get no more tries than one after the other.
 */
export interface AccountRecords {
  findByEmail(email: string): Promise<Account | null>;
  findBySub(sub: string): Promise<Account | null>;
  /**
   * Stores an account with the code that confirms it and its mail in one transaction; `pending` is null for one that is confirmed, which is
   * noted. False when the address has an account; nothing is stored then.
   */
  add(account: Account, pending: { readonly code: AccountCode; readonly mail: OutgoingMail } | null): Promise<boolean>;
  /** Replaces the code of the same purpose, together with its mail; null when there is nobody to write to. */
  putCode(code: AccountCode, mail: OutgoingMail | null): Promise<void>;
  /** Counts a try and answers the code's hash; null when there is none that lives, or `maxTries` were made. */
  tryCode(email: string, purpose: CodePurpose, now: Date, maxTries: number): Promise<string | null>;
  /**
   * Uses the code up, confirms the account and notes it, in one transaction. A new password, whose hash is given, ends every session and
   * the lock; with null the password stays. Null when the code was used already.
   */
  redeemCode(code: Omit<AccountCode, 'expiresAt'>, at: Date, passwordHash: string | null): Promise<Account | null>;
  /** Counts a try as wrong until `clearPasswordTries`. False while the address is locked; such tries do not count. */
  countPasswordTry(email: string, now: Date, policy: LockPolicy): Promise<boolean>;
  clearPasswordTries(email: string): Promise<void>;
  /** Notes that the address is locked, if it is. */
  noteLock(email: string, now: Date): Promise<void>;
  /**
   * Counts a mail of a kind to the address, whoever typed it. False when `most` went out since the last pause of `pauseMs`; such ones do
   * not count.
   */
  countMail(kind: MailKind, email: string, now: Date, most: number, pauseMs: number): Promise<boolean>;
  /** Notes the sign-in too. False, and nothing is stored, when the account's password hash is no longer `passwordHash`: a reset came in between. */
  addRefreshToken(token: RefreshToken, passwordHash: string): Promise<boolean>;
  /** Null for one that is unknown, revoked or expired. */
  findRefreshToken(hash: string, now: Date): Promise<RefreshToken | null>;
  /** Ends the session of one refresh token, or every session of an account, and notes it; nothing where there is none. */
  endSessions(which: Pick<RefreshToken, 'hash'> | Pick<RefreshToken, 'sub'>, at: Date): Promise<void>;
  /** Notes the signing key of the first process; answers the one that is noted. */
  claimKey(keyId: string): Promise<string>;
  /** Forgets what is past: codes, tokens, and tries and mails older than a day. */
  sweep(now: Date): Promise<void>;
}
