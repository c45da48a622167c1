import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPaperForCustomer, type Paper, readPaperName } from '#domain/papers/paper.ts';
import { composeEInvoice, writePaper } from '../../services/papers/write-paper.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { composeDisposition } from '../answers/content-disposition.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { identify } from '../answers/identify.ts';
import { assertAllowed } from '../calls/admit-caller.ts';
import { countPdf, type Limits } from '../limits/limit-requests.ts';
import { NEVER, openByKey, type Parameters } from './serve-documents.ts';
import { HARMLESS, missFile } from './serve-files.ts';

type PaperName = NonNullable<ReturnType<typeof readPaperName>>;

/**
 * Papers of an order: to its customer, who has the key, all but delivery notes; to whoever works for its provider all of them, whether or
 * not the request is still there, delivery notes without prices on `?prices=no`. As PDF, invoices and credit notes also as XML.
 */
export function servePapers(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const serve = (path: string, find: (ports: Ports, name: PaperName | null, request: FastifyRequest) => Promise<Paper | null>) =>
    app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
      path,
      async (request, reply): Promise<FastifyReply> => {
        const ports = await context.ports();
        const [, name = '', type] = /^([A-Z]+-\d+)\.(pdf|xml)$/.exec(request.params['file'] ?? '') ?? [];
        // Who asks is looked at before what for.
        const paper = await find(ports, readPaperName(name), request);
        const eInvoice = paper !== null && type === 'xml' ? composeEInvoice(paper) : null;
        if (paper === null || (type === 'xml' && eInvoice === null)) throw missFile(limits, request);
        reply
          .headers(HARMLESS)
          .header('cache-control', NEVER)
          .header('content-disposition', composeDisposition(`${name}.${type}`));
        if (eInvoice !== null) return reply.type('application/xml').send(eInvoice);
        limits.count('documents', request, { amount: countPdf(paper.lines) });
        const prices = paper.kind !== 'delivery-note' || request.query['prices'] !== 'no';
        const bytes = await writePaper(ports, paper, { publicUrl: context.publicUrl(), prices });
        return reply.type('application/pdf').send(Buffer.from(bytes));
      },
    );
  serve('/documents/:key/papers/:file', async (ports, wanted, request) => {
    const present = await openByKey(ports, request.params as Parameters);
    const isWanted = ({ kind, number }: Paper) => kind === wanted?.kind && number === wanted.number;
    return present?.papers.find((paper) => isPaperForCustomer(paper) && isWanted(paper)) ?? null;
  });
  serve('/desk/papers/:file', async (ports, wanted, request) => {
    const access = await identify(ports, request);
    if (access.provider === null) return null;
    // The shop floor sees no prices.
    assertAllowed('member', access);
    return wanted === null ? null : ports.records.desk.findPaper(access.provider.id, wanted.kind, wanted.number);
  });
}
