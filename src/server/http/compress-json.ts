import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A shorter answer travels in one packet either way. */
const SHORTEST = 1400;
/** Answers that hold secrets, whose length compression could betray. */
const SECRETIVE = /^\/idp\//;

/** Sends longer JSON answers compressed to whoever takes gzip. Files of the web app lie compressed on the disk already. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || payload.length < SHORTEST || SECRETIVE.test(request.url)) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return promisify(gzip)(payload);
  });
}
