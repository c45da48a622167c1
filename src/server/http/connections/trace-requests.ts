import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '../../ports/tracing.ts';

/** What machines ask every few seconds. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/** A span for every request but probes, named and described as OpenTelemetry's conventions for HTTP servers say; it follows the caller's. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    if (PROBES.has(route)) return done();
    const span = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      parent: readParent(request),
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'url.scheme': request.protocol,
        'network.protocol.version': request.raw.httpVersion,
      },
    });
    spans.set(request, span);
    span.run(done);
  });
  // A body that has arrived goes on where its connection was read, outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    spans.get(request)?.fail(error);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.note({ 'http.response.status_code': reply.statusCode });
    span?.end();
    done();
  });
}

function readParent({ headers: { traceparent } }: FastifyRequest): string | null {
  return typeof traceparent === 'string' ? traceparent : null;
}
