import { randomUUID } from 'node:crypto';
import { claimShop } from '#contract/api/shop/claim-shop.ts';
import type { AuthenticationResult } from '#contract/user-pool.ts';
import { callServer } from './api-client.ts';
import { waitForMails } from './read-mails.ts';
import { findSetUpCode } from './start-server.ts';

/** A confirmed account of a real server, signed in. */
export interface TestAccount {
  readonly email: string;
  readonly password: string;
  readonly sub: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

export type PoolAnswer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly status: number; readonly exception: string; readonly message: string };

/** Calls an operation of the built-in user pool. ClientId is added. */
export async function callUserPool(baseUrl: string, operation: string, request: Readonly<Record<string, unknown>>): Promise<PoolAnswer> {
  const response = await fetch(`${baseUrl}/idp/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: 'quickquote', ...request }),
  });
  const body = (await response.json()) as Record<string, unknown>;
  if (response.ok) return { ok: true, body };
  return { ok: false, status: response.status, exception: String(body['__type']), message: String(body['message']) };
}

/** Makes an account, confirms it with the code from its mail, and signs in. The first one of a server takes its set-up link, and owns provider 1. */
export async function createAccount(
  baseUrl: string,
  dataDir: string,
  options: { readonly email?: string; readonly password?: string } = {},
): Promise<TestAccount> {
  const email = options.email ?? `maker-${randomUUID()}@example.com`;
  const password = options.password ?? 'correct horse battery staple';
  const code = findSetUpCode(baseUrl);
  const ClientMetadata = code === null ? {} : { setUp: code };
  const signedUp = await succeed(baseUrl, 'SignUp', { Username: email, Password: password, ClientMetadata });
  await succeed(baseUrl, 'ConfirmSignUp', { Username: email, ConfirmationCode: await readCode(dataDir, email) });
  const { accessToken, refreshToken, expiresInSeconds } = await signIn(baseUrl, email, password);
  if (code !== null) await callServer(baseUrl, claimShop, { code }, `Bearer ${accessToken}`);
  return { email, password, sub: String(signedUp['UserSub']), accessToken, refreshToken, expiresInSeconds };
}

export async function signIn(
  baseUrl: string,
  email: string,
  password: string,
): Promise<Pick<TestAccount, 'accessToken' | 'refreshToken' | 'expiresInSeconds'>> {
  const parameters = { USERNAME: email, PASSWORD: password };
  const answer = await succeed(baseUrl, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters });
  const result = answer['AuthenticationResult'] as AuthenticationResult;
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken ?? '', expiresInSeconds: result.ExpiresIn };
}

/** The six digits of the newest code mail to an address; waits until there are `count` such mails. */
export async function readCode(dataDir: string, email: string, count = 1): Promise<string> {
  const mails = await waitForMails(dataDir, count, (mail) => mail.to.includes(email) && / code$/.test(mail.subject));
  return codeIn(mails.at(-1)?.content ?? '');
}

/** The six digits on a line of their own. */
export function codeIn(content: string): string {
  const code = /^(\d{6})\r?$/m.exec(content)?.[1];
  if (code === undefined) throw new Error(`There is no code in: ${content}`);
  return code;
}

async function succeed(baseUrl: string, operation: string, request: Readonly<Record<string, unknown>>) {
  const answer = await callUserPool(baseUrl, operation, request);
  if (!answer.ok) throw new Error(`${operation} was refused: ${answer.exception}: ${answer.message}`);
  return answer.body;
}
