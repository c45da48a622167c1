import type { Provider } from '#domain/provider.ts';
import type { RequestForQuote } from '#domain/rfq.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import {
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
  const outbox = createOutbox();
  const providers = createProviders();
  return {
    parts: createParts(),
    providers,
    accounts: createMemoryAccounts(outbox, providers),
    rfqs: createRfqs(outbox),
    outbox,
    ping: async () => {},
    close: async () => {},
  };
}

function createParts(): PartRecords {
  const parts = new Map<string, PartRecord>();
  const all = () => [...parts.values()];
  const change = (id: string, change: Partial<PartRecord>, when: (part: PartRecord) => boolean = () => true) => {
    const part = parts.get(id);
    if (part !== undefined && when(part)) parts.set(id, { ...part, ...change });
  };
  const unfinished = (part: PartRecord) => part.state === 'received' || part.state === 'converted';

  return {
    async add(part) {
      if (all().some((other) => other.id === part.id || other.internalFilename === part.internalFilename)) {
        throw new RecordsError('A part with this id or name is stored already.');
      }
      const untouched = { scheduled: false, providerId: null, measurement: null, imageName: null, meshName: null, stlName: null };
      parts.set(part.id, { ...part, ...untouched, state: 'received', failure: null });
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
  };
}

function createProviders(): ProviderRecords {
  const providers = new Map<string, Provider>();
  return {
    find: async (id) => providers.get(id) ?? null,
    findByOwner: async (ownerSub) => [...providers.values()].find((provider) => provider.ownerSub === ownerSub) ?? null,
    async save(provider) {
      providers.set(provider.id, provider);
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

function createRfqs(outbox: OutboxRecords): RfqRecords {
  const rfqs: RequestForQuote[] = [];
  return {
    async add(rfq, mails) {
      const stored = rfqs.find((other) => other.providerId === rfq.providerId && other.idempotencyKey === rfq.idempotencyKey);
      if (stored !== undefined) {
        return stored.bodyHash === rfq.bodyHash ? { outcome: 'repeated', id: stored.id } : { outcome: 'conflict' };
      }
      rfqs.push(rfq);
      for (const mail of mails) await outbox.add(mail);
      return { outcome: 'created', id: rfq.id };
    },
    find: async (id) => rfqs.find((rfq) => rfq.id === id) ?? null,
  };
}

function createOutbox(): OutboxRecords {
  const mails = new Map<string, { message: OutgoingMail; attempts: number; sent: boolean; nextAttemptAt: Date | null }>();
  return {
    async add(message) {
      if (!mails.has(message.id)) mails.set(message.id, { message, attempts: 0, sent: false, nextAttemptAt: null });
    },
    listDue: async (now, limit) =>
      [...mails.values()]
        .filter((mail) => !mail.sent && (mail.nextAttemptAt === null || mail.nextAttemptAt <= now))
        .slice(0, limit)
        .map(({ message, attempts }) => ({ message, attempts })),
    async markSent(messageId) {
      const mail = mails.get(messageId);
      if (mail !== undefined) mail.sent = true;
    },
    async markFailed(messageId, _error, nextAttemptAt) {
      const mail = mails.get(messageId);
      if (mail === undefined || mail.sent) return;
      mail.attempts += 1;
      mail.nextAttemptAt = nextAttemptAt;
    },
  };
}
