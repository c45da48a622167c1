import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Invitation, MemberRole } from './member-records.ts';

/** Everything that is noted, each with what it is about. */
export const AUDIT_ACTIONS = [
  'account-confirmed',
  'password-reset',
  'signed-in',
  'signed-out',
  'locked-out',
  'provider-saved',
  'rate-card-published',
  'request-submitted',
  'member-invited',
  'member-joined',
  'member-removed',
  'role-changed',
  'quote-sent',
  'order-accepted',
  'paper-issued',
  'client-exported',
  'client-deleted',
  'part-deleted',
  'request-deleted',
  'mail-given-up',
] as const;

/** One line of the audit log: who did what to what. Ids, counts and keyed hashes alone: never a password, code, token, address, file name or text. */
export interface AuditEntry {
  readonly at: Date;
  /** An account's `sub`, or 'customer', 'visitor', 'retention' or 'RATE_CARD_FILE'. */
  readonly actor: string;
  /** The provider it concerns; null for accounts. */
  readonly providerId: string | null;
  readonly action: (typeof AUDIT_ACTIONS)[number];
  /** Account, provider, request, part or mail; null for an address without an account. */
  readonly objectId: string | null;
  readonly details: Readonly<Record<string, number | boolean | string>>;
}

/** What can only grow: the database itself refuses to change or remove an entry. */
export interface AuditRecords {
  /** For acts that store nothing else. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** At most `limit` entries after the first `skip`, oldest first. */
  list(skip: number, limit: number): Promise<readonly AuditEntry[]>;
}

const entry = (
  at: Date,
  actor: string,
  providerId: string | null,
  action: AuditEntry['action'],
  objectId: string | null,
  details: AuditEntry['details'] = {},
): AuditEntry => ({ at, actor, providerId, action, objectId, details });

/** All that is ever written into the log. Whoever stores an act stores its entry in the same transaction. */
export const noted = {
  accountConfirmed: (sub: string, at: Date) => entry(at, sub, null, 'account-confirmed', sub),
  passwordReset: (sub: string, at: Date) => entry(at, sub, null, 'password-reset', sub),
  signedIn: (sub: string, at: Date) => entry(at, sub, null, 'signed-in', sub),
  signedOut: (sub: string, at: Date) => entry(at, sub, null, 'signed-out', sub),
  lockedOut: (sub: string | null, at: Date) => entry(at, 'visitor', null, 'locked-out', sub),
  providerSaved: ({ id, offer, generateInstantQuotes }: Provider, sub: string, at: Date) =>
    entry(at, sub, id, 'provider-saved', id, { materials: offer.length, instantQuotes: generateInstantQuotes }),
  rateCardPublished: (providerId: string, version: number, author: string, at: Date) =>
    entry(at, author, providerId, 'rate-card-published', providerId, { version }),
  requestSubmitted: ({ id, providerId, lines, createdAt }: RequestForQuote) =>
    entry(createdAt, 'customer', providerId, 'request-submitted', id, { lines: lines.length }),
  quoteSent: ({ id, providerId }: RequestForQuote, revision: number, sub: string, at: Date) =>
    entry(at, sub, providerId, 'quote-sent', id, { revision }),
  /** `from`: the keyed hash of the network it was accepted from, which tells whether two acts came from one place. */
  orderAccepted: ({ id, providerId }: RequestForQuote, order: number, from: string, at: Date) =>
    entry(at, 'customer', providerId, 'order-accepted', id, { order, from }),
  paperIssued: ({ id, providerId }: RequestForQuote, kind: string, number: number, sub: string, at: Date) =>
    entry(at, sub, providerId, 'paper-issued', id, { kind, number }),
  memberInvited: ({ providerId, invitedBy, role }: Invitation, at: Date) =>
    entry(at, invitedBy, providerId, 'member-invited', null, { owner: role === 'owner' }),
  memberJoined: (providerId: string, sub: string, at: Date) => entry(at, sub, providerId, 'member-joined', sub),
  memberRemoved: (providerId: string, sub: string, by: string, at: Date) => entry(at, by, providerId, 'member-removed', sub),
  roleChanged: (providerId: string, sub: string, role: MemberRole, by: string, at: Date) =>
    entry(at, by, providerId, 'role-changed', sub, { owner: role === 'owner' }),
  /** No address: whose it was is nobody's business any more. */
  clientDeleted: (providerId: string, removed: Readonly<Record<string, number>>, sub: string, at: Date) =>
    entry(at, sub, providerId, 'client-deleted', null, { ...removed }),
  clientExported: (providerId: string, requests: number, sub: string, at: Date) =>
    entry(at, sub, providerId, 'client-exported', null, { requests }),
  partDeleted: (part: { readonly id: string; readonly providerId: string | null }, at: Date) =>
    entry(at, 'retention', part.providerId, 'part-deleted', part.id),
  requestDeleted: (rfq: { readonly id: string; readonly providerId: string }, at: Date) =>
    entry(at, 'retention', rfq.providerId, 'request-deleted', rfq.id),
  mailGivenUp: (mail: { readonly id: string; readonly attempts: number }, at: Date) =>
    entry(at, 'retention', null, 'mail-given-up', mail.id, { attempts: mail.attempts }),
};
