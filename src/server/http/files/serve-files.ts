import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { internalFilenameSchema } from '#contract/schemas/fields.ts';
import { BlobError, type BlobName } from '../../ports/blob-store.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { findCadFile, lacksOwnFile } from '../../services/parts/find-cad-file.ts';
import { findMailedPart, findShownPart, stemOf } from '../../services/parts/find-named-part.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { composeDisposition } from '../answers/content-disposition.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { identify } from '../answers/identify.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import type { Limits } from '../limits/limit-requests.ts';

/** A file that came from outside, or was made from one, never acts as a page of this server. */
export const HARMLESS = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };
/** A name stands for the same bytes for ever; only who knows it may keep them. */
const FOREVER = 'private, max-age=31536000, immutable';
/** What a colleague's own name opens: a list's pictures are not fetched with every look at it, and are soon asked for again. */
const BRIEFLY = 'private, max-age=600';
const RANDOM_NAME = /^[A-Za-z0-9_-]{22,64}$/;

/** What to send for a request, or null where there is no such file. */
interface Found {
  readonly blob: BlobName;
  readonly type: string;
  /** The name to save it under; null shows it in place. */
  readonly saveAs: string | null;
  /** What may keep it; FOREVER when left out. */
  readonly keep?: string;
}
type Find = (ports: Ports, parameters: Readonly<Record<string, string>>, request: FastifyRequest) => Found | null | Promise<Found | null>;

/**
 * Images and originals by their unguessable names. Whoever works for the shop has names of their own for images and meshes, which end
 * with that, and gets originals by the access token; mails to its orders address have others, which end with that address.
 */
export function serveFiles(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const serve = serveFrom(app, context, limits);
  serve('/img/:name', async (ports, { name = '' }) => {
    const [base = '', ending] = name.split('.');
    const made = ending === 'webp' ? await findMade(ports, base, `images/${base}.webp`, 'imageName') : null;
    return made === null ? null : { ...made, type: 'image/webp', saveAs: null };
  });
  serve('/models/:internalFilename', async (ports, { internalFilename = '' }) => {
    const mailed = await findMailedPart(ports, stemOf(internalFilename));
    return mailed === null ? findModel(ports, await findPart(ports, internalFilename)) : findDeskModel(ports, mailed);
  });
  serve('/desk/models/:internalFilename', async (ports, { internalFilename = '' }, request) => {
    const { caller, provider } = await identify(ports, request);
    const shown = ports.partNames.read(stemOf(internalFilename));
    if (provider === null || shown?.providerId !== provider.id || shown.sub !== caller.sub) return null;
    return findDeskModel(ports, await ports.records.parts.findById(shown.partId));
  });
}

/** The CAD file of a part. A body that lacks its own now may have it later. */
export async function findModel(ports: Ports, part: PartRecord | null): Promise<Found | null> {
  const file = part === null ? null : await findCadFile(ports, part);
  if (part === null || file === null) return null;
  return { blob: file.blob, type: 'application/octet-stream', saveAs: file.filename, ...(lacksOwnFile(part) ? { keep: 'no-store' } : {}) };
}

/** The same to a shop, of which nothing is kept: who works there may leave. */
export async function findDeskModel(ports: Ports, part: PartRecord | null): Promise<Found | null> {
  const found = await findModel(ports, part);
  return found === null ? null : { ...found, keep: 'no-store' };
}

/** The CAD server's meshes: for the viewer as GLB, and the downloaded folder's STL. */
export function serveMeshes(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const serve = serveFrom(app, context, limits);
  serve('/downloaded/:mesh/:name', async (ports, { mesh = '', name = '' }) => {
    const made = /\.stl$/i.test(name) ? await findMade(ports, mesh, `meshes/${mesh}.stl`, 'stlName') : null;
    return made === null ? null : { ...made, type: 'model/stl', saveAs: name };
  });
  serve('/cad/mesh/:internalFilename', async (ports, { internalFilename = '' }) => {
    const shown = await findShownPart(ports, stemOf(internalFilename));
    const part = shown ?? (await findPart(ports, internalFilename));
    if (part?.meshName == null) return null;
    return { blob: part.meshName as BlobName, type: 'model/gltf-binary', saveAs: null, ...(shown === null ? {} : { keep: BRIEFLY }) };
  });
}

/** What was made of a part: under its own name, or under the one that somebody of the shop has for the part. */
async function findMade(
  ports: Ports,
  name: string,
  own: BlobName,
  kind: 'imageName' | 'stlName',
): Promise<Pick<Found, 'blob' | 'keep'> | null> {
  const shown = await findShownPart(ports, name);
  if (shown === null) return RANDOM_NAME.test(name) ? { blob: own } : null;
  const blob = shown[kind];
  return blob === null ? null : { blob: blob as BlobName, keep: BRIEFLY };
}

/** Names that don't exist are counted, after the look-up: a guesser is slowed down, and whoever shares the address still gets what there is. */
export function serveFrom(app: FastifyInstance, context: HttpContext, limits: Limits) {
  return (url: string, find: Find) => {
    app.get<{ Params: Record<string, string> }>(url, async (request, reply) => {
      const ports = await context.ports();
      const found = await find(ports, request.params, request);
      const blob = found === null ? null : await openBlob(ports, found.blob, request.headers.range);
      if (found === null || blob === null) throw missFile(limits, request);
      return sendBlob(reply, found, blob);
    });
  };
}

/** Counts a name that leads to nothing; answers what to throw for it, or throws RequestProblem 429 itself. */
export function missFile(limits: Limits, request: FastifyRequest): RequestProblem {
  limits.count('misses', request);
  return new RequestProblem(404, 'There is no such file.');
}

async function findPart(ports: Ports, internalFilename: string) {
  const checked = internalFilenameSchema.safeParse(internalFilename);
  return checked.success ? await ports.records.parts.findByInternalFilename(checked.data) : null;
}

interface OpenBlob extends Awaited<ReturnType<Ports['blobs']['open']>> {
  readonly range: { readonly start: number; readonly end: number } | null;
}

async function openBlob(ports: Ports, name: BlobName, rangeHeader: string | undefined): Promise<OpenBlob | null> {
  const range = readRange(rangeHeader);
  try {
    return { ...(await (range === null ? ports.blobs.open(name) : ports.blobs.open(name, range))), range };
  } catch (error) {
    if (error instanceof BlobError && error.code === 'BLOB_NOT_FOUND') return null;
    throw error;
  }
}

/** `bytes=a-b` and `bytes=a-`; anything else is answered whole, as RFC 9110, 14.2 allows. */
function readRange(header: string | undefined): OpenBlob['range'] {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (start === undefined || end === undefined) return null;
  const range = { start: Number(start), end: end === '' ? Number.MAX_SAFE_INTEGER : Number(end) };
  return range.start <= range.end ? range : null;
}

function sendBlob(reply: FastifyReply, found: Found, blob: OpenBlob): FastifyReply {
  const { sizeBytes, stream, range } = blob;
  if (range !== null && range.start >= sizeBytes) {
    stream.destroy();
    return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send();
  }
  const end = Math.min(range?.end ?? sizeBytes - 1, sizeBytes - 1);
  const start = range?.start ?? 0;
  reply
    .headers(HARMLESS)
    .header('cache-control', found.keep ?? FOREVER)
    .header('accept-ranges', 'bytes')
    .type(found.type);
  reply.header('content-length', end - start + 1);
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  if (found.saveAs !== null) reply.header('content-disposition', composeDisposition(found.saveAs));
  return reply.send(stream);
}
