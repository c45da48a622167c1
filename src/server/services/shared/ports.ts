import type { AccountKeys } from '../../ports/account-keys.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentWriter } from '../../ports/document-writer.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { PictureEncoder } from '../../ports/picture-encoder.ts';
import type { Records } from '../../ports/records/records.ts';
import type { StatusFeed } from '../../ports/status-feed.ts';
import type { Tracing } from '../../ports/tracing.ts';
import type { UnfinishedUploads } from '../../ports/unfinished-uploads.ts';
import type { ClientIds } from './client-ids.ts';
import type { VisitCounter } from './count-visits.ts';
import type { ResourceGuard } from './guard-resources.ts';
import type { StorageGuard } from './guard-storage.ts';
import type { PartNames } from './part-names.ts';

/** What the services stand on; each takes the few it needs. */
export interface Ports {
  readonly records: Records;
  readonly blobs: BlobStore;
  /** Null where uploads can not go on after a dropped connection. */
  readonly uploads: UnfinishedUploads | null;
  readonly feed: StatusFeed;
  readonly mailer: Mailer;
  readonly identity: Identity;
  /** Null where another service keeps the accounts. */
  readonly userPool: UserPool | null;
  readonly pictures: PictureEncoder;
  readonly documents: DocumentWriter;
  readonly clock: Clock;
  /** The keyed hash that stands for an address where something is kept of it. */
  readonly hashAddress: (address: string) => string;
  readonly clientIds: ClientIds;
  readonly partNames: PartNames;
  /** The keyed hash that a set-up link carries. */
  readonly hashSetUp: (text: string) => string;
  /** What this installation signs receipts with. */
  readonly voucher: Pick<AccountKeys, 'voucherKey' | 'vouch'>;
  readonly storage: StorageGuard;
  readonly resources: ResourceGuard;
  readonly visits: VisitCounter;
  readonly tracing: Tracing;
}

/** The accounts that this installation keeps itself. */
export interface UserPool {
  readonly keys: AccountKeys;
  readonly passwords: PasswordHasher;
  /** Runs one sign-in after the other for each address, so that right passwords given at once do not lock each other out. */
  readonly inTurn: <T>(address: string, work: () => Promise<T>) => Promise<T>;
  readonly clientId: string;
  /** Whether anybody may sign up, or only who has the set-up link or an invitation. */
  readonly signUp: 'invited' | 'open';
  /** What tokens name as their origin; the key set lies beneath it. */
  readonly issuer: () => string;
  /** The product's name in mails. */
  readonly appName: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly signUpCodeSeconds: number;
  readonly resetCodeSeconds: number;
}
