import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { isBuiltIn } from '#domain/rates/golden-part.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { type BlobName, modelBlob } from '#server/ports/blob-store.ts';
import type { MailMessage } from '#server/ports/mailer.ts';
import type { AccountRecords } from '#server/ports/records/account-records.ts';
import { type AuditEntry, noted } from '#server/ports/records/audit-log.ts';
import type { DeskRequest } from '#server/ports/records/desk-records.ts';
import {
  type AddRfqOutcome,
  type Arrival,
  type DoomedBlobs,
  MOST_ESTIMATES,
  type NewRequest,
  type PartRecord,
  type PartRecords,
  type PartTurns,
  type ProviderRecords,
  type Records,
  RecordsError,
  type RfqRecords,
} from '#server/ports/records/records.ts';
import { createMemoryAccounts } from './accounts.ts';
import { createMemoryClients } from './clients.ts';
import { createMemoryCustomers } from './customers.ts';
import { createMemoryDesk, type MemoryDesk } from './desk.ts';
import { createMemoryFigures } from './figures.ts';
import { createMemoryKeptAnswers } from './kept-answers.ts';
import { createMemoryMembers } from './members.ts';
import { createOutbox, isPast, isWaiting, keepMail, listFailed, listMails, type Mails } from './outbox.ts';
import { createMemoryRateCards, type MemoryVersions } from './rate-cards.ts';
import { createMemoryShopSettings } from './shop-settings.ts';

/** Records that live as long as the test. */
export function createMemoryRecords(): Records {
  const log: AuditEntry[] = [];
  const doomed = createDoomedBlobs();
  const mails: Mails = new Map();
  const rfqs: RequestForQuote[] = [];
  const parts = new Map<string, PartRecord>();
  const outbox = createOutbox(mails, log);
  const providersById = new Map<string, Provider>();
  const versions: MemoryVersions = new Map();
  const providers = createProviders(providersById, versions, log);
  const accounts = createMemoryAccounts(outbox, log);
  const desk = createMemoryDesk({
    mail: (mail, requestId) => keepMail(mails, mail, requestId),
    keepParts: (request, at) => keepParts(parts, request, at),
    doomed,
    log,
  });
  return {
    parts: createParts(parts, rfqs, mails, doomed, log),
    providers,
    members: createMemoryMembers({
      providers: providersById,
      mail: (mail) => keepMail(mails, mail, null),
      endSessions: accounts.endSessions,
      log,
    }),
    rateCards: createMemoryRateCards(providersById, versions, doomed, log),
    settings: createMemoryShopSettings(),
    accounts,
    rfqs: createRfqs(rfqs, desk, parts, mails, accounts, log),
    desk: desk.records,
    clients: createMemoryClients({
      ...{ desk, parts, doomed, log },
      mailsOf: (requestId) => listMails(mails, requestId),
      removeRequest: (requestId) => removeRequest(rfqs, desk, mails, requestId),
    }),
    customers: createMemoryCustomers({ desk, mail: (mail) => keepMail(mails, mail, null) }),
    figures: createMemoryFigures({
      desk,
      failedMails: () => listFailed(mails),
      hasProvider: (id) => providersById.has(id),
    }),
    outbox,
    doomed,
    audit: {
      add: async (entries) => {
        log.push(...entries);
      },
      list: async (skip, limit) => log.slice(skip, skip + limit),
    },
    answers: createMemoryKeptAnswers(),
    copy: {
      read: () => Promise.reject(new RecordsError('Nothing in memory is copied.')),
      write: () => Promise.reject(new RecordsError('Nothing in memory is copied.')),
    },
    ping: async () => {},
    close: async () => {},
  };
}

const DAY_MS = 86_400_000;

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
  const estimatesOf = new Map<string, EstimatesByProfile>();
  const all = () => [...parts.values()];
  const change = (id: string, change: Partial<PartRecord>, when: (part: PartRecord) => boolean = () => true) => {
    const part = parts.get(id);
    if (part !== undefined && when(part)) parts.set(id, { ...part, ...change });
  };
  const unfinished = (part: PartRecord) => part.state === 'received' || part.state === 'converted';
  const isAwaited = (part: PartRecord) => rfqs.some((rfq) => rfq.lines.some(({ partId }) => partId === part.id) && isWaiting(rfq, mails));
  const isExpired = (part: PartRecord, before: Date) =>
    part.keptSince.getTime() <= before.getTime() - (unfinished(part) ? DAY_MS : 0) &&
    !isAwaited(part) &&
    !isBuiltIn(part.id) &&
    !all().some(({ body }) => body?.source === part.internalFilename);

  const turns = createTurns(parts, unfinished);
  return {
    ...turns,
    async add(part) {
      if (all().some((other) => other.id === part.id || other.internalFilename === part.internalFilename)) {
        throw new RecordsError('A part with this id or name is stored already.');
      }
      const untouched = { scheduled: false, providerId: null, measurement: null, imageName: null, meshName: null, stlName: null };
      const unknown = { uploader: null, uploadedFor: null, level: 0, estimateFor: null, body: null, isAssembly: false, trace: null };
      parts.set(part.id, { ...unknown, ...part, ...untouched, state: 'received', failure: null, keptSince: part.createdAt });
      await doomed.strike([modelBlob(part.internalFilename)]);
    },
    async addStated({ measurement, estimates, providerId, ...part }) {
      await this.add(part);
      change(part.id, { measurement, providerId, state: 'stated' });
      estimatesOf.set(part.id, estimates);
    },
    async addBodies(sourceId, bodies) {
      if (!parts.has(sourceId)) return false;
      for (const part of bodies) {
        if (parts.has(part.id)) continue;
        await this.add(part);
        change(part.id, { providerId: part.providerId });
      }
      return true;
    },
    findById: async (id) => parts.get(id) ?? null,
    countBytes: async (of) => {
      const counts = (part: PartRecord) =>
        'uploader' in of
          ? part.uploader === of.uploader && part.createdAt > of.since
          : !('uploadedFor' in of) || part.uploadedFor === of.uploadedFor;
      return all().reduce((sum, part) => sum + (counts(part) && part.body === null ? part.sizeBytes : 0), 0);
    },
    findManyById: async (ids) => ids.flatMap((id) => parts.get(id) ?? []),
    findByInternalFilename: async (name) => all().find((part) => part.internalFilename === name) ?? null,
    listByProvider: async (providerId) =>
      all()
        .filter((part) => part.providerId === providerId && part.state === 'measured')
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    markConverted: async (id) => change(id, { state: 'converted' }, unfinished),
    async markMeasured(id, { estimates, ...outcome }) {
      change(id, { ...outcome, state: 'measured' }, (part) => {
        if (unfinished(part)) estimatesOf.set(id, estimates);
        return unfinished(part);
      });
      return parts.has(id);
    },
    async findEstimates(ids, hashes) {
      const known = (id: string) => Object.entries(estimatesOf.get(id) ?? {}).filter(([hash]) => hashes.includes(hash));
      return new Map(ids.filter((id) => parts.has(id)).map((id) => [id, Object.fromEntries(known(id))]));
    },
    async awaitEstimates(ids, providerId) {
      for (const part of all()) {
        if (!ids.includes(part.id) || part.state !== 'measured' || part.estimateFor !== null) continue;
        change(part.id, { estimateFor: providerId });
        await turns.giveBack(part.id, part.level, null);
      }
    },
    async addEstimates(id, worked) {
      const known = estimatesOf.get(id) ?? {};
      if (worked !== null) estimatesOf.set(id, { ...(Object.keys(known).length < MOST_ESTIMATES ? known : {}), ...worked.estimates });
      change(id, { estimateFor: null, ...(worked === null ? {} : { measurement: worked.measurement }) });
    },
    markFailed: async (id, failure) => change(id, { failure, state: 'failed' }, unfinished),
    markScheduled: async (id) => change(id, { scheduled: true }),
    markAssembly: async (id) => change(id, { isAssembly: true }),
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

interface Turn {
  readonly takenAt: Date | null;
  readonly takenUntil: Date | null;
  readonly dueAt: Date | null;
}

function createTurns(parts: Map<string, PartRecord>, unfinished: (part: PartRecord) => boolean): PartTurns {
  const turns = new Map<string, Turn>();
  const turnOf = ({ id }: Pick<PartRecord, 'id'>): Turn => turns.get(id) ?? { takenAt: null, takenUntil: null, dueAt: null };
  const waiting = (now: Date) =>
    [...parts.values()].filter(
      (part) => (unfinished(part) || part.estimateFor !== null) && isPast(turnOf(part).takenUntil, now) && isPast(turnOf(part).dueAt, now),
    );
  const lastServed = (key: 'uploader' | 'uploadedFor', part: PartRecord) =>
    Math.max(0, ...[...parts.values()].filter((other) => other[key] === part[key]).map((other) => turnOf(other).takenAt?.getTime() ?? 0));
  const rank = (part: PartRecord, order: 'in-turn' | 'quick-first') => {
    const served = lastServed('uploader', part);
    const level = order === 'quick-first' ? part.level : 0;
    return [level, Math.max(served, lastServed('uploadedFor', part)), served, part.createdAt.getTime()];
  };
  const compare = (a: readonly number[], b: readonly number[]) => a.map((value, index) => value - (b[index] ?? 0)).find(Boolean) ?? 0;
  return {
    async take(now, until, order) {
      const ranked = waiting(now).map((part) => ({ part, rank: rank(part, order) }));
      const part = ranked.sort((a, b) => compare(a.rank, b.rank))[0]?.part;
      if (part !== undefined) turns.set(part.id, { takenAt: now, takenUntil: until, dueAt: null });
      return part ?? null;
    },
    async countWaiting() {
      const times = [...parts.values()].filter(unfinished).map(({ createdAt }) => createdAt.getTime());
      return { count: times.length, since: times.length === 0 ? null : new Date(Math.min(...times)) };
    },
    isWaiting: async (now, belowLevel) => waiting(now).some(({ level }) => level < belowLevel),
    async keep(ids, until) {
      for (const id of ids) turns.set(id, { ...turnOf({ id }), takenUntil: until });
    },
    async giveBack(id, level, dueAt) {
      const part = parts.get(id);
      if (part !== undefined) parts.set(id, { ...part, level });
      turns.set(id, { ...turnOf({ id }), takenUntil: null, dueAt });
    },
  };
}

function createProviders(providers: Map<string, Provider>, versions: MemoryVersions, log: AuditEntry[]): ProviderRecords {
  const begin = ({ id, rateCard: card }: Provider) => {
    if (!versions.has(id)) versions.set(id, [{ number: 1, author: null, note: '', at: new Date(), card }]);
  };
  return {
    find: async (id) => providers.get(id) ?? null,
    findByOwner: async (ownerSub) => [...providers.values()].find((provider) => provider.ownerSub === ownerSub) ?? null,
    async save(provider, entry, expectedRevision) {
      const present = providers.get(provider.id);
      if (present !== undefined && present.revision !== (expectedRevision ?? present.revision)) return false;
      const kept = present === undefined ? {} : { rateCard: present.rateCard, revision: present.revision + 1 };
      providers.set(provider.id, { ...provider, ...kept });
      begin(provider);
      if (entry !== undefined) log.push(entry);
      return true;
    },
    async claim(id, ownerSub, entry) {
      const provider = providers.get(id);
      const ownsOne = [...providers.values()].some((other) => other.ownerSub === ownerSub);
      if (provider === undefined || provider.ownerSub !== null || ownsOne) return false;
      providers.set(id, { ...provider, ownerSub });
      log.push(entry);
      return true;
    },
    async addForOwner(provider, ownerSub) {
      const present = [...providers.values()].find((other) => other.ownerSub === ownerSub);
      if (present !== undefined) return present;
      const numbers = [...providers.keys()].filter((id) => /^\d{1,9}$/.test(id)).map(Number);
      const added = { ...provider, id: String(Math.max(0, ...numbers) + 1), ownerSub };
      providers.set(added.id, added);
      begin(added);
      return added;
    },
  };
}

function keepParts(parts: Map<string, PartRecord>, { lines }: RequestForQuote, at: Date): void {
  for (const { partId } of lines) {
    const part = parts.get(partId);
    if (part !== undefined && part.keptSince < at) parts.set(partId, { ...part, keptSince: at });
  }
}

function createRfqs(
  rfqs: RequestForQuote[],
  desk: MemoryDesk,
  parts: Map<string, PartRecord>,
  mails: Mails,
  accounts: Pick<AccountRecords, 'countMail'>,
  log: AuditEntry[],
): RfqRecords {
  return {
    async add<Refused>(
      request: NewRequest,
      arrive: readonly MailMessage[] | ((present: DeskRequest) => Arrival<Refused> | { readonly refused: Refused }),
    ): Promise<AddRfqOutcome<Refused>> {
      const { begin, ...asked } = request;
      const { key } = begin;
      const stored = rfqs.find((other) => other.providerId === asked.providerId && other.idempotencyKey === asked.idempotencyKey);
      if (stored !== undefined) {
        const isConfirmed = [...mails.values()].some(({ rfqId, message }) => rfqId === stored.id && message.to === asked.contact.email);
        return stored.bodyHash === asked.bodyHash
          ? { outcome: 'repeated', id: stored.id, number: stored.number, key: desk.requests.get(stored.id)?.key ?? '', isConfirmed }
          : { outcome: 'conflict' };
      }
      const requested = asked.lines.map(({ partId }) => parts.get(partId));
      if (requested.includes(undefined)) return { outcome: 'part-gone' };
      const number = desk.nextNumber(asked.providerId);
      const rfq = { ...asked, number };
      keepParts(parts, rfq, rfq.createdAt);
      rfqs.push(rfq);
      const present = desk.begin({ ...request, number });
      const arrival: Arrival<Refused> | { readonly refused: Refused } = typeof arrive === 'function' ? arrive(present) : { mails: arrive };
      const undo = () => {
        removeRequest(rfqs, desk, mails, rfq.id);
        desk.giveNumberBack(rfq.providerId);
      };
      if ('refused' in arrival) {
        undo();
        return { outcome: 'refused', refused: arrival.refused };
      }
      const { mails: newMails, changes = [] } = arrival;
      const confirmations = [arrival.confirmation];
      for (const mail of newMails) keepMail(mails, mail, rfq.id);
      log.push(noted.requestSubmitted(rfq));
      for (const change of changes) {
        const done = await desk.records.change<Refused>(rfq.id, rfq.createdAt, (before, next) => {
          const decided = change(before, next);
          if (!('refused' in decided)) confirmations.push(decided.confirmation);
          return decided;
        });
        if (done.outcome === 'changed') continue;
        undo();
        if (done.outcome === 'refused') return done;
        throw new RecordsError('What should happen to a new request at once did not.');
      }
      let isConfirmed = false;
      for (const confirmation of confirmations) {
        if (confirmation === undefined) continue;
        const { mail, most, pauseMs } = confirmation;
        isConfirmed = await accounts.countMail('confirmation', mail.to.toLowerCase(), rfq.createdAt, most, pauseMs);
        if (isConfirmed) keepMail(mails, mail, rfq.id);
      }
      return { outcome: 'created', id: rfq.id, number, key, isConfirmed };
    },
    find: async (id) => rfqs.find((rfq) => rfq.id === id) ?? null,
    async removeExpired(before, at, limit) {
      const changedAt = (rfq: RequestForQuote) => desk.requests.get(rfq.id)?.events.at(-1)?.at ?? rfq.createdAt;
      const expired = rfqs.filter((rfq) => changedAt(rfq) <= before && !isWaiting(rfq, mails)).slice(0, limit);
      for (const rfq of expired) {
        removeRequest(rfqs, desk, mails, rfq.id);
        log.push(noted.requestDeleted(rfq, at));
      }
      return expired.length;
    },
  };
}

function removeRequest(rfqs: RequestForQuote[], desk: MemoryDesk, mails: Mails, requestId: string): void {
  rfqs.splice(
    rfqs.findIndex(({ id }) => id === requestId),
    1,
  );
  desk.end(requestId);
  for (const [id, { rfqId }] of mails) if (rfqId === requestId) mails.delete(id);
}
