import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** A span as a collector is told of it, with the role of the process that told of it. */
export interface HeardSpan {
  readonly role: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
}

/** An OpenTelemetry collector that keeps what it hears. */
export interface TraceCollector extends AsyncDisposable {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: readonly HeardSpan[];
}

const attributeSchema = z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()) }) });
const spanSchema = z.object({ name: z.string(), traceId: z.string(), spanId: z.string(), parentSpanId: z.optional(z.string()) });
/** OTLP over HTTP, as JSON. */
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: HeardSpan[] = [];
  const server = createServer(async (request, answer) => {
    for (const { resource, scopeSpans } of tracesSchema.parse(await json(request)).resourceSpans) {
      const role = resource.attributes.find(({ key }) => key === 'quickquote.role')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ role, ...span }))));
    }
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
