import type { Dependency } from '../answers/http-context.ts';

export interface DependencyState {
  readonly name: string;
  readonly ok: boolean;
  readonly needed: boolean;
  readonly detail?: string;
}

const HOLDS_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const SILENT = 'It does not answer.';

/** Looks after dependencies: however often it is asked, each is checked once at a time, and not again while its answer holds. */
export function createReadiness(dependencies: readonly Dependency[]): () => Promise<readonly DependencyState[]> {
  const asks = dependencies.map(holdAnswer);
  return () => Promise.all(asks.map((ask) => ask()));
}

function holdAnswer({ name, needed, holdsMs = HOLDS_MS, check }: Dependency): () => Promise<DependencyState> {
  let running: Promise<string | null> | null = null;
  let held: { readonly detail: string | null; readonly untilMs: number } | null = null;
  let hasWorked = false;
  const start = () => {
    const answer = check().catch(() => SILENT);
    running = answer;
    void answer.then((detail) => {
      running = null;
      hasWorked ||= detail === null;
      // Whoever waits for a start is told at once when it is over.
      held = { detail, untilMs: needed && !hasWorked ? 0 : performance.now() + holdsMs };
    });
    return answer;
  };
  return async () => {
    const isFresh = running === null && held !== null && performance.now() < held.untilMs;
    const detail = isFresh ? (held?.detail ?? null) : await withinTime(running ?? start());
    return { name, ok: detail === null, needed, ...(detail === null ? {} : { detail }) };
  };
}

async function withinTime(answer: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(SILENT), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
