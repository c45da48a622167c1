/** What is measured apart: pages and their calls, the whole way of an upload, a sign of life, and what attackers get. */
export type Kind = 'page' | 'upload' | 'health' | 'attack';

/** How requests went. */
export interface Ledger {
  /** Makes a request, times it to its last byte, and notes how it ended. Never rejects; null when it failed or was put off. */
  ask(kind: Kind, address: string, init: RequestInit & { readonly from: string }): Promise<Response | null>;
  /** Times what is more than one request. */
  note(kind: Kind, ms: number): void;
  /** Notes that a request was put off, by 429 with Retry-After. */
  notePutOff(kind: Kind): void;
  /** Notes a failure that only the asker can tell. */
  fail(what: string): void;
  readonly times: Readonly<Record<Kind, readonly number[]>>;
  /** 429 with Retry-After, by kind. */
  readonly putOff: Readonly<Record<Kind, number>>;
  /** What should not have happened, by its words. */
  readonly failures: ReadonlyMap<string, number>;
}

export function openLedger(baseUrl: string): Ledger {
  const times: Record<Kind, number[]> = { page: [], upload: [], health: [], attack: [] };
  const putOff: Record<Kind, number> = { page: 0, upload: 0, health: 0, attack: 0 };
  const failures = new Map<string, number>();
  const fail = (what: string) => void failures.set(what, (failures.get(what) ?? 0) + 1);
  return {
    times,
    putOff,
    failures,
    fail,
    note: (kind, ms) => void times[kind].push(ms),
    notePutOff: (kind) => {
      putOff[kind] += 1;
    },
    async ask(kind, address, { from, ...init }) {
      const path = address.split('?', 1)[0];
      const started = performance.now();
      try {
        const response = await fetch(`${baseUrl}${address}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } });
        const body = await response.arrayBuffer();
        times[kind].push(performance.now() - started);
        if (response.status === 429 && response.headers.has('retry-after')) putOff[kind] += 1;
        else if (response.ok || kind === 'attack') return new Response(body, response);
        else fail(`${path}: ${response.status}`);
      } catch (error) {
        // What the asker gave up at the end of the run did not fail.
        if (init.signal?.aborted !== true) fail(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return null;
    },
  };
}

/** The value that `share` of the times stay below; NaN without any. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
