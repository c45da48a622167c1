import type { Provider } from '#domain/shop/provider.ts';
import type { OutgoingMail } from '../mailer.ts';

/** Owners change what a provider charges and who works for it; members answer requests; the shop floor makes orders and sees no prices. */
export const MEMBER_ROLES = ['owner', 'member', 'shop-floor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** An account that works for a provider beside the one that founded it. */
export interface Member {
  readonly sub: string;
  readonly role: MemberRole;
  /** Where the invitation went; empty where there was none. */
  readonly email: string;
  readonly joinedAt: Date;
}

/** Somebody who was asked to work for a provider. */
export interface Invitation {
  /** SHA-256 hex of the secret in the mailed link. */
  readonly hash: string;
  readonly providerId: string;
  /** Lower case. */
  readonly email: string;
  readonly role: MemberRole;
  /** An account's sub. */
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** 'employed': the account has a provider already. */
export type JoinOutcome = { readonly outcome: 'joined'; readonly providerId: string } | { readonly outcome: 'unknown' | 'employed' };

/** Who works for which provider. An account works for one, or has founded one. */
export interface MemberRecords {
  /** Whom an account works for without having founded it. */
  findEmployer(sub: string): Promise<{ readonly provider: Provider; readonly role: MemberRole } | null>;
  /** Whether an account founded a provider, or works for it. */
  worksFor(sub: string, providerId: string): Promise<boolean>;
  /** In the order in which they joined. */
  list(providerId: string): Promise<readonly Member[]>;
  /** Has an account work for a provider, and for no other. */
  add(providerId: string, member: Member): Promise<void>;
  /** Who is no owner any more loses the invitations that they sent. False, and nothing happens, where the account does not work there. */
  setRole(providerId: string, sub: string, role: MemberRole, by: string, at: Date): Promise<boolean>;
  /** Ends an account's sessions and the invitations that it sent, too, and notes it; false where it does not work there. */
  remove(providerId: string, sub: string, by: string, at: Date): Promise<boolean>;
  /** Those that have not expired, by address. */
  listInvitations(providerId: string, now: Date): Promise<readonly Invitation[]>;
  /** Stores an invitation with its mail in place of an earlier one to the same address, and notes it. */
  invite(invitation: Invitation, mail: OutgoingMail, at: Date): Promise<void>;
  withdrawInvitation(providerId: string, email: string): Promise<void>;
  /** Null for one that is unknown, used, withdrawn or expired. */
  findInvitation(hash: string, now: Date): Promise<Invitation | null>;
  /** Uses an invitation up, once, and notes it. Whoever works there already stays as they are. One of somebody who owns the provider no more is unknown. */
  join(hash: string, sub: string, now: Date): Promise<JoinOutcome>;
}
