/** What is known of a span when it begins. */
export interface SpanFacts {
  readonly kind: 'server' | 'consumer' | 'internal';
  /** Named as OpenTelemetry's semantic conventions name them; neither names, addresses nor texts of people. */
  readonly attributes?: Attributes;
  /** What it follows, where that happened in another process: a W3C traceparent. Otherwise it follows the span that runs, if any does. */
  readonly parent?: string | null | undefined;
}
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** One stretch of work. */
export interface Span {
  /** Runs work within it: what begins there follows it. */
  run<T>(work: () => T): T;
  /** A stretch within it that is over already; times in milliseconds since 1970. */
  addStage(name: string, fromMs: number, toMs: number): void;
  note(attributes: Attributes): void;
  fail(error: unknown): void;
  end(): void;
}

/** Tells somebody outside what took how long, across processes. */
export interface Tracing {
  begin(name: string, facts: SpanFacts): Span;
  /** What work elsewhere follows that is asked for now, as a W3C traceparent; null where nothing runs. */
  current(): string | null;
  /** Sends what is not sent yet. Never rejects. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { run: (work) => work(), addStage: () => {}, note: () => {}, fail: () => {}, end: () => {} };

/** Where nobody wants to know. */
export const NO_TRACING: Tracing = { begin: () => NO_SPAN, current: () => null, close: async () => {} };

/** Runs work as one span; what it throws marks the span and is thrown on. */
export async function inSpan<T>(tracing: Tracing, name: string, facts: SpanFacts, work: (span: Span) => Promise<T>): Promise<T> {
  const span = tracing.begin(name, facts);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
