import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Identity } from '../identity.ts';

export interface IdentityUnderTest {
  readonly identity: Identity;
  readonly issuer: string;
  readonly clientId: string;
  /** The private part of a key that the identity trusts, and what it is called there. */
  readonly key: KeyObject;
  readonly kid: string;
  /** The public part as text, as an attacker may find it. */
  readonly publicPem: string;
  readonly now: Date;
}

/** What every Identity must make of a token. */
export function describeIdentity(get: () => IdentityUnderTest): void {
  const claims = (changes: Readonly<Record<string, unknown>> = {}) => {
    const { issuer, clientId, now } = get();
    const second = Math.floor(now.getTime() / 1000);
    const own = { sub: 'sub-1', iss: issuer, client_id: clientId, token_use: 'access', scope: 's', username: 'ada@example.com' };
    return { ...own, iat: second - 10, exp: second + 60, ...changes };
  };
  const sign = (changes: Readonly<Record<string, unknown>> = {}, key = get().key, kid: string | undefined = get().kid) =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', ...(kid === undefined ? {} : { kid }) }).sign(key);
  const verify = (token: string) => get().identity.verifyAccessToken(token);

  test('ACC-13 a good access token names its account', async () => {
    expect(await verify(await sign())).toEqual({ sub: 'sub-1', username: 'ada@example.com' });
  });

  describe('S-11 refuses', () => {
    const second = () => Math.floor(get().now.getTime() / 1000);
    test.each<[string, () => Readonly<Record<string, unknown>>]>([
      ['an expired token', () => ({ exp: second() })],
      ['a token that is not valid yet', () => ({ nbf: second() + 60 })],
      ['a token without an end', () => ({ exp: undefined })],
      ['another issuer', () => ({ iss: 'https://evil.example.com/idp' })],
      ['no issuer', () => ({ iss: undefined })],
      ['another client', () => ({ client_id: 'other' })],
      ['a client as audience only', () => ({ client_id: undefined, aud: get().clientId })],
      ['an id token', () => ({ token_use: 'id', aud: get().clientId })],
      ['a token without a use', () => ({ token_use: undefined })],
      ['a token without a subject', () => ({ sub: undefined })],
      ['a token with an empty subject', () => ({ sub: '' })],
    ])('S-11 %s', async (_what, changes) => {
      expect(await verify(await sign(changes()))).toBeNull();
    });

    test('S-11 an altered token', async () => {
      const [header = '', , signature = ''] = (await sign()).split('.');
      const altered = Buffer.from(JSON.stringify(claims({ sub: 'sub-2' }))).toString('base64url');
      expect(await verify(`${header}.${altered}.${signature}`)).toBeNull();
      expect(await verify((await sign()).slice(0, -6))).toBeNull();
    });

    test('S-11 a token without a signature (alg none)', async () => {
      expect(await verify(new UnsecuredJWT(claims()).encode())).toBeNull();
      const [, payload = '', signature = ''] = (await sign()).split('.');
      const header = Buffer.from('{"alg":"none"}').toString('base64url');
      expect(await verify(`${header}.${payload}.`)).toBeNull();
      expect(await verify(`${header}.${payload}.${signature}`)).toBeNull();
    });

    test('S-11 a token signed with the public key as if it were a password (HS256)', async () => {
      const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: get().kid })).toString('base64url');
      const payload = Buffer.from(JSON.stringify(claims())).toString('base64url');
      const signature = createHmac('sha256', get().publicPem).update(`${header}.${payload}`).digest('base64url');
      expect(await verify(`${header}.${payload}.${signature}`)).toBeNull();
    });

    test('S-11 a key that is not known, whatever name it gives itself', async () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      expect(await verify(await sign({}, privateKey))).toBeNull();
      expect(await verify(await sign({}, privateKey, 'unknown'))).toBeNull();
    });

    test.each(['', 'x', 'a.b.c', '..', 'null', `${'A'.repeat(10_000)}.e30.x`])('S-11 %j', async (token) => {
      expect(await verify(token)).toBeNull();
    });
  });
}
