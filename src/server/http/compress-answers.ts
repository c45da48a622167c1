import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** A shorter answer travels in one packet either way. */
const SHORTEST = 1400;
/** The calls' answers and the web app's pages. Not the user pool's answers, which are of another type: their length could betray a secret. */
const COMPRESSED = /^(?:application\/json|text\/html)\b/;

/** Sends longer answers compressed to whoever takes gzip. Files of the web app lie compressed on the disk already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!COMPRESSED.test(type) || typeof payload !== 'string' || payload.length < SHORTEST) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
}
