import type { Dashboard } from '#contract/api/desk/get-dashboard.ts';
import type { DeskHome } from '#contract/api/desk/get-desk-home.ts';
import type { SetUp } from '#contract/api/shop/get-set-up.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import type { AskedLine, WireDeskRequest, WireRequestCard } from '#contract/desk/request.ts';
import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';

const NONE = { count: 0, first: [] };

/** Nothing waits. */
export function sampleHome(changes: Partial<DeskHome> = {}): DeskHome {
  const kinds = { unread: NONE, asked: NONE, answersDue: NONE, ordersDue: NONE, expiring: NONE, failedMails: NONE };
  return {
    hasRequests: true,
    today: '2026-11-21',
    ...kinds,
    ...changes,
  };
}

/** Nothing is left to be set up. */
export function sampleSetUp(changes: Partial<SetUp> = {}): SetUp {
  return {
    role: 'owner',
    ...{ profile: true, prices: true, materials: 2, tried: true },
    ordersEmail: 'orders@werk.test',
    example: null,
    settings: { isPutAway: false, isOfferSettled: true, exchange: null },
    revision: 0,
    ...changes,
  };
}

/** A period without a request. */
export function sampleDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    hasRequests: true,
    from: '2026-10-23',
    to: '2026-11-21',
    funnel: { visits: 0, uploads: 0, quotes: 0, requests: 0, accepted: 0 },
    quoted: 0,
    won: 0,
    lost: 0,
    answered: 0,
    firstAnswerHours: null,
    sums: [],
    spans: [],
    materials: [],
    processes: [],
    held: [],
    ...changes,
  };
}

/** A line as its customer asked for it: two lids at an instant price. */
export function sampleAskedLine(changes: Partial<AskedLine> = {}): AskedLine {
  return {
    line: 1,
    partID: 'p1',
    filename: 'lid.stl',
    image: '',
    internalFilename: null,
    materialID: 'm',
    material: 'PLA',
    color: 'White',
    finish: 'As printed',
    quantity: 2,
    unit: 'mm',
    dimensions: { x: 10, y: 10, z: 10 },
    wishes: { note: '', tolerances: '', threads: '' },
    unitPriceMicros: 6_910_000,
    leadTime: { name: 'Standard', days: 3, shipBy: '2026-11-26', isOnRequest: false },
    isInstantQuote: true,
    reviewReasons: [],
    ...changes,
  };
}

export function sampleCard(changes: Partial<WireRequestCard> = {}): WireRequestCard {
  return {
    requestID: 'r1',
    number: 7,
    state: 'received',
    isUnread: true,
    isAsked: false,
    isOverdue: false,
    dueOn: '2026-11-24',
    assignee: null,
    receivedOn: '2026-11-21',
    clientEmail: 'zoe@example.com',
    clientName: 'Zoë',
    organization: 'Omega',
    currency: 'USD',
    lineCount: 2,
    askedMicros: 24_680_000,
    isAskedOpen: false,
    quotedMicros: null,
    orderedMicros: null,
    quote: null,
    orderNumber: null,
    ...changes,
  };
}

export function sampleClient(changes: Partial<WireClientCard> = {}): WireClientCard {
  return {
    clientID: 'z'.repeat(22),
    key: 'zoe@example.com',
    name: 'Zoë',
    organization: 'Omega',
    peopleCount: 1,
    requestCount: 3,
    orderCount: 1,
    firstOn: '2026-01-02',
    lastOn: '2026-11-20',
    sums: [{ currency: 'USD', quotedMicros: 1_234_500_000, orderedMicros: 99_990_000 }],
    ...changes,
  };
}

/** A request of no lines that nobody has answered yet, and that was read. */
export function sampleRequest(changes: Partial<WireDeskRequest> = {}): WireDeskRequest {
  return {
    clientID: 'z'.repeat(22),
    clientTerms: NO_CLIENT_TERMS,
    requestID: 'r1',
    number: 7,
    contact: { name: 'Zoë', email: 'zoe@example.com', organization: 'Omega', message: '' },
    currency: 'USD',
    purchase: null,
    choices: { taxes: [], shipping: [] },
    asked: null,
    receivedAt: '2026-11-21T09:30:00.000Z',
    life: {
      ...{ state: 'received', version: 1, isUnread: false, isAsked: false, dueOn: '2026-11-24', assignee: null },
      ...{ quote: null, order: null },
    },
    events: [],
    quotes: [],
    order: null,
    files: [],
    papers: [],
    lines: [],
    ...changes,
  };
}
