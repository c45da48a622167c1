import type { OutgoingMail } from '../mailer.ts';

/** A code that was mailed to a customer. */
export interface CustomerCode {
  readonly providerId: string;
  /** Lower case. */
  readonly email: string;
  /** Keyed: who reads the database can't find the six digits. */
  readonly hash: string;
  readonly expiresAt: Date;
}

/** A browser whose customer proved that they read an address's mail. */
export interface CustomerSession {
  /** SHA-256 hex of the token. */
  readonly hash: string;
  readonly providerId: string;
  /** Lower case. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** Somebody of a group of customers, or somebody who was asked to be. */
export interface GroupMember {
  readonly email: string;
  readonly groupId: string;
  /** Null until they accepted. */
  readonly joinedAt: Date | null;
  readonly invitedBy: string;
}

/** Customers who come back. Addresses are lower case; each is one person per provider. */
export interface CustomerRecords {
  /** Whether an address sent requests to a provider, or was asked to share somebody's. */
  isKnown(providerId: string, email: string): Promise<boolean>;
  /** Stores a code in place of an earlier one to the same address, with its mail, where it has one; forgets what has expired. */
  putCode(code: CustomerCode, mail: OutgoingMail | null, now: Date): Promise<void>;
  /**
   * Uses a code up and opens a session, both or nothing. A wrong one counts as a try, of which there are `mostTries`; false for one that
   * is wrong, unknown, used, expired or tried too often.
   */
  openSession(code: Omit<CustomerCode, 'expiresAt'>, session: CustomerSession, mostTries: number, now: Date): Promise<boolean>;
  /** Null for one that is unknown, over or ended. */
  findSession(hash: string, now: Date): Promise<CustomerSession | null>;
  endSession(hash: string): Promise<void>;
  /** What opens requests, by their ids. */
  listKeys(requestIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whose group an address is in, or is asked into; null: nobody's. */
  findMember(providerId: string, email: string): Promise<GroupMember | null>;
  /** Those who joined and those who were asked, by address. */
  listMembers(providerId: string, groupId: string): Promise<readonly GroupMember[]>;
  /**
   * Asks an address into the group of whoever invites, which begins with the first invitation, and stores the mail. Somebody who is in a
   * group stays there: false, and nothing is stored.
   */
  invite(providerId: string, by: string, email: string, groupId: string, mail: OutgoingMail, now: Date): Promise<boolean>;
  /** Accepts an invitation; false where there is none. */
  join(providerId: string, email: string, now: Date): Promise<boolean>;
  /** Leaves a group, or declines. Whoever stays alone in one is in none. */
  leave(providerId: string, email: string): Promise<void>;
}
