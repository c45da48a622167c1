import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** A statement that took long. */
export interface SlowStatement {
  /** What it does and to what, and a name that is the same for the same text: 'select parts 1f0c9a2b'. Never a value. */
  readonly statement: string;
  readonly ms: number;
}

/** A statement that takes longer is told of. */
const SLOW_MS = 500;

/** Times what a connection is asked from here on. */
export function timeStatements(client: ClientBase, tell: (slow: SlowStatement) => void, slowMs = SLOW_MS): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const timed = (...given: readonly unknown[]): unknown => {
    const startedMs = performance.now();
    const asked = query(...given);
    // Statements with a callback are the driver's own.
    if (!(asked instanceof Promise)) return asked;
    const end = () => {
      const ms = Math.round(performance.now() - startedMs);
      if (ms >= slowMs) tell({ statement: nameStatement(textOf(given[0])), ms });
    };
    asked.then(end, end);
    return asked;
  };
  client.query = timed as typeof client.query;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

/** 'select parts 1f0c9a2b': what a statement does, the first table that it names, and the beginning of its text's SHA-256. */
export function nameStatement(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)/i.exec(text)?.[1];
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [verb, ...(table === undefined ? [] : [table]), hash].join(' ');
}
