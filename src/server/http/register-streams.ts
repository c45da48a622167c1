import type { FastifyInstance, FastifyRequest } from 'fastify';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import type { PartRecord } from '../ports/records.ts';
import type { Ports } from '../services/ports.ts';
import { reportConversion, reportDescription, reportError } from '../services/report-status.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import type { HttpContext } from './http-context.ts';
import type { Limits } from './limit-requests.ts';
import { RequestProblem } from './request-problem.ts';

type Message = { readonly status: 'processing' | 'done' | 'error' };
type Report = (ports: Ports, part: PartRecord | null) => Message | Promise<Message>;

/** A change that the feed lost is found by looking again this often. */
const LOOK_AGAIN_MS = 10_000;

/** Calls 3 and 4: the present state at once, then each new one, closed after done or error. */
export function registerStreams(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const open = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.close();
  });
  app.get(`/api/${watchConversion.path}`, async (request, reply) => {
    await limits.count('calls', request);
    const followed = readRequest(request);
    const ports = await context.ports();
    const stream = openEventStream(reply);
    open.add(stream);
    try {
      if (followed === null) stream.send(reportError('The request for the state of a file is not understood.'));
      else await followPart(ports, followed, stream, request, limits);
    } catch (error) {
      // Closing without a result makes the browser ask again.
      request.log.error({ err: error }, 'A status stream broke off.');
    } finally {
      stream.close();
      open.delete(stream);
    }
  });
}

function readRequest(request: FastifyRequest): { readonly internalFilename: string; readonly report: Report } | null {
  const query: Record<string, unknown> = typeof request.query === 'object' ? { ...request.query } : {};
  const action = query[watchConversion.action?.field ?? ''];
  if (action === watchConversion.action?.value) {
    const checked = watchConversion.request.safeParse(query);
    return checked.success ? { internalFilename: checked.data.internalFilename, report: (_ports, part) => reportConversion(part) } : null;
  }
  if (action !== watchDescription.action?.value) return null;
  const checked = watchDescription.request.safeParse(query);
  if (!checked.success) return null;
  return { internalFilename: checked.data.internalFilename, report: (ports, part) => reportDescription(ports, part, checked.data) };
}

async function followPart(
  ports: Ports,
  { internalFilename, report }: { readonly internalFilename: string; readonly report: Report },
  stream: EventStream,
  request: FastifyRequest,
  limits: Limits,
): Promise<void> {
  const part = await findPart(ports, internalFilename, request, limits);
  if (part instanceof RequestProblem) {
    stream.send(reportError(part.message));
    return;
  }
  if (part === null) {
    stream.send(await report(ports, null));
    return;
  }
  const changes = createSignal();
  const stopWatching = await ports.feed.watch(part.id, changes.raise);
  try {
    while (stream.isOpen()) {
      const message = await report(ports, await ports.records.parts.findById(part.id));
      stream.send(message);
      if (message.status !== 'processing') return;
      await changes.next(stream.closed);
    }
  } finally {
    stopWatching();
  }
}

async function findPart(
  ports: Ports,
  internalFilename: string,
  request: FastifyRequest,
  limits: Limits,
): Promise<PartRecord | RequestProblem | null> {
  try {
    await limits.assertNoGuesser(request);
  } catch (error) {
    if (error instanceof RequestProblem) return error;
    throw error;
  }
  const part = await ports.records.parts.findByInternalFilename(internalFilename);
  if (part === null) await limits.countMiss(request);
  return part;
}

/** Remembers that something changed, also while nobody waits. */
function createSignal() {
  let raised = Promise.withResolvers<void>();
  return {
    raise: () => raised.resolve(),
    /** Resolves after a change, after `end`, or when it is time to look again anyway. */
    async next(end: Promise<void>): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LOOK_AGAIN_MS);
      });
      await Promise.race([raised.promise, end, late]);
      clearTimeout(timer);
      raised = Promise.withResolvers<void>();
    },
  };
}
