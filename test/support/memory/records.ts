import type { Provider } from '#domain/provider.ts';
import type { RequestForQuote } from '#domain/rfq.ts';
import { type AuditEntry, noted } from '#server/ports/audit-log.ts';
import type { BlobName } from '#server/ports/blob-store.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import {
  type DoomedBlobs,
  type OutboxRecords,
  type PartRecord,
  type PartRecords,
  type ProviderRecords,
  type Records,
  RecordsError,
  type RfqRecords,
} from '#server/ports/records.ts';
import { createMemoryAccounts } from './accounts.ts';

/** Records that live as long as the test. */
export function createMemoryRecords(): Records {
  const log: AuditEntry[] = [];
  const doomed = createDoomedBlobs();
  const mails: Mails = new Map();
  const rfqs: RequestForQuote[] = [];
  const parts = new Map<string, PartRecord>();
  const outbox = createOutbox(mails, log);
  const providers = createProviders(log);
  return {
    parts: createParts(parts, rfqs, mails, doomed, log),
    providers,
    accounts: createMemoryAccounts(outbox, providers, log),
    rfqs: createRfqs(rfqs, parts, mails, log),
    outbox,
    doomed,
    audit: { list: async (skip, limit) => log.slice(skip, skip + limit) },
    ping: async () => {},
    close: async () => {},
  };
}

interface KeptMail {
  readonly message: OutgoingMail;
  readonly rfqId: string | null;
  attempts: number;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
}
type Mails = Map<string, KeptMail>;

const DAY_MS = 86_400_000;

function isWaiting(rfq: RequestForQuote, mails: Mails): boolean {
  return [...mails.values()].some(({ rfqId, sentAt }) => rfqId === rfq.id && sentAt === null);
}

function createDoomedBlobs(): DoomedBlobs {
  const doomed = new Map<BlobName, Date>();
  return {
    async add(names, dueAt) {
      for (const name of names) doomed.set(name, dueAt);
    },
    listDue: async (now, limit) =>
      [...doomed]
        .filter(([, dueAt]) => dueAt <= now)
        .map(([name]) => name)
        .slice(0, limit),
    async strike(names) {
      for (const name of names) doomed.delete(name);
    },
  };
}

function createParts(
  parts: Map<string, PartRecord>,
  rfqs: readonly RequestForQuote[],
  mails: Mails,
  doomed: DoomedBlobs,
  log: AuditEntry[],
): PartRecords {
  const all = () => [...parts.values()];
  const change = (id: string, change: Partial<PartRecord>, when: (part: PartRecord) => boolean = () => true) => {
    const part = parts.get(id);
    if (part !== undefined && when(part)) parts.set(id, { ...part, ...change });
  };
  const unfinished = (part: PartRecord) => part.state === 'received' || part.state === 'converted';
  const isAwaited = (part: PartRecord) => rfqs.some((rfq) => rfq.lines.some(({ partId }) => partId === part.id) && isWaiting(rfq, mails));
  const isExpired = (part: PartRecord, before: Date) =>
    part.keptSince.getTime() <= before.getTime() - (unfinished(part) ? DAY_MS : 0) && !isAwaited(part);

  return {
    async add(part) {
      if (all().some((other) => other.id === part.id || other.internalFilename === part.internalFilename)) {
        throw new RecordsError('A part with this id or name is stored already.');
      }
      const untouched = { scheduled: false, providerId: null, measurement: null, imageName: null, meshName: null, stlName: null };
      parts.set(part.id, { ...part, ...untouched, state: 'received', failure: null, keptSince: part.createdAt });
      await doomed.strike([`models/${part.internalFilename}`]);
    },
    findById: async (id) => parts.get(id) ?? null,
    findManyById: async (ids) => ids.flatMap((id) => parts.get(id) ?? []),
    findByInternalFilename: async (name) => all().find((part) => part.internalFilename === name) ?? null,
    listByProvider: async (providerId) =>
      all()
        .filter((part) => part.providerId === providerId && part.state === 'measured')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    listUnfinished: async () =>
      all()
        .filter(unfinished)
        .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    markConverted: async (id) => change(id, { state: 'converted' }, unfinished),
    markMeasured: async (id, outcome) => change(id, { ...outcome, state: 'measured' }, unfinished),
    markFailed: async (id, failure) => change(id, { failure, state: 'failed' }, unfinished),
    markScheduled: async (id) => change(id, { scheduled: true }),
    async bindToProvider(id, providerId) {
      change(id, { providerId }, (part) => part.providerId === null);
      const bound = parts.get(id)?.providerId;
      if (bound === undefined || bound === null) throw new RecordsError('There is no such part to bind.');
      return bound;
    },
    listExpired: async (before, limit) =>
      all()
        .filter((part) => isExpired(part, before))
        .sort((a, b) => a.keptSince.getTime() - b.keptSince.getTime())
        .slice(0, limit),
    async remove(named, before, at) {
      let count = 0;
      for (const { id, blobs } of named) {
        const part = parts.get(id);
        if (part === undefined || !isExpired(part, before)) continue;
        parts.delete(id);
        await doomed.add(blobs, at);
        log.push(noted.partDeleted(part, at));
        count += 1;
      }
      return count;
    },
  };
}

function createProviders(log: AuditEntry[]): ProviderRecords {
  const providers = new Map<string, Provider>();
  return {
    find: async (id) => providers.get(id) ?? null,
    findByOwner: async (ownerSub) => [...providers.values()].find((provider) => provider.ownerSub === ownerSub) ?? null,
    async save(provider, entry) {
      providers.set(provider.id, provider);
      if (entry !== undefined) log.push(entry);
    },
    async claim(id, ownerSub) {
      const provider = providers.get(id);
      const ownsOne = [...providers.values()].some((other) => other.ownerSub === ownerSub);
      if (provider !== undefined && provider.ownerSub === null && !ownsOne) providers.set(id, { ...provider, ownerSub });
    },
    async addForOwner(provider, ownerSub) {
      const present = [...providers.values()].find((other) => other.ownerSub === ownerSub);
      if (present !== undefined) return present;
      const numbers = [...providers.keys()].filter((id) => /^\d{1,9}$/.test(id)).map(Number);
      const added = { ...provider, id: String(Math.max(0, ...numbers) + 1), ownerSub };
      providers.set(added.id, added);
      return added;
    },
  };
}

function createRfqs(rfqs: RequestForQuote[], parts: Map<string, PartRecord>, mails: Mails, log: AuditEntry[]): RfqRecords {
  return {
    async add(rfq, newMails) {
      const stored = rfqs.find((other) => other.providerId === rfq.providerId && other.idempotencyKey === rfq.idempotencyKey);
      if (stored !== undefined) {
        return stored.bodyHash === rfq.bodyHash ? { outcome: 'repeated', id: stored.id } : { outcome: 'conflict' };
      }
      const requested = rfq.lines.map(({ partId }) => parts.get(partId));
      if (requested.includes(undefined)) return { outcome: 'part-gone' };
      for (const part of requested) if (part !== undefined) parts.set(part.id, { ...part, keptSince: rfq.createdAt });
      rfqs.push(rfq);
      for (const mail of newMails) keepMail(mails, mail, rfq.id);
      log.push(noted.requestSubmitted(rfq));
      return { outcome: 'created', id: rfq.id };
    },
    find: async (id) => rfqs.find((rfq) => rfq.id === id) ?? null,
    async removeExpired(before, at, limit) {
      const expired = rfqs.filter((rfq) => rfq.createdAt <= before && !isWaiting(rfq, mails)).slice(0, limit);
      for (const rfq of expired) {
        rfqs.splice(rfqs.indexOf(rfq), 1);
        for (const [id, { rfqId }] of mails) if (rfqId === rfq.id) mails.delete(id);
        log.push(noted.requestDeleted(rfq, at));
      }
      return expired.length;
    },
  };
}

function keepMail(mails: Mails, message: OutgoingMail, rfqId: string | null): void {
  if (!mails.has(message.id)) mails.set(message.id, { message, rfqId, attempts: 0, sentAt: null, nextAttemptAt: null });
}

function createOutbox(mails: Mails, log: AuditEntry[]): OutboxRecords {
  return {
    async add(message) {
      keepMail(mails, message, null);
    },
    listDue: async (now, limit) =>
      [...mails.values()]
        .filter((mail) => mail.sentAt === null && (mail.nextAttemptAt === null || mail.nextAttemptAt <= now))
        .slice(0, limit)
        .map(({ message, attempts }) => ({ message, attempts })),
    async markSent(messageId, at) {
      const mail = mails.get(messageId);
      if (mail !== undefined) mail.sentAt = at;
    },
    async markFailed(messageId, _error, nextAttemptAt) {
      const mail = mails.get(messageId);
      if (mail === undefined || mail.sentAt !== null) return;
      mail.attempts += 1;
      mail.nextAttemptAt = nextAttemptAt;
    },
    async giveUp(attempts, at) {
      const given = [...mails].filter(([, mail]) => mail.sentAt === null && mail.attempts >= attempts);
      for (const [id, mail] of given) {
        mails.delete(id);
        log.push(noted.mailGivenUp({ id, attempts: mail.attempts }, at));
      }
      return given.map(([id]) => id);
    },
    async removeSent(before) {
      for (const [id, mail] of mails) if (mail.sentAt !== null && mail.sentAt <= before) mails.delete(id);
    },
  };
}
