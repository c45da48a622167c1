import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProvider,
  CognitoIdentityProviderServiceException,
  type InitiateAuthCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { vi } from 'vitest';
import { claimShop } from '#contract/api/shop/claim-shop.ts';
import { codeIn } from './account.ts';
import { callServer } from './api-client.ts';
import type { TestApp } from './test-app.ts';

export const CLIENT = 'quickquote';
export const PASSWORD = 'correct horse battery staple';
/** What a reset sets. */
export const OTHER_PASSWORD = 'another good password';

export const newEmail = () => `maker-${randomUUID()}@example.com`;

/** The official client, pointed at a server's own user pool. It has no credentials: these calls are not signed. */
export function createPoolClient(baseUrl: string): CognitoIdentityProvider {
  return new CognitoIdentityProvider({ endpoint: `${baseUrl}/idp/`, region: 'us-west-2', maxAttempts: 1 });
}

/** The code in the newest mail to an address; waits until there are `count` mails to it. */
export async function readMailedCode({ mailer }: Pick<TestApp, 'mailer'>, email: string, count = 1): Promise<string> {
  const mails = await vi.waitFor(() => {
    const found = mailer.sent.filter((mail) => mail.to === email);
    if (found.length < count) throw new Error(`${found.length} of ${count} mails to ${email} have come.`);
    return found;
  });
  return codeIn(mails.at(-1)?.text ?? '');
}

/** Six digits that are not these. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** A confirmed account and its tokens. The first one of a server takes its set-up link, and owns provider 1. */
export async function addUser(server: Pick<TestApp, 'app' | 'baseUrl' | 'mailer'>, email = newEmail(), password = PASSWORD) {
  const client = createPoolClient(server.baseUrl);
  const signedUp = await client.signUp({ ClientId: CLIENT, Username: email, Password: password });
  await client.confirmSignUp({ ClientId: CLIENT, Username: email, ConfirmationCode: await readMailedCode(server, email) });
  const tokens = await signInUser(server, email, password);
  const code = (await server.app.findSetUpUrl())?.split('/').at(-1);
  if (code !== undefined) await callServer(server.baseUrl, claimShop, { code }, `Bearer ${tokens.accessToken}`);
  return { email, password, sub: signedUp.UserSub ?? '', ...tokens };
}

export async function signInUser({ baseUrl }: Pick<TestApp, 'baseUrl'>, email: string, password = PASSWORD) {
  const parameters = { USERNAME: email, PASSWORD: password };
  const request = { ClientId: CLIENT, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters } as const;
  const { AuthenticationResult: result } = await createPoolClient(baseUrl).initiateAuth(request);
  return { accessToken: result?.AccessToken ?? '', refreshToken: result?.RefreshToken ?? '', idToken: result?.IdToken ?? '' };
}

/** The operations as the web app asks for them, by the official client. */
export function createPoolCalls(baseUrl: string) {
  const client = createPoolClient(baseUrl);
  return {
    client,
    signUp: (Username: string, Password = PASSWORD) => client.signUp({ ClientId: CLIENT, Username, Password }),
    confirm: (Username: string, ConfirmationCode: string) => client.confirmSignUp({ ClientId: CLIENT, Username, ConfirmationCode }),
    resend: (Username: string) => client.resendConfirmationCode({ ClientId: CLIENT, Username }),
    forgot: (Username: string) => client.forgotPassword({ ClientId: CLIENT, Username }),
    reset: (Username: string, ConfirmationCode: string, Password = OTHER_PASSWORD) =>
      client.confirmForgotPassword({ ClientId: CLIENT, Username, ConfirmationCode, Password }),
    signIn: (USERNAME: string, password = PASSWORD) =>
      client.initiateAuth({ ClientId: CLIENT, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: password } }),
    revoke: (Token: string) => client.revokeToken({ ClientId: CLIENT, Token }),
    signOutEverywhere: (AccessToken: string) => client.globalSignOut({ AccessToken }),
    refresh: (REFRESH_TOKEN: string, changes: Partial<InitiateAuthCommandInput> = {}) =>
      client.initiateAuth({ ClientId: CLIENT, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN }, ...changes }),
  };
}

/** Exception and message as the official client understands them. */
export async function refusalOf(call: Promise<unknown>): Promise<readonly string[]> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CognitoIdentityProviderServiceException)) throw new Error('It was not refused.', { cause: error });
  return [error.name, error.message];
}
