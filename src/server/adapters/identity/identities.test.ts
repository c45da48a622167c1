import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '#test/support/memory/clock.ts';
import type { AccountKeys } from '../../ports/account-keys.ts';
import { describeIdentity } from '../../ports/conformance/identity.conformance.ts';
import { type Identity, IdentityError } from '../../ports/identity.ts';
import { createAccountKeys } from './create-account-keys.ts';
import { createBuiltInIdentity, createCognitoIdentity } from './verify-access-token.ts';

const clock = createTestClock();
let key: KeyObject;
let keys: AccountKeys;
let publicPem: string;
beforeAll(async () => {
  key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  keys = await createAccountKeys(key);
  publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
});

const under = (identity: Identity, issuer: string, clientId: string) => ({
  identity,
  issuer,
  clientId,
  key,
  kid: keys.keyId,
  publicPem,
  now: clock.now(),
});

describe('the built-in accounts', () => {
  const [issuer, clientId] = ['https://quotes.example.com/idp', 'quickquote'];
  /** Where every session, or one alone, belongs to `sub`. */
  const open = (sub: string, only?: string) => {
    const session = { hash: '', sub, authenticatedAt: clock.now(), expiresAt: clock.now() };
    const sessions = { findRefreshToken: async (hash: string) => (only === undefined || hash === only ? session : null) };
    return createBuiltInIdentity({ keySet: keys.keySet, issuer: () => issuer, clientId, clock, sessions });
  };
  describeIdentity(() => under(open('sub-1'), issuer, clientId));

  test('a token that the keys have signed is accepted until its end', async () => {
    const identity = open('s', 'session-1');
    const claims = { sub: 's', iss: issuer, client_id: clientId, token_use: 'access', username: 'u', origin_jti: 'session-1' };
    const token = await keys.signToken(claims, clock.now(), 60);
    expect(await identity.verifyAccessToken(token)).toEqual({ sub: 's', username: 'u' });
    clock.advance(60_000);
    expect(await identity.verifyAccessToken(token)).toBeNull();
  });

  test('S-09 S-11 a token of no session, of one that was ended, or of somebody else is refused', async () => {
    const claims = { sub: 's', iss: issuer, client_id: clientId, token_use: 'access', username: 'u' };
    for (const changes of [{}, { origin_jti: 'session-0' }, { origin_jti: 'session-1', sub: 't' }]) {
      const token = await keys.signToken({ ...claims, ...changes }, clock.now(), 60);
      expect(await open('s', 'session-1').verifyAccessToken(token)).toBeNull();
    }
  });
});

describe('Amazon Cognito', () => {
  let server: Server;
  let issuer: string;
  let fetched = 0;
  let answer: { status: number; body: string } | null = null;
  beforeAll(async () => {
    server = createServer((request, response) => {
      fetched += 1;
      const isKeySet = request.url === '/us-west-2_pool/.well-known/jwks.json';
      const { status, body } = answer ?? { status: isKeySet ? 200 : 404, body: JSON.stringify(keys.keySet) };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/us-west-2_pool`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const open = () => createCognitoIdentity({ issuer, clientId: 'client', clock });

  describeIdentity(() => under(open(), issuer, 'client'));

  test('the keys are fetched once', async () => {
    const identity = open();
    fetched = 0;
    const claims = { sub: 's', iss: issuer, client_id: 'client', token_use: 'access' };
    const token = await keys.signToken(claims, clock.now(), 60);
    for (let count = 0; count < 5; count += 1) expect(await identity.verifyAccessToken(token)).toEqual({ sub: 's', username: 's' });
    expect(fetched).toBe(1);
  });

  test.each([
    [500, 'broken'],
    [200, 'not JSON'],
    [200, '{"keys":"none"}'],
  ])('keys that can not be had (%d %s) are an IdentityError, not a refusal', async (status, body) => {
    answer = { status, body };
    const token = await keys.signToken({ sub: 's', iss: issuer, client_id: 'client', token_use: 'access' }, clock.now(), 60);
    await expect(open().verifyAccessToken(token)).rejects.toBeInstanceOf(IdentityError);
    answer = null;
  });

  test('a provider that is not there is an IdentityError', async () => {
    const nowhere = 'http://127.0.0.1:1/pool';
    const identity = createCognitoIdentity({ issuer: nowhere, clientId: 'client', clock });
    const token = await keys.signToken({ sub: 's', iss: nowhere, client_id: 'client', token_use: 'access' }, clock.now(), 60);
    await expect(identity.verifyAccessToken(token)).rejects.toBeInstanceOf(IdentityError);
  });
});
