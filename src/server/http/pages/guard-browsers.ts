import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** A year. */
const BY_TLS_ALONE = 'max-age=31536000';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Headers that tell browsers what pages of this server may do, and the refusal of requests that other sites' pages send.
 * No cookie carries authority here, so this is a second wall. In development pages on other ports of this machine may call.
 */
export function guardBrowsers(app: FastifyInstance, config: Config, publicUrl: () => string): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (publicUrl().startsWith('https:')) reply.header('strict-transport-security', BY_TLS_ALONE);
    const { origin } = request.headers;
    const isForeign = origin !== undefined && !isOwnOrigin(origin, request.host, publicUrl());
    const isDevelopment = config.web.buildMode === 'development' && isLoopback(origin);
    if (isForeign && isDevelopment) reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS' || isDevelopment) return;
    const site = request.headers['sec-fetch-site'];
    if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
      throw new RequestProblem(403, 'Requests from other sites are refused.');
    }
  });
  if (config.web.buildMode !== 'development') return;
  // The star stands for every header but this one.
  const allowed = {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': '*, authorization',
  };
  app.options('/api/*', async (_request, reply) => reply.headers(allowed).status(204).send());
}

/** The headers of every answer; a page or file may set a stricter policy of its own. */
function securityHeaders({ web }: Config): Record<string, string> {
  const elsewhere = [web.apiBase, web.cadServer, web.identity.endpoint].flatMap(originOf);
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    // Mantine sets sizes and colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(web.imageBase)].join(' ')}`,
    `connect-src ${["'self'", 'blob:', ...new Set(elsewhere)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function isOwnOrigin(origin: string, host: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}

/** Whether a page's origin is this machine. */
export function isLoopback(origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname);
}
