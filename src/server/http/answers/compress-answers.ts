import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);
const compressWell = promisify(brotliCompress);
/** A shorter answer travels in one packet either way. */
const SHORTEST = 1400;
/** Close to the smallest, in a tenth of its time. */
const BROTLI_QUALITY = 9;
/** The calls' answers and the web app's pages. Not the user pool's answers, which are of another type: their length could betray a secret. */
const COMPRESSED = /^(?:application\/json|text\/html)\b/;

/** Sends longer answers compressed to whoever takes gzip. Files of the web app lie compressed on the disk already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!COMPRESSED.test(type) || typeof payload !== 'string' || payload.length < SHORTEST) return payload;
    varyByEncoding(reply);
    if (!takes(request, 'gzip')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
}

/** An answer that is the same for everybody, packed once. */
export interface PackedAnswer {
  readonly plain: Buffer;
  /** What it travels as to those who take it, the smallest first; none for a short one. */
  readonly packed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: Buffer }[];
}

export async function packAnswer(text: string): Promise<PackedAnswer> {
  const plain = Buffer.from(text);
  if (plain.length < SHORTEST) return { plain, packed: [] };
  const br = await compressWell(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return {
    plain,
    packed: [
      { encoding: 'br', bytes: br },
      { encoding: 'gzip', bytes: await compress(plain) },
    ],
  };
}

export function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, packed }: PackedAnswer): FastifyReply {
  if (packed.length > 0) varyByEncoding(reply);
  const taken = packed.find(({ encoding }) => takes(request, encoding));
  if (taken === undefined) return reply.send(plain);
  return reply.header('content-encoding', taken.encoding).send(taken.bytes);
}

function takes({ headers }: FastifyRequest, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(String(headers['accept-encoding'] ?? ''));
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
}
