import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import { type ArchiveEntry, listArchive } from '../../services/request-files/list-archive.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { composeDisposition } from '../answers/content-disposition.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { openByToken } from './serve-documents.ts';
import { findDeskModel, HARMLESS, missFile, serveFrom } from './serve-files.ts';

/** Beyond this an archive would need ZIP64, and somebody's patience. */
const MOST_BYTES = 4_000_000_000;

/**
 * The CAD file of a line of a request, and all files of one as one archive, for whoever works for its provider, by the access token. A line's part
 * may have been uploaded for another provider.
 */
export function serveArchives(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const serve = serveFrom(app, context, limits);
  serve('/desk/documents/:requestId/models/:line', async (ports, parameters, request) => {
    const present = await openByToken(ports, parameters, request);
    const line = present?.request.lines[Number(parameters['line']) - 1];
    return line === undefined ? null : findDeskModel(ports, await ports.records.parts.findById(line.partId));
  });
  app.get<{ Params: Record<string, string> }>('/desk/archives/:requestId', async (request, reply) => {
    const ports = await context.ports();
    const present = await openByToken(ports, request.params, request);
    if (present === null) throw missFile(limits, request);
    const release = limits.hold('archives', request, present.request.providerId);
    reply.raw.once('close', release);
    const entries = await listArchive(ports, present);
    if ((await countBytes(ports, entries)) > MOST_BYTES) {
      throw new RequestProblem(413, 'These files are too large for one archive. Please download them one by one.');
    }
    const zip = writeZip(
      entries.map(({ name, content }) => ({ name, open: () => openEntry(ports, content) })),
      ports.clock.now(),
    );
    reply.headers(HARMLESS).header('cache-control', 'no-store').type('application/zip');
    reply.header('content-disposition', composeDisposition(`${present.request.id}.zip`));
    return reply.send(Readable.from(zip, { objectMode: false }));
  });
}

async function openEntry({ blobs }: Pick<Ports, 'blobs'>, content: ArchiveEntry['content']): Promise<Readable> {
  return 'text' in content ? Readable.from([Buffer.from(content.text)]) : (await blobs.open(content.blob)).stream;
}

/** Opens every file, too, so that one that is gone is told before the first byte. */
async function countBytes({ blobs }: Pick<Ports, 'blobs'>, entries: readonly ArchiveEntry[]): Promise<number> {
  let sizeBytes = 0;
  for (const { content } of entries) {
    if ('text' in content) continue;
    const found = await blobs.open(content.blob);
    found.stream.destroy();
    sizeBytes += found.sizeBytes;
  }
  return sizeBytes;
}

interface ZipEntry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/**
 * A ZIP archive, piece by piece: one entry is open at a time, and read no faster than the archive is. Entries are stored as they are,
 * which costs the server nothing but their checksum. Throws what opening or reading one throws; below 4 GiB in all, as there is no
 * ZIP64.
 */
export async function* writeZip(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  for (const { name, open } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    const source: AsyncIterable<Uint8Array> = await open();
    for await (const chunk of source) {
      entry.push(chunk);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
