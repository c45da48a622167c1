import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mspIdSchema } from '#contract/schemas/fields.ts';
import type { ShownFront } from '#contract/web-config.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { SHOP_PAGES } from '#domain/shop/storefront.ts';
import { answerFailure } from '../answers/answer-problem.ts';
import { type PackedAnswer, packAnswer, sendPacked } from '../answers/compress-answers.ts';
import type { HttpContext } from '../answers/http-context.ts';
import type { Limits } from '../limits/limit-requests.ts';
import { chooseLanguage } from './choose-language.ts';
import { dressPage } from './dress-page.ts';
import { createFrontReader } from './front.ts';
import { serveIcon } from './serve-icon.ts';

/** Whose address opens something to whoever has it: it is neither told to other sites nor kept by programs that collect pages. */
const SECRET_PAGES = ['/app/request/', '/app/invitation/', '/app/setup/'];
const UNTOLD = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** For programs that collect pages: what only makes sense to people in the middle of a visit, or signed in, is left out. */
const ROBOTS = [
  'User-agent: *',
  ...['/api/', '/cad/', '/downloaded/', '/desk/', '/dev/', '/documents/', '/idp/', '/app/msp/'].map((path) => `Disallow: ${path}`),
  '',
].join('\n');

/** Where a provider's link leads. */
const VISITED = '/app/upload';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A page as it is sent, made once for each build, public address and look of the shop. */
interface FinishedPage {
  readonly stamp: string;
  readonly language: Language;
  readonly policy: string;
  readonly answer: PackedAnswer;
}

const NOT_BUILT = 'The web app is not built. Run "npm run build", or "npm start", which builds it when needed.\n';

/** The web app under /app/: hashed files for ever, a page for every other address, and its configuration. */
export async function serveWeb(app: FastifyInstance, { config, webFolder, publicUrl, ports }: HttpContext, limits: Limits): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect('/app/'));
  app.get('/app', (_request, reply) => reply.redirect('/app/'));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  const readFront = createFrontReader({ ports, config, publicUrl });
  let settings: { readonly text: string; readonly packed: PackedAnswer } | null = null;
  app.get('/app/config.json', async (request, reply) => {
    limits.count('pages', request);
    const text = JSON.stringify({ ...config.web, ...(await readFront()).told });
    if (settings?.text !== text) settings = { text, packed: await packAnswer(text) };
    return sendPacked(request, reply.header('cache-control', 'no-cache').type(JSON_TYPE), settings.packed);
  });
  serveIcon(app, { ports, readFront }, limits);
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/app/',
    index: false,
    preCompressed: true,
    // The page is only built later where the server was started first.
    suppressWarning: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pages = new Map<string, FinishedPage>();
  const finishPage = async (path: string, language: Language, policy: string): Promise<FinishedPage | null> => {
    const front = await readFront();
    const own = path.replace(/^\/app/, '');
    const page = await findPage(webFolder, own, { language, isInstant: front.told.isInstant });
    if (page === null) return null;
    const stamp = `${page.stamp} ${publicUrl()} ${JSON.stringify(front)}`;
    const kept = pages.get(page.file);
    if (kept?.stamp === stamp) return kept;
    const built = await readFile(page.file, 'utf8');
    const text = dressPage(built, own, front, publicUrl());
    const finished = { stamp, language: page.language, policy: admitScripts(policy, built), answer: await packAnswer(text) };
    pages.set(page.file, finished);
    return finished;
  };
  const sendPage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    limits.count('pages', request);
    const page = await finishPage(path, chooseLanguage(request.headers), String(reply.getHeader('content-security-policy')));
    if (page === null) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    if (isUnwritten((await readFront()).told, request.url)) reply.status(404);
    reply.header('content-security-policy', page.policy);
    reply.headers({ 'cache-control': 'no-cache', 'content-language': page.language, vary: 'accept-language, cookie' });
    reply.type('text/html; charset=utf-8');
    if (SECRET_PAGES.some((secret) => path.startsWith(secret))) reply.headers(UNTOLD);
    return sendPacked(request, reply, page.answer);
  };
  app.get('/app/', (request, reply) => sendPage('/app/', request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && path.startsWith('/app/');
    if (path === VISITED && request.method === 'GET') countVisit(ports, request.url);
    if (wantsPage && !path.startsWith('/app/assets/')) return sendPage(path, request, reply);
    return answerFailure(request, reply, 404, 'There is nothing at this address.');
  });
}

/** Whether an address is that of a page which the installation's shop could have written, and has not. */
function isUnwritten({ storefront }: ShownFront, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://any.invalid');
  const page = SHOP_PAGES.find((name) => pathname === `/app/${name}`);
  const isOther = (searchParams.get('msp_id') ?? DEMO_PROVIDER.id) !== DEMO_PROVIDER.id;
  return page !== undefined && storefront !== null && !isOther && !searchParams.has('version') && !storefront.pages.includes(page);
}

/** Nobody waits for it, nor does it matter to anybody where the database is away. */
function countVisit(ports: HttpContext['ports'], url: string): void {
  const mspId = mspIdSchema.safeParse(new URL(url, 'http://any.invalid').searchParams.get('msp_id'));
  void ports().then(
    ({ visits }) => visits.count('visit', mspId.success ? mspId.data : null),
    () => {},
  );
}

/** Its pages stand in no folder of their own. */
const [ENGLISH] = LANGUAGES;

/** Paths that a page of the web app could have; of these alone a file is looked for. */
const PAGE_PATH = /^(?:\/[a-z-]+)+$/;

/** A file of the built web app. */
interface BuiltPage {
  readonly file: string;
  readonly language: Language;
  /** Another one once it was built anew. */
  readonly stamp: string;
}

/**
 * The built page for a path of the web app, e.g. '/upload': its own, that of shops without instant quotes where it promises another
 * thing, or the one for all other addresses; in English where the language was not built. Null when the web app is not built.
 */
async function findPage(
  webFolder: string,
  path: string,
  wanted: { readonly language: Language; readonly isInstant: boolean },
): Promise<BuiltPage | null> {
  const own = path === '/' ? '/index' : path;
  const whole = PAGE_PATH.test(own) ? [...(wanted.isInstant ? [] : [`pages${own}.reviewed.html`]), `pages${own}.html`] : [];
  const names = [...whole, 'index.html'];
  for (const language of new Set([wanted.language, ENGLISH])) {
    for (const name of names) {
      const file = join(webFolder, language === ENGLISH ? '' : language, name);
      const stats = await stat(file).catch(() => null);
      if (stats?.isFile() === true) return { file, language, stamp: `${stats.mtimeMs} ${stats.size}` };
    }
  }
  return null;
}

/** The content security policy for a page: beside what it allows already, the scripts that stand in the page as it was built. */
function admitScripts(policy: string, page: string): string {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => `'sha256-${hash(script)}'`);
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
