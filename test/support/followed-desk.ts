import { afterAll, beforeEach, expect } from 'vitest';
import type { Part } from '#contract/schemas/entities.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { CadRunner } from '#server/ports/cad-runner.ts';
import { uploadPart } from './api-client.ts';
import { askForParts, createDesk, createFollower } from './desk-client.ts';
import { composePdf, composeStl } from './model-bytes.ts';
import { startTestApp } from './test-app.ts';

export const PUBLIC_URL = 'https://quotes.example.com';
export const PDF = { name: 'drawing.pdf', bytes: composePdf() };
/** A key that is as good as another one, and opens nothing. */
export const keyLike = (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;

/** For all tests of a file: a server, the desk of provider 1, another provider's, and requests with their customers. */
export async function startFollowedDesk({ cad }: { readonly cad?: CadRunner } = {}) {
  const owners: Readonly<Record<string, string>> = { 'token-of-a': 'owner-a', 'token-of-b': 'owner-b', 'token-of-nobody': 'nobody' };
  const identity = {
    verifyAccessToken: async (token: string) => {
      const sub = owners[token];
      return sub === undefined ? null : { sub, username: `${sub}@example.com` };
    },
  };
  const server = await startTestApp({ PUBLIC_URL }, { identity, ...(cad === undefined ? {} : { cad }) });
  afterAll(() => server.close());
  beforeEach(() => {
    server.mailer.sent.length = 0;
    // The address of the tests gets its confirmations.
    server.clock.advance(3_600_000);
  });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: 'b', name: 'B', ownerSub: 'owner-b' });
  const desk = createDesk(server.baseUrl, 'Bearer token-of-a');
  const parts = await Promise.all(['one.stl', 'two.stl', 'three.stl'].map((name) => upload(server.baseUrl, name)));

  const mailsTo = (whom: 'customer' | 'shop', requestID: string) =>
    server.mailer.sent.filter(
      ({ id }) => id.startsWith(`${requestID}-`) && id.endsWith(`-${whom}`) && /-\d+-/.test(id.slice(requestID.length)),
    );
  return {
    server,
    desk,
    stranger: createDesk(server.baseUrl, 'Bearer token-of-b'),
    /** Of an account that has no provider. */
    shopless: createDesk(server.baseUrl, 'Bearer token-of-nobody'),
    mailsTo,
    /** Mails about a request, once there are so many. */
    settled: async (whom: 'customer' | 'shop', requestID: string, count: number) => {
      await expect.poll(() => mailsTo(whom, requestID).length, { timeout: 10_000 }).toBe(count);
      return mailsTo(whom, requestID);
    },
    /** A request, quoted unless told otherwise. */
    ask: async ({ isQuoted = true } = {}) => {
      const { requestID, requestKey } = await askForParts(server.baseUrl, parts);
      if (isQuoted) await desk.quote(requestID);
      return { requestID, requestKey, customer: createFollower(server.baseUrl, requestKey) };
    },
  };
}

async function upload(baseUrl: string, name: string): Promise<Part> {
  return uploadPart(baseUrl, { name, bytes: composeStl() });
}
