import type { BlobStore } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Records } from '../ports/records.ts';
import type { StatusFeed } from '../ports/status-feed.ts';

/** What the services stand on; each takes the few it needs. */
export interface Ports {
  readonly records: Records;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly feed: StatusFeed;
  readonly mailer: Mailer;
  readonly identity: Identity;
  readonly clock: Clock;
}
