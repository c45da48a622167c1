import type { FastifyInstance, FastifyRequest } from 'fastify';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { reportConversion, reportDescription, reportError, reportProgress, reportUnknown } from '../../services/parts/report-status.ts';
import type { Ports } from '../../services/shared/ports.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import type { Limits } from '../limits/limit-requests.ts';
import type { EventStream, EventStreams } from './event-streams.ts';

type Message = { readonly status: 'processing' | 'done' | 'error' };

/** What a stream was opened for: files by their internal names, and what is said of each. */
interface Followed {
  readonly names: ReadonlySet<string>;
  readonly providerId: string | undefined;
  readonly report: (ports: Ports, part: PartRecord) => Message | Promise<Message>;
}

/** A change that the feed lost is found by looking again this often. */
const LOOK_AGAIN_MS = 10_000;
/** In so many groups, one after the other: a group's streams are answered by one statement, and none holds the others up. */
const GROUPS = 10;

/** Calls 3 and 4: the present state of each file at once, then each new one, closed when all are done or failed. */
export function registerStreams(app: FastifyInstance, context: HttpContext, limits: Limits, streams: EventStreams): void {
  const rounds = startRounds();
  app.addHook('preClose', async () => rounds.stop());
  app.get(`/api/${watchConversion.path}`, async (request, reply) => {
    limits.count('streams', request);
    const followed = readRequest(request);
    const ports = await context.ports();
    await streams.serve(request, reply, followed?.providerId, async (stream) => {
      if (followed === null) stream.send(reportError('The request for the state of a file is not understood.'));
      else await followParts(ports, followed, stream, { rounds, request, limits });
    });
  });
}

function readRequest(request: FastifyRequest): Followed | null {
  const query: Record<string, unknown> = typeof request.query === 'object' ? { ...request.query } : {};
  const action = query[watchConversion.action?.field ?? ''];
  if (action === watchConversion.action?.value) {
    const checked = watchConversion.request.safeParse(query);
    if (!checked.success) return null;
    const names = new Set([checked.data.internalFilename].flat());
    return { names, providerId: undefined, report: (_ports, part) => reportConversion(part) };
  }
  if (action !== watchDescription.action?.value) return null;
  const checked = watchDescription.request.safeParse(query);
  if (!checked.success) return null;
  const { internalFilename, mspID } = checked.data;
  const providerId = mspID === NO_SELECTION ? undefined : mspID;
  return { names: new Set([internalFilename].flat()), providerId, report: (ports, part) => reportDescription(ports, part, mspID) };
}

interface Scene {
  readonly rounds: Rounds;
  readonly request: FastifyRequest;
  readonly limits: Limits;
}

async function followParts(
  ports: Ports,
  { names, report }: Followed,
  stream: EventStream,
  { rounds, request, limits }: Scene,
): Promise<void> {
  const named = await Promise.all([...names].map(async (name) => ({ name, part: await ports.records.parts.findByInternalFilename(name) })));
  /** The parts that are not done yet, by their ids, and what was last said of each. */
  const open = new Map<string, { readonly name: string; said: string }>();
  for (const { name, part } of named) {
    if (part !== null) open.set(part.id, { name, said: '' });
    // Of a guesser's names nothing is said any more; what else is followed goes on.
    else if (mayMiss(limits, request)) stream.send(reportUnknown(name));
  }
  const changes = createSignal();
  const watch = (id: string, name: string) =>
    ports.feed.watch(id, (percent) => {
      if (percent === undefined) changes.raise();
      else if (open.has(id) && stream.isOpen()) stream.send(reportProgress(name, percent));
    });
  const stops = [rounds.join(changes.raise), ...(await Promise.all([...open].map(([id, { name }]) => watch(id, name))))];
  void stream.closed.then(changes.raise);
  try {
    while (stream.isOpen() && open.size > 0) {
      const found = new Map((await ports.records.parts.findManyById([...open.keys()])).map((part) => [part.id, part]));
      for (const [id, followed] of open) {
        const part = found.get(id);
        const message = part === undefined ? reportUnknown(followed.name) : await report(ports, part);
        const text = JSON.stringify(message);
        if (text !== followed.said) stream.send(message);
        followed.said = text;
        if (message.status !== 'processing') open.delete(id);
      }
      if (open.size > 0) await changes.next();
    }
  } finally {
    for (const stop of stops) stop();
  }
}

/** Counts a name that leads to nothing; false where there were too many. */
function mayMiss(limits: Limits, request: FastifyRequest): boolean {
  try {
    limits.count('misses', request);
    return true;
  } catch (error) {
    if (error instanceof RequestProblem) return false;
    throw error;
  }
}

/** Remembers that something changed, also while nobody waits. */
function createSignal() {
  let raised = Promise.withResolvers<void>();
  return {
    raise: () => raised.resolve(),
    async next(): Promise<void> {
      await raised.promise;
      raised = Promise.withResolvers<void>();
    },
  };
}

interface Rounds {
  /** Calls again and again until what is returned is called. */
  join(call: () => void): () => void;
  stop(): void;
}

/** Calls everybody who joined once in LOOK_AGAIN_MS, group after group. */
function startRounds(): Rounds {
  const groups = Array.from({ length: GROUPS }, () => new Set<() => void>());
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const call of groups[turn] ?? []) call();
  }, LOOK_AGAIN_MS / GROUPS);
  timer.unref();
  return {
    join(call) {
      const group = groups.reduce((least, other) => (other.size < least.size ? other : least));
      group.add(call);
      return () => group.delete(call);
    },
    stop: () => clearInterval(timer),
  };
}
