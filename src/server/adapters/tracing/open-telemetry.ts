import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent, TraceState } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanFacts, Tracing } from '../../ports/tracing.ts';

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL } as const;

/** What every span says of the process that it comes from. */
export interface ServiceFacts {
  readonly service: string;
  /** Where the collector listens for OTLP over HTTP. */
  readonly endpoint: string;
  /** What the process does: 'all', 'api' or 'worker'. */
  readonly role: string;
}

/**
 * Spans by OpenTelemetry, sent in batches over HTTP to the collector at `endpoint`. A collector that is away costs
 * spans and nothing else.
 */
export function createOpenTelemetry({ service, endpoint, role }: ServiceFacts, processor?: SpanProcessor): Tracing {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.instance.id': `${role}-${process.pid}`,
    'quickquote.role': role,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resource),
    spanProcessors: [processor ?? new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracesUrl(endpoint) }) })],
  });
  const tracer = provider.getTracer('quickquote');
  const running = new AsyncLocalStorage<ReturnType<typeof tracer.startSpan>>();
  const follow = ({ parent }: Pick<SpanFacts, 'parent'>) => {
    const remote = parent == null ? null : parseTraceParent(parent);
    if (remote !== null) return trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true, traceState: new TraceState('') });
    const present = running.getStore();
    return present === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, present);
  };
  return {
    begin(spanName, { kind, attributes = {}, parent }) {
      const span = tracer.startSpan(spanName, { kind: KINDS[kind], attributes }, follow({ parent }));
      return {
        run: (work) => running.run(span, work),
        addStage(stage, fromMs, toMs) {
          tracer.startSpan(stage, { startTime: fromMs }, trace.setSpan(ROOT_CONTEXT, span)).end(toMs);
        },
        note: (noted) => void span.setAttributes(noted),
        fail(error) {
          span.recordException(error instanceof Error ? error : String(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => span.end(),
      };
    },
    current() {
      const context = running.getStore()?.spanContext();
      if (context === undefined) return null;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** As the specification of OTLP says: `v1/traces` below the endpoint. */
function tracesUrl(endpoint: string): string {
  return new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
}
