import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127\.|::1$)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
/** What proxies and content networks add to a request that they pass on. */
const PASSED_ON = /^(?:x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|x-cluster-client-ip$|cf-connecting-ip$|true-client-ip$)/;

/**
 * Whether a request comes from this machine and through no proxy: from a loopback address, for a loopback name (so that no other
 * site can point its own name here), and with nothing in it that a proxy would have added. Proxies by their defaults speak HTTP/1.0.
 */
export function isFromThisMachine({ socket, host, headers, raw }: FastifyRequest): boolean {
  const isLoopback = LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(host);
  return isLoopback && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => PASSED_ON.test(name));
}
