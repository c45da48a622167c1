import type { FastifyInstance } from 'fastify';
import { requestKeySchema } from '#contract/desk/request.ts';
import { nameQuote } from '#domain/desk/quote-document.ts';
import { documentBlob } from '../ports/blob-store.ts';
import type { DeskRequest } from '../ports/desk-records.ts';
import { writeQuotePdf } from '../services/desk/write-quote-pdf.ts';
import type { Ports } from '../services/ports.ts';
import { composeDisposition } from './content-disposition.ts';
import type { HttpContext } from './http-context.ts';
import { countPdf, type Limits } from './limit-requests.ts';
import { RequestProblem } from './request-problem.ts';
import { HARMLESS, serveFrom } from './serve-files.ts';

/** Who had the key may lose it, and a request is its customer's alone: nothing keeps what it opens. */
const NEVER = 'no-store';

/** What belongs to a request, for whoever has its key: its files, and each revision of its quote as PDF. */
export function serveDocuments(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  serveFrom(
    app,
    context,
    limits,
  )('/documents/:key/:fileId', async (ports, { key, fileId }) => {
    const file = (await findByKey(ports, key))?.files.find(({ id }) => id === fileId);
    if (file === undefined) return null;
    return { blob: documentBlob(file.id), type: 'application/octet-stream', saveAs: file.filename, keep: NEVER };
  });
  app.get<{ Params: Record<string, string> }>('/documents/:key/quote/:file', async (request, reply) => {
    limits.assertOpen('misses', request);
    const ports = await context.ports();
    const { key, file = '' } = request.params;
    const present = await findByKey(ports, key);
    const revision = /^(\d{1,6})\.pdf$/.exec(file)?.[1];
    const quote = present?.quotes.find((of) => String(of.revision) === revision);
    if (present == null || quote === undefined) {
      limits.count('misses', request);
      throw new RequestProblem(404, 'There is no such file.');
    }
    limits.count('documents', request, { amount: countPdf(quote.lines) });
    const bytes = await writeQuotePdf(ports, present, quote, context.publicUrl());
    reply.headers(HARMLESS).header('cache-control', NEVER).type('application/pdf');
    return reply.header('content-disposition', composeDisposition(`${nameQuote(quote)}.pdf`)).send(Buffer.from(bytes));
  });
}

async function findByKey({ records }: Ports, key: string | undefined): Promise<DeskRequest | null> {
  const checked = requestKeySchema.safeParse(key);
  return checked.success ? records.desk.findByKey(checked.data) : null;
}
