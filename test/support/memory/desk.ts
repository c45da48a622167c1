import { DEFAULT_DESK_SETTINGS, type DeskSettings } from '#domain/desk/desk-settings.ts';
import type { RequestFile } from '#domain/desk/request-file.ts';
import { grow, REQUEST_STATES, readLife } from '#domain/desk/request-life.ts';
import type { Paper } from '#domain/papers/paper.ts';
import { isExample } from '#domain/request/example-request.ts';
import { NO_REQUESTS } from '#server/adapters/records/desk/list-requests.ts';
import { projectLines, projectRequest } from '#server/adapters/records/desk/project-request.ts';
import { documentBlob } from '#server/ports/blob-store.ts';
import type { AuditEntry } from '#server/ports/records/audit-log.ts';
import type {
  ChangeOutcome,
  DeskChange,
  DeskMail,
  DeskRecords,
  DeskRequest,
  NextNumbers,
  NumberedKind,
  OrderKey,
  PageEnd,
  PaperEnd,
  RequestCard,
  RequestCounts,
  RequestFilter,
  RequestOrder,
} from '#server/ports/records/desk-records.ts';
import { type DoomedBlobs, type NewRequest, receive } from '#server/ports/records/records.ts';

/** What the desk's records share with those of requests. */
export interface MemoryDesk {
  readonly records: DeskRecords;
  /** All requests by their ids. */
  readonly requests: ReadonlyMap<string, DeskRequest>;
  begin(request: NewRequest & { readonly number: number }): DeskRequest;
  nextNumber(providerId: string): number;
  giveNumberBack(providerId: string): void;
  end(requestId: string): void;
}

interface Surroundings {
  readonly mail: (mail: DeskMail, requestId: string) => void;
  readonly keepParts: (request: DeskRequest['request'], at: Date) => void;
  readonly doomed: DoomedBlobs;
  readonly log: AuditEntry[];
}

/** The desk's records for as long as the test lives. */
export function createMemoryDesk(around: Surroundings): MemoryDesk {
  const requests = new Map<string, DeskRequest>();
  const files = new Map<string, RequestFile>();
  const numbers = new Map<string, NextNumbers>();
  const lastRequests = new Map<string, number>();
  const papers: { readonly providerId: string; readonly paper: Paper }[] = [];
  const settings = new Map<string, { readonly settings: DeskSettings; readonly revision: number }>();
  const withFiles = (present: DeskRequest): DeskRequest => ({
    ...present,
    files: [...files.values()].filter(({ requestId }) => requestId === present.request.id),
  });
  const attach = ({ id: requestId, providerId }: DeskRequest['request'], added: NonNullable<DeskChange['files']>) => {
    for (const { id, line } of added) {
      const file = files.get(id);
      if (file?.requestId === null && file.providerId === providerId) files.set(id, { ...file, requestId, line });
    }
  };
  const cards = (providerId: string, filter: RequestFilter) =>
    [...requests.values()].filter((present) => present.request.providerId === providerId && matchesFilter(present, filter)).map(toCard);
  const records: DeskRecords = {
    find: async (requestId) => {
      const present = requests.get(requestId);
      return present === undefined ? null : withFiles(present);
    },
    findByKey: async (key) => {
      const present = [...requests.values()].find((of) => of.key === key);
      return present === undefined ? null : withFiles(present);
    },
    async change<Refused>(
      requestId: string,
      at: Date,
      decide: (present: DeskRequest, next: NextNumbers) => DeskChange | { readonly refused: Refused },
    ): Promise<ChangeOutcome<Refused>> {
      const found = requests.get(requestId);
      if (found === undefined) return { outcome: 'unknown' };
      const present = withFiles(found);
      const { providerId } = present.request;
      const next = numbers.get(providerId) ?? { quote: 1, order: 1, papers: { 'delivery-note': 1, invoice: 1, 'credit-note': 1 } };
      const decided = decide(present, next);
      if ('refused' in decided) return { outcome: 'refused', refused: decided.refused };
      const grown = grow(present.life, decided.acts, decided.actor, at);
      if ('rejection' in grown) return { outcome: 'rejected', rejection: grown.rejection, present };
      const { life } = grown;
      const events = [...present.events, ...grown.added];
      const { quote, order } = decided;
      const issued = decided.papers ?? [];
      papers.push(...issued.map((paper) => ({ providerId, paper })));
      const took = (kind: NumberedKind) => (issued.some((paper) => paper.kind === kind) ? 1 : 0) + next.papers[kind];
      numbers.set(providerId, {
        papers: { 'delivery-note': took('delivery-note'), invoice: took('invoice'), 'credit-note': took('credit-note') },
        quote: next.quote + (quote?.number === next.quote ? 1 : 0),
        order: next.order + (order?.number === next.order ? 1 : 0),
      });
      attach(present.request, decided.files ?? []);
      const quotes = quote === undefined ? present.quotes : [...present.quotes, quote];
      const rest = { quotes, order: order ?? present.order, papers: [...present.papers, ...issued] };
      const changed = { ...present, key: decided.key ?? present.key, events, life, ...rest };
      requests.set(requestId, changed);
      if (!isExample(present.request.contact.email)) for (const mail of decided.mails) around.mail(mail, requestId);
      around.log.push(...(decided.audit ?? []));
      around.keepParts(present.request, at);
      return { outcome: 'changed', present: withFiles(changed) };
    },
    findPaper: async (providerId, kind, number) =>
      papers.find((of) => of.providerId === providerId && of.paper.kind === kind && of.paper.number === number)?.paper ?? null,
    listPapers: async (providerId, { kinds, from = '', to = '9' }, end, limit) => {
      const isIn = ({ kind, issuedOn }: Paper) => kinds.includes(kind) && issuedOn >= from && issuedOn <= to;
      const own = papers.filter((of) => of.providerId === providerId && isIn(of.paper)).map(({ paper }) => paper);
      const sorted = own.sort(comparePapers);
      return sorted.filter((paper) => end === null || comparePapers(end, paper) < 0).slice(0, limit);
    },
    listMoneyEvents: async (requestIds) => new Map(requestIds.map((id) => [id, (requests.get(id)?.events ?? []).filter(isMoney)])),
    async list(providerId, filter, end, limit, order = null) {
      const isIn = ({ state }: RequestCard) => filter.states === undefined || filter.states.includes(state);
      const isMarked = (card: RequestCard) => filter.mark === undefined || marksOf(card, filter)[filter.mark];
      const listed = cards(providerId, filter)
        .filter((card) => isIn(card) && isMarked(card))
        .map((card) => ({ ...card, orderKey: order === null ? null : orderKeyOf(card, order.by) }));
      const place = (one: PageEnd, other: PageEnd) => comparePlaces(one, other, order);
      return listed
        .sort(place)
        .filter((card) => end === null || place(card, end) > 0)
        .slice(0, limit);
    },
    async count(providerId, filter) {
      const found = cards(providerId, filter);
      const states: Record<RequestCard['state'], number> = { ...NO_REQUESTS };
      for (const { state } of found) states[state] += 1;
      const withMark = (mark: keyof RequestCounts['marks']) => found.filter((card) => marksOf(card, filter)[mark]).length;
      return {
        states,
        marks: {
          unread: withMark('unread'),
          asked: withMark('asked'),
          due: withMark('due'),
          overdue: withMark('overdue'),
          expiring: withMark('expiring'),
          unpaid: withMark('unpaid'),
          late: withMark('late'),
        },
      };
    },
    listProvidersWithQuotes: async () => [
      ...new Set([...requests.values()].filter(({ life }) => life.state === 'quoted').map(({ request }) => request.providerId)),
    ],
    listExpired: async (providerId, today, limit) =>
      [...requests.values()]
        .filter(
          ({ request, life }) => request.providerId === providerId && life.state === 'quoted' && (life.quote?.validUntil ?? '') < today,
        )
        .map(({ request }) => request.id)
        .slice(0, limit),
    findSettings: async (providerId) => settings.get(providerId) ?? { settings: DEFAULT_DESK_SETTINGS, revision: 0 },
    async saveSettings(providerId, saved, expectedRevision) {
      if ((settings.get(providerId)?.revision ?? 0) !== expectedRevision) return null;
      settings.set(providerId, { settings: saved, revision: expectedRevision + 1 });
      return expectedRevision + 1;
    },
    async addFile(file) {
      files.set(file.id, file);
      await around.doomed.strike([documentBlob(file.id)]);
    },
    findFile: async (id) => files.get(id) ?? null,
    countFileBytes: async (providerId) =>
      [...files.values()]
        .filter((file) => providerId === null || file.providerId === providerId)
        .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    async removeForgottenFiles(before, at) {
      const forgotten = [...files.values()].filter(({ requestId, addedAt }) => requestId === null && addedAt <= before);
      for (const { id } of forgotten) files.delete(id);
      await around.doomed.add(
        forgotten.map(({ id }) => documentBlob(id)),
        at,
      );
      return forgotten.length;
    },
  };
  return {
    records,
    requests,
    begin({ begin, ...request }) {
      const actor = { kind: 'customer' as const, name: request.contact.name };
      const act = receive(begin);
      const events = [{ number: 1, at: request.createdAt, actor, act }];
      const present = { request, key: begin.key, events, life: readLife(events), quotes: [], order: null, files: [], papers: [] };
      requests.set(request.id, present);
      attach(request, begin.files);
      return withFiles(present);
    },
    giveNumberBack(providerId) {
      lastRequests.set(providerId, (lastRequests.get(providerId) ?? 1) - 1);
    },
    nextNumber(providerId) {
      const number = (lastRequests.get(providerId) ?? 0) + 1;
      lastRequests.set(providerId, number);
      return number;
    },
    end(requestId) {
      requests.delete(requestId);
      for (const [id, file] of files) if (file.requestId === requestId) files.delete(id);
    },
  };
}

function isMoney({ act }: DeskRequest['events'][number]): boolean {
  return ['accepted', 'cancelled', 'invoiced', 'credited', 'paid'].includes(act.type);
}

function comparePapers(one: PaperEnd, other: PaperEnd): number {
  if (one.issuedOn !== other.issuedOn) return one.issuedOn < other.issuedOn ? 1 : -1;
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return other.number - one.number;
}

export function toCard(present: DeskRequest): RequestCard {
  const { providerId: _, key: __, version: ___, words: ____, ...card } = projectRequest(present);
  return {
    ...card,
    number: present.request.number,
    askedMicros: present.request.order?.totalMicros || null,
    isAskedOpen: card.askedMicros === null,
  };
}

export function matchesFilter(
  present: DeskRequest,
  { client, materialId, process, assignee, assignedToNone, had, from, before, words }: RequestFilter,
): boolean {
  const card = projectRequest(present);
  return (
    (client === undefined || card.clientEmail === client) &&
    (assignee === undefined || card.assignee === assignee) &&
    (assignedToNone === undefined || card.assignee === null || !assignedToNone.includes(card.assignee)) &&
    (had === undefined || { answer: card.answeredAt, quote: card.quoteNumber, order: card.orderNumber }[had] !== null) &&
    (from === undefined || card.receivedAt >= from) &&
    (before === undefined || card.receivedAt < before) &&
    (process === undefined || projectLines(present).some((line) => line.process === process)) &&
    (materialId === undefined || projectLines(present).some((line) => line.materialId === materialId)) &&
    (words ?? '')
      .toLowerCase()
      .split(/\s+/u)
      .every((word) => card.words.includes(word))
  );
}

export function marksOf(card: RequestCard, { today, soon }: RequestFilter): Readonly<Record<keyof RequestCounts['marks'], boolean>> {
  const { isUnread, isAsked, dueOn, payBy, state, validUntil } = card;
  return {
    unread: isUnread,
    asked: isAsked,
    due: dueOn !== null && dueOn <= today,
    overdue: dueOn !== null && dueOn < today,
    expiring: state === 'quoted' && validUntil !== null && validUntil >= today && validUntil <= soon,
    unpaid: payBy !== null,
    late: payBy !== null && payBy < today,
  };
}

function orderKeyOf(card: RequestCard, by: RequestOrder['by']): OrderKey {
  switch (by) {
    case 'client':
      return `${card.clientName} ${card.organization}`.toLowerCase();
    case 'number': {
      const { orderNumber, quoteNumber } = card;
      if (orderNumber !== null) return `O${String(orderNumber).padStart(10, '0')}`;
      return quoteNumber === null ? null : `Q${String(quoteNumber).padStart(10, '0')}`;
    }
    case 'state':
      return REQUEST_STATES.indexOf(card.state);
    case 'lines':
      return card.lineCount;
    case 'received':
      return card.receivedAt.getTime();
    case 'due':
      return card.state === 'quoted' ? card.validUntil : card.dueOn;
    case 'value':
      return card.orderedMicros ?? card.quotedMicros ?? card.askedMicros;
  }
}

/** Those without a key come last, and of those alike the younger ones first. */
function comparePlaces(one: PageEnd, other: PageEnd, order: RequestOrder | null): number {
  const [a, b] = [one.orderKey ?? null, other.orderKey ?? null];
  if (order === null || a === b) return compare(other, one);
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a < b ? -1 : 1) * (order.isDescending ? -1 : 1);
}

function compare(one: Pick<RequestCard, 'receivedAt' | 'requestId'>, other: Pick<RequestCard, 'receivedAt' | 'requestId'>): number {
  const difference = one.receivedAt.getTime() - other.receivedAt.getTime();
  if (difference !== 0) return difference;
  return one.requestId < other.requestId ? -1 : one.requestId > other.requestId ? 1 : 0;
}
