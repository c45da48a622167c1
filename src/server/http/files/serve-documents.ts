import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestKeySchema } from '#contract/desk/request.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import { nameQuote } from '#domain/desk/quote-document.ts';
import { documentBlob } from '../../ports/blob-store.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import { findRequest } from '../../services/desk/find-request.ts';
import { writeQuotePdf } from '../../services/desk/write-quote-pdf.ts';
import { followUrl } from '../../services/desk-mails/request-urls.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { isRefused } from '../../services/shared/refusal.ts';
import { composeDisposition } from '../answers/content-disposition.ts';
import type { HttpContext } from '../answers/http-context.ts';
import { identify } from '../answers/identify.ts';
import { assertAllowed } from '../calls/admit-caller.ts';
import { countPdf, type Limits } from '../limits/limit-requests.ts';
import { HARMLESS, missFile, serveFrom } from './serve-files.ts';

/** Who had the key may lose it, who worked for a shop may leave, and a request is nobody else's: nothing keeps what is opened. */
export const NEVER = 'no-store';

export type Parameters = Readonly<Record<string, string>>;

/** Whose request it is that somebody asks for, and how. */
interface Door {
  readonly path: string;
  /** Null where nothing is opened; throws RequestProblem where nobody may ask. */
  readonly open: (ports: Ports, parameters: Parameters, request: FastifyRequest) => Promise<DeskRequest | null>;
  /** The same for what holds prices. */
  readonly openPriced: Door['open'];
  /** The link that stands in PDFs. */
  readonly link: (present: DeskRequest) => string | null;
}

/**
 * What belongs to a request, its files and each revision of its quote as PDF: for its customer, who has the key, and for whoever works
 * for its provider, by the access token. The shop's PDFs lack the customer's link.
 */
export function serveDocuments(app: FastifyInstance, context: HttpContext, limits: Limits): void {
  const doors: readonly Door[] = [
    { path: '/documents/:key', open: openByKey, openPriced: openByKey, link: ({ key }) => followUrl(context.publicUrl(), key) },
    { path: '/desk/documents/:requestId', open: openByToken, openPriced: openPricedByToken, link: () => null },
  ];
  for (const door of doors) serveBehind(door, app, context, limits);
}

function serveBehind({ path, open, openPriced, link }: Door, app: FastifyInstance, context: HttpContext, limits: Limits): void {
  serveFrom(
    app,
    context,
    limits,
  )(`${path}/:fileId`, async (ports, parameters, request) => {
    const file = (await open(ports, parameters, request))?.files.find(({ id }) => id === parameters['fileId']);
    if (file === undefined) return null;
    return { blob: documentBlob(file.id), type: 'application/octet-stream', saveAs: file.filename, keep: NEVER };
  });
  app.get<{ Params: Record<string, string> }>(`${path}/quote/:file`, async (request, reply): Promise<FastifyReply> => {
    const ports = await context.ports();
    const present = await openPriced(ports, request.params, request);
    const revision = /^(\d{1,6})\.pdf$/.exec(request.params['file'] ?? '')?.[1];
    const quote = present?.quotes.find((of) => String(of.revision) === revision);
    if (present == null || quote === undefined) throw missFile(limits, request);
    limits.count('documents', request, { amount: countPdf(quote.lines) });
    const bytes = await writeQuotePdf(ports, quote, { link: link(present), publicUrl: context.publicUrl() });
    reply.headers(HARMLESS).header('cache-control', NEVER).type('application/pdf');
    return reply.header('content-disposition', composeDisposition(`${nameQuote(quote)}.pdf`)).send(Buffer.from(bytes));
  });
}

/** The request that a customer's key opens. */
export async function openByKey({ records }: Ports, { key }: Parameters): Promise<DeskRequest | null> {
  const checked = requestKeySchema.safeParse(key);
  return checked.success ? records.desk.findByKey(checked.data) : null;
}

/** The same without those who see no prices: RequestProblem 403. */
async function openPricedByToken(ports: Ports, parameters: Parameters, request: FastifyRequest): Promise<DeskRequest | null> {
  const access = await identify(ports, request);
  if (access.provider !== null) assertAllowed('member', access);
  return openByToken(ports, parameters, request);
}

/**
 * The request that a route names, where it is one of the caller's provider; to the shop floor what was ordered alone. Throws
 * RequestProblem 401 for a caller that is not known.
 */
export async function openByToken(ports: Ports, { requestId }: Parameters, request: FastifyRequest): Promise<DeskRequest | null> {
  const { provider, ...access } = await identify(ports, request);
  const checked = idSchema.safeParse(requestId);
  if (provider === null || !checked.success) return null;
  const found = await findRequest(ports, { ...access, provider }, checked.data);
  if (isRefused(found)) return null;
  return access.role === 'shop-floor' && found.order === null ? null : found;
}
