import { REQUEST_MARKS, REQUEST_STEPS } from '#contract/api/desk/list-requests.ts';
import { clientIdSchema } from '#contract/desk/clients.ts';
import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import { REQUEST_STATES, type RequestState } from '#domain/desk/request-life.ts';

/** What narrows the list, as it stands in the address. */
export interface OrdersSearch {
  readonly state?: string;
  readonly mark?: string;
  readonly words?: string;
  readonly client?: string;
  readonly material?: string;
  readonly process?: string;
  readonly from?: string;
  readonly to?: string;
  readonly assignee?: string;
  readonly had?: string;
  /** What the list is ordered by, with a '-' before it the other way round. */
  readonly order?: string;
}

/** Stands in the address for whom it is assigned to. */
export const UNASSIGNED = 'nobody';

export type RequestMark = (typeof REQUEST_MARKS)[number];
type RequestStep = (typeof REQUEST_STEPS)[number];

/** States that are looked at together. */
export const TABS = {
  received: ['received'],
  quoted: ['quoted'],
  ordered: ['accepted', 'in-production', 'shipped'],
  done: ['completed'],
  closed: ['declined', 'turned-down', 'expired', 'withdrawn', 'cancelled'],
} as const satisfies Record<string, readonly RequestState[]>;
export type Tab = keyof typeof TABS;
export const TAB_NAMES = ['received', 'quoted', 'ordered', 'done', 'closed'] as const satisfies readonly Tab[];

/** What the server is asked for; a filter that means nothing counts as none. */
export interface OrdersFilter {
  states?: RequestState[];
  mark?: RequestMark;
  words?: string;
  clientID?: string;
  materialID?: string;
  process?: ProcessCode;
  from?: string;
  to?: string;
  assignee?: string;
  isUnassigned?: true;
  had?: RequestStep;
}

/** Reads the filters of an address. */
export function readFilter({ state, mark, words, client, material, process, from, to, assignee, had }: OrdersSearch): OrdersFilter {
  const states = readStates(state);
  const made = PROCESS_CODES.find((code) => code === process);
  const step = REQUEST_STEPS.find((name) => name === had);
  const known = REQUEST_MARKS.find((name) => name === mark);
  return {
    ...(states.length === 0 ? {} : { states }),
    ...(known === undefined ? {} : { mark: known }),
    ...(words === undefined || words.trim() === '' ? {} : { words: words.trim().slice(0, 200) }),
    ...(client === undefined || !clientIdSchema.safeParse(client).success ? {} : { clientID: client }),
    ...(material === undefined ? {} : { materialID: material }),
    ...(made === undefined ? {} : { process: made }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(assignee === undefined ? {} : assignee === UNASSIGNED ? { isUnassigned: true as const } : { assignee }),
    ...(step === undefined ? {} : { had: step }),
  };
}

/** The states that an address names, in their order. */
export function readStates(state: string | undefined): RequestState[] {
  const named = new Set(state?.split(','));
  return REQUEST_STATES.filter((known) => named.has(known));
}

/** The tab that shows just these states; 'all' for none, null where no tab does. */
export function findTab(states: readonly RequestState[]): Tab | 'all' | null {
  if (states.length === 0) return 'all';
  return TAB_NAMES.find((tab) => TABS[tab].length === states.length && TABS[tab].every((state) => states.includes(state))) ?? null;
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text);
}
