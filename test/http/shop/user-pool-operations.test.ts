import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDetails } from '#contract/api/shop/get-details.ts';
import { callServer } from '#test/support/api-client.ts';
import {
  addUser,
  CLIENT,
  createPoolCalls,
  newEmail,
  OTHER_PASSWORD,
  readMailedCode,
  refusalOf,
  signInUser,
} from '#test/support/pool-user.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const WRONG_CODE = ['CodeMismatchException', 'Invalid verification code provided, please try again.'];
const WRONG_PASSWORD = ['NotAuthorizedException', 'Incorrect username or password.'];

let server: TestApp;
let pool: ReturnType<typeof createPoolCalls>;
beforeAll(async () => {
  server = await startTestApp();
  pool = createPoolCalls(server.baseUrl);
});
afterAll(() => server.close());

describe('the nine operations, by the official client', () => {
  test('ACC-13 SignUp → ConfirmSignUp → InitiateAuth by password → by refresh token', async () => {
    const email = newEmail();
    const signedUp = await pool.signUp(email);
    expect(signedUp).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'm***@e***' },
    });
    await pool.confirm(email, await readMailedCode(server, email));
    const { AuthenticationResult: first } = await pool.signIn(email);
    expect(first).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    server.clock.advance(10_000);
    const { AuthenticationResult: second } = await pool.refresh(first?.RefreshToken ?? '');
    expect(second).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    expect(second?.RefreshToken).toBeUndefined();

    const keys = createRemoteJWKSet(new URL(`${server.baseUrl}/idp/.well-known/jwks.json`));
    const [access, renewed, id] = await Promise.all(
      [first?.AccessToken, second?.AccessToken, first?.IdToken].map((token) =>
        jwtVerify(token ?? '', keys, { currentDate: server.clock.now(), issuer: `${server.baseUrl}/idp` }),
      ),
    );
    expect(access?.protectedHeader).toEqual({ alg: 'RS256', kid: expect.any(String) });
    const [issuedAt, now] = [server.clock.now().getTime() / 1000 - 10, server.clock.now().getTime() / 1000];
    const claims = {
      sub: signedUp.UserSub,
      client_id: CLIENT,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: email,
    };
    const shared = {
      ...claims,
      iss: `${server.baseUrl}/idp`,
      jti: expect.any(String),
      origin_jti: expect.any(String),
      auth_time: issuedAt,
    };
    expect(access?.payload).toEqual({ ...shared, iat: issuedAt, exp: issuedAt + 3600 });
    expect(renewed?.payload).toEqual({ ...shared, iat: now, exp: now + 3600 });
    expect(renewed?.payload.jti).not.toBe(access?.payload.jti);
    expect(id?.payload).toMatchObject({ sub: signedUp.UserSub, aud: CLIENT, token_use: 'id', email, email_verified: true });
  });

  test('ACC-13 S-02 ResendConfirmationCode sends another code and kills the first', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const first = await readMailedCode(server, email);
    expect((await pool.resend(email)).CodeDeliveryDetails?.Destination).toBe('m***@e***');
    const second = await readMailedCode(server, email, 2);
    if (first !== second) expect(await refusalOf(pool.confirm(email, first))).toEqual(WRONG_CODE);
    await pool.confirm(email, second);
  });

  test('ACC-13 S-09 ForgotPassword → ConfirmForgotPassword: the old password and every session are gone', async () => {
    const { email, refreshToken } = await addUser(server);
    expect((await pool.forgot(email)).CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    await pool.reset(email, await readMailedCode(server, email, 2));
    expect(await refusalOf(pool.signIn(email))).toEqual(WRONG_PASSWORD);
    expect(await refusalOf(pool.refresh(refreshToken))).toEqual(['NotAuthorizedException', 'Invalid Refresh Token']);
    expect((await pool.signIn(email, OTHER_PASSWORD)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
  });

  test('S-38 RevokeToken ends its session at once, access tokens included, and no other', async () => {
    const { email, refreshToken, accessToken } = await addUser(server);
    const other = await signInUser(server, email);
    const ask = async (token: string) => (await callServer(server.baseUrl, getDetails, {}, `Bearer ${token}`)).status;
    expect(await ask(accessToken)).not.toBe(401);
    await pool.revoke(refreshToken);
    expect(await ask(accessToken)).toBe(401);
    expect(await refusalOf(pool.refresh(refreshToken))).toEqual(['NotAuthorizedException', 'Invalid Refresh Token']);
    expect(await ask(other.accessToken)).not.toBe(401);
    // Whether a token was good is not told.
    await pool.revoke(refreshToken);
    await pool.revoke('no token at all');
    expect(await ask(other.accessToken)).not.toBe(401);
  });

  test('S-38 GlobalSignOut ends every session of the account, for whoever holds one of its living access tokens', async () => {
    const { email, accessToken, idToken } = await addUser(server);
    const [other, stranger] = [await signInUser(server, email), await addUser(server)];
    for (const token of ['nonsense', idToken]) {
      expect(await refusalOf(pool.signOutEverywhere(token))).toEqual(['NotAuthorizedException', 'Invalid Access Token']);
    }
    await pool.signOutEverywhere(accessToken);
    for (const { refreshToken } of [other]) expect((await refusalOf(pool.refresh(refreshToken)))[0]).toBe('NotAuthorizedException');
    expect((await refusalOf(pool.signOutEverywhere(accessToken)))[0]).toBe('NotAuthorizedException');
    expect((await pool.refresh(stranger.refreshToken)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
  });

  test('ACC-13 an address is the same in upper and lower case', async () => {
    const { email } = await addUser(server);
    expect((await pool.signIn(email.toUpperCase())).AuthenticationResult?.AccessToken).toMatch(/^ey/);
    expect((await refusalOf(pool.signUp(email.toUpperCase())))[0]).toBe('UsernameExistsException');
  });
});

test('S-06 an address without an account is answered like one with, and is not written to', async () => {
  const [known, unknown] = [(await addUser(server)).email, newEmail()];
  const unconfirmed = newEmail();
  await pool.signUp(unconfirmed);
  const plain = async (call: Promise<object>) => JSON.stringify(await call, (key, value) => (key === '$metadata' ? undefined : value));
  for (const ask of [pool.forgot, pool.resend]) {
    const answers = [await plain(ask(known)), await plain(ask(unknown)), await plain(ask(unconfirmed))];
    expect(new Set(answers).size).toBe(1);
  }
  for (const email of [known, unknown, unconfirmed]) {
    expect(await refusalOf(pool.reset(email, 'wrong!'))).toEqual(WRONG_CODE);
    expect(await refusalOf(pool.confirm(email, 'wrong!'))).toEqual(WRONG_CODE);
  }
  await readMailedCode(server, known, 2);
  await readMailedCode(server, unconfirmed, 3);
  expect(server.mailer.sent.filter((mail) => mail.to === unknown)).toEqual([]);
  expect(server.mailer.sent.filter((mail) => mail.to === known)).toHaveLength(2);
});

test('ACC-13 a reset code proves an address that somebody else signed up with', async () => {
  const email = newEmail();
  await pool.signUp(email, 'the password of a stranger');
  await pool.forgot(email);
  await pool.reset(email, await readMailedCode(server, email, 2));
  expect(await refusalOf(pool.signIn(email, 'the password of a stranger'))).toEqual(WRONG_PASSWORD);
  const { accessToken } = await signInUser(server, email, OTHER_PASSWORD);
  expect(decodeProtectedHeader(accessToken).alg).toBe('RS256');
});

test('ACC-13 right passwords given at once all sign in', async () => {
  const { email } = await addUser(server);
  const sessions = await Promise.all(Array.from({ length: 12 }, () => pool.signIn(email)));
  expect(new Set(sessions.map((session) => session.AuthenticationResult?.RefreshToken)).size).toBe(12);
});
