import type { Machine } from '../../ports/machine.ts';
import { type Refusal, type RefusalDetails, refuse } from './refusal.ts';

export type Resource = 'storage' | 'descriptors';

/** Something of the machine's that is used up, or nearly. */
export interface Shortage {
  readonly resource: Resource;
  readonly status: 503 | 507;
  /** To whoever asked for what is refused. */
  readonly message: string;
  /** To the operator. */
  readonly detail: string;
  readonly retryAfterSeconds: number;
}

/** Keeps a reserve, so that work that was begun ends well and the database never finds the disk full in the middle of a commit. */
export interface ResourceGuard {
  /** What is too short to take on new work that stores about `bytes`; null when there is enough. */
  findShortage(bytes?: number): Promise<Shortage | null>;
}

/** Kept free for what runs already; also what a start needs. */
export const RESERVE_BYTES = 64 * 2 ** 20;
/** Of files and connections: a CAD process takes ten, the database one for each of its files. */
const RESERVE_DESCRIPTORS = 64;
/** A disk does not fill up faster than its reserve in this time. */
const HOLDS_MS = 500;

const SHORTAGES: Readonly<Record<Resource, Shortage>> = {
  storage: {
    resource: 'storage',
    status: 507,
    message: "The server's disk is full, so nothing can be stored at the moment. Please try again later.",
    detail: 'The disk is full: uploads and requests are refused, and files are not measured, until there is space again.',
    retryAfterSeconds: 60,
  },
  descriptors: {
    resource: 'descriptors',
    status: 503,
    message: 'The server has too much open at the moment. Please try again in a moment.',
    detail: 'Too many files and connections are open: uploads and requests are refused until there are fewer.',
    retryAfterSeconds: 5,
  },
};

/** However often it is asked, the machine is looked at twice a second at most. */
export function createResourceGuard(machine: Machine, holdsMs = HOLDS_MS): ResourceGuard {
  let looking: Promise<readonly [bytes: number, descriptors: number | null]> | null = null;
  let lookedAtMs = 0;
  const look = () => {
    if (looking === null || performance.now() - lookedAtMs >= holdsMs) {
      looking = Promise.all([machine.countFreeBytes(), machine.countFreeDescriptors()]);
      lookedAtMs = performance.now();
    }
    return looking;
  };
  return {
    async findShortage(bytes = 0) {
      const [freeBytes, freeDescriptors] = await look();
      if (freeDescriptors !== null && freeDescriptors < RESERVE_DESCRIPTORS) return SHORTAGES.descriptors;
      return freeBytes - bytes < RESERVE_BYTES ? SHORTAGES.storage : null;
    },
  };
}

/** The shortage that an error comes from, however deep; null for any other. */
export function shortageIn(error: unknown): Shortage | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const resource = 'code' in at ? RESOURCE_BY_CODE.get(at.code) : undefined;
    if (resource !== undefined) return SHORTAGES[resource];
  }
  return null;
}

/** What the operating system and PostgreSQL call it. */
const RESOURCE_BY_CODE: ReadonlyMap<unknown, Resource> = new Map([
  ['ENOSPC', 'storage'],
  ['EDQUOT', 'storage'],
  ['53100', 'storage'],
  ['EMFILE', 'descriptors'],
  ['ENFILE', 'descriptors'],
]);

/** The shortage as a service answers it; `details` is what the refusal tells beside the words. */
export function refuseFor({ status, message, retryAfterSeconds }: Shortage, details: RefusalDetails = {}): Refusal {
  return refuse(status, status === 507 ? 'no-room' : 'busy', message, { ...details, retryAfterSeconds });
}
