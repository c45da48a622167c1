import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getName } from '#contract/calls/get-name.ts';
import { webConfigSchema } from '#contract/web-config.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { readConfig } from '#server/config/config.ts';
import { createFrontReader } from '#server/http/pages/front.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ APP_NAME: 'Quoter', RELEASE_TYPE: 'beta', TERMS_URL: 'https://example.com/terms' });
});
afterAll(() => server.close());

const get = (path: string) => fetch(`${server.baseUrl}${path}`, { redirect: 'manual' });

function callFrom(to: TestApp, headers: Record<string, string>) {
  const payload =
    '--x\r\nContent-Disposition: form-data; name="mspAction"\r\n\r\ngetName\r\n--x\r\nContent-Disposition: form-data; name="mspID"\r\n\r\n1\r\n--x--\r\n';
  return to.app.http.inject({
    method: 'POST',
    url: `/api/${getName.path}`,
    headers: { host: 'quotes.example.com', 'content-type': 'multipart/form-data; boundary=x', ...headers },
    payload,
  });
}

describe('pages', () => {
  test('GEN-01 / and /app lead to /app/, and every address under it is the web app', async () => {
    for (const path of ['/', '/app']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/app/']);
    }
    for (const path of ['/app/', '/app/upload?msp_id=1', '/app/no/such/page']) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('The web app');
    }
  });

  test('GEN-01 hashed assets are kept for ever, and one that is gone is no page', async () => {
    const asset = await get('/app/assets/main-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/app/assets/gone-000000.js')).status).toBe(404);
    expect((await get('/app/assets/')).status).toBeGreaterThanOrEqual(400);
    expect(await (await get('/app/..%2f..%2fpackage.json')).text()).not.toContain('dependencies');
  });

  test('the page names the public address it is served under, for previews of links', async () => {
    await using named = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com/?a&b' });
    const page = (await named.app.http.inject({ url: '/app/about' })).body;
    expect(page).toContain('content="https://quotes.example.com');
    expect(page).not.toMatch(/public-url\.invalid|&b/);
  });

  test('S-24 browsers are told to come by TLS alone where that is how customers come, and nowhere else', async () => {
    await using secured = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com' });
    for (const url of ['/app/', '/health', '/no/such/page'])
      expect((await secured.app.http.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await get('/app/')).headers.get('strict-transport-security')).toBeNull();
  });

  test('an address with a page of its own gets that, with the name of the installation; every other one gets the common page', async () => {
    await using named = await startTestApp({ APP_NAME: 'A & B' });
    const read = async (path: string) => (await named.app.http.inject({ url: path })).body;
    expect(await read('/app/upload?msp_id=1')).toContain('<h1>Upload to A &amp; B</h1>');
    expect(await read('/app/msp/parts')).toContain('My parts');
    for (const path of ['/app/', '/app/nowhere', '/app/upload.html', '/app/upload/', '/app/constructor']) {
      expect(await read(path)).toMatch(/The web app<\/title><meta/);
    }
  });

  test('S-24 a page may run the scripts that were built into it, and no others', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('start()').digest('base64');
    expect((await policyOf('/app/upload')).split('; ')).toContain(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`);
    expect(await policyOf('/app/msp/parts')).not.toContain('sha256');
  });

  test('robots are told where pages are', async () => {
    const response = await get('/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await response.text()).split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/']));
  });

  test('long JSON and pages travel compressed to those who take it', async () => {
    const compressed = await get('/openapi.json');
    expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(await compressed.json()).toHaveProperty('openapi');
    const pack = (encodings: string) => server.app.http.inject({ url: '/app/long', headers: { 'accept-encoding': encodings } });
    const [newer, older] = [await pack('gzip, deflate, br, zstd'), await pack('gzip, deflate')];
    expect([newer.headers['content-encoding'], older.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(newer.rawPayload).toString()).toContain('and so on and so on');
    expect(gunzipSync(older.rawPayload)).toEqual(brotliDecompressSync(newer.rawPayload));
    const plain = await server.app.http.inject({ url: '/openapi.json' });
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([
      undefined,
      String(Buffer.byteLength(plain.body)),
    ]);
    expect((await get('/health')).headers.get('content-encoding')).toBeNull();
  });

  test('an answer that differs by origin and by compression says both', async () => {
    await using development = await startTestApp({ BUILD_MODE: 'development' });
    const headers = { origin: 'http://localhost:5173', 'accept-encoding': 'gzip' };
    const answer = await development.app.http.inject({ url: '/openapi.json', headers });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['gzip', 'origin, accept-encoding']);
  });

  test('S-50 a page that was built anew is sent as it is now', async () => {
    await using own = await startTestApp();
    const read = async () => (await own.app.http.inject({ url: '/app/upload' })).body;
    expect([await read(), await read()]).toEqual([expect.stringContaining('Upload to'), expect.stringContaining('Upload to')]);
    await writeFile(join(own.dataFolder, 'web/pages/upload.html'), '<!doctype html><title>Built anew</title>');
    expect(await read()).toContain('Built anew');
  });

  test('GEN-02 GEN-03 /app/config.json tells the web app what the installation is', async () => {
    const config = webConfigSchema.parse(await (await get('/app/config.json')).json());
    expect(config).toMatchObject({ appName: 'Quoter', buildMode: 'production', releaseType: 'beta', apiBase: '/api/', imageBase: '/img/' });
    expect(config.links.terms).toBe('https://example.com/terms');
  });

  test('PRC-09 /app/config.json tells what customers see of a price, as it is published, and no more than that while it is not known', async () => {
    const pages = async (card: 'groups' | 'full') => {
      await using own = await startTestApp();
      const { rateCard } = DEMO_PROVIDER;
      await own.records.rateCards.publishCard('1', { ...rateCard, receipts: card }, 1, { author: 'ada', note: '', at: new Date() });
      return webConfigSchema.parse(await (await fetch(`${own.baseUrl}/app/config.json`)).json()).receipts;
    };
    expect([await pages('groups'), await pages('full')]).toEqual(['groups', 'full']);
    const read = readConfig({ APP_NAME: 'Quoter' });
    if (read.outcome !== 'read') expect.fail(read.outcome);
    const unknown = createFrontReader({ ...read, publicUrl: () => server.baseUrl, ports: () => Promise.reject(new Error('away')) });
    expect((await unknown()).told).toMatchObject({
      receipts: 'price',
      isInstant: false,
      ordersAtOnce: false,
      filesStay: false,
      appName: 'Quoter',
    });
  });

  test('LOOK-12 API-31 an installation of one shop bears its name, logo and color, unless it was given a name or others may open shops', async () => {
    const look = async (env: Readonly<Record<string, string>>, changes: object = {}) => {
      await using own = await startTestApp({ SIGN_UP: 'invited', ...env });
      const logoUrl = `${own.app.publicUrl()}/img/${'a'.repeat(22)}.webp`;
      await own.records.providers.save({
        ...DEMO_PROVIDER,
        name: 'B & C',
        isRegistered: true,
        logoUrl,
        accentColor: '#c2185b',
        ...changes,
      });
      const { appName, logoURL } = webConfigSchema.parse(await (await fetch(`${own.baseUrl}/app/config.json`)).json());
      const page = await (await fetch(`${own.baseUrl}/app/upload`)).text();
      return { appName, hasLogo: logoURL === logoUrl, isTinted: page.includes(':root:root{--mantine-color-petrol-0:#'), page };
    };
    const own = await look({});
    expect(own).toMatchObject({ appName: 'B & C', hasLogo: true, isTinted: true });
    expect(own.page).toContain('B &amp; C');
    expect(await look({ APP_NAME: 'Quoter' })).toMatchObject({ appName: 'Quoter', hasLogo: true, isTinted: true });
    const plain = { appName: 'QuickQuote', hasLogo: false, isTinted: false };
    expect(await look({ SIGN_UP: 'open' })).toMatchObject(plain);
    expect(await look({}, { isRegistered: false })).toMatchObject(plain);
    const foreign = { logoUrl: 'https://elsewhere.example.com/logo.png', accentColor: null };
    expect(await look({}, foreign)).toMatchObject({ appName: 'B & C', hasLogo: false, isTinted: false });
  });

  test('GEN-03 in development the web app calls a development host, which lets it', async () => {
    await using development = await startTestApp({ BUILD_MODE: 'development', PORT: '8080' });
    const config = webConfigSchema.parse(await (await fetch(`${development.baseUrl}/app/config.json`)).json());
    expect(config).toMatchObject({ apiBase: 'http://localhost:8080/api/', imageBase: 'http://localhost:8080/img/' });
    const answer = await callFrom(development, { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, 'http://localhost:5173']);
    expect((await callFrom(development, { origin: 'https://evil.example' })).statusCode).toBe(403);
    const asked = await fetch(`${development.baseUrl}/api/IN_PartAPI`, { method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } });
    expect(asked.headers.get('access-control-allow-headers')).toBe('*, authorization');
  });

  test('GEN-01 a server whose web app was not built says so', async () => {
    await using bare = await startTestApp({}, { webFolder: '/nonexistent' });
    const response = await fetch(`${bare.baseUrl}/app/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('protection', () => {
  test('S-24 every answer carries the policy', async () => {
    for (const path of ['/app/', '/app/config.json', '/health', '/img/none', '/nowhere']) {
      const headers = (await get(path)).headers;
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of ["script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) {
        expect(policy.split('; ')).toContain(rule);
      }
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://quotes.example.com:81' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a page without origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' }],
  ])('S-29 a POST from %s is refused', async (_who, headers) => {
    const answer = await callFrom(server, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('S-29 a POST from the own pages, or from a program, is answered and sets no cookie', async () => {
    for (const headers of [{}, { origin: 'https://quotes.example.com', 'sec-fetch-site': 'same-origin' }]) {
      const answer = await callFrom(server, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('/dev/mail', () => {
  const path = () => new URL(server.app.mailsUrl() ?? '').pathname;
  const read = (headers: Record<string, string>, remoteAddress = '127.0.0.1', url = path()) =>
    server.app.http.inject({ url, headers: { host: 'localhost:8080', ...headers }, remoteAddress });

  test('S-36 mails are shown to this machine alone, at the address that the start prints', async () => {
    expect((await read({})).statusCode).toBe(200);
    expect(path()).toMatch(/^\/dev\/mail\/[\w-]{22}$/);
    for (const guess of ['/dev/mail', '/dev/mail/', `/dev/mail/${'A'.repeat(22)}`, `/dev/mail/${'A'.repeat(22)}/any`]) {
      expect((await read({}, '127.0.0.1', guess)).statusCode, guess).toBe(404);
    }
    expect((await read({}, '192.0.2.4')).statusCode).toBe(404);
    expect((await read({ host: 'rebound.example' })).statusCode).toBe(404);
  });

  test('DESK-07 S-36 files of a mail can be saved from this machine alone', async () => {
    const content = '%PDF-1.7 <script>';
    const disposition = "attachment; filename*=UTF-8''Angebot%20%22%C3%BC%22.pdf";
    const head = ['To: zoe@example.com', 'Subject: Your quote', 'MIME-Version: 1.0', 'Content-Type: text/html'];
    const eml = [...head, `Content-Disposition: ${disposition}`, '', content].join('\r\n');
    await mkdir(join(server.dataFolder, 'mail'), { recursive: true });
    await writeFile(join(server.dataFolder, 'mail/2026-11-23T00-00-00.000Z_attached.eml'), eml);
    const [, link = ''] = /href="([^"]+)">Your quote</.exec((await read({})).body) ?? [];
    const shown = await read({}, '127.0.0.1', link);
    const [, file = ''] = /href="([^"]+)">Angebot &quot;ü&quot;.pdf</.exec(shown.body) ?? [];
    const saved = await read({}, '127.0.0.1', file);
    expect(saved.body.trimEnd()).toBe(content);
    expect(saved.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(saved.headers['content-disposition']).toContain('attachment');
    expect((await read({}, '192.0.2.4', file)).statusCode).toBe(404);
    expect((await read({}, '127.0.0.1', `${link}/1`)).statusCode).toBe(404);
    expect((await read({}, '127.0.0.1', file.replace(path(), `/dev/mail/${'A'.repeat(22)}`))).statusCode).toBe(404);
  });

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
    'S-36 mails are never shown through a proxy, which %s betrays',
    async (header) => {
      expect((await read({ [header]: '127.0.0.1' })).statusCode).toBe(404);
    },
  );

  test('S-36 where a proxy is named nobody is shown a mail', async () => {
    await using behind = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    expect(behind.app.mailsUrl()).toBeNull();
    expect((await fetch(`${behind.baseUrl}/dev/mail`)).status).toBe(404);
  });

  test('S-36 there is no such page where mails are really sent', async () => {
    await using sending = await startTestApp({ SMTP_URL: 'smtp://mail.example.com' });
    expect(sending.app.mailsUrl()).toBeNull();
    expect((await fetch(`${sending.baseUrl}/dev/mail`)).status).toBe(404);
  });
});
