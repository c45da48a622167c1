import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser, CLIENT, createPoolCalls, newEmail, otherCode, PASSWORD, readMailedCode, refusalOf } from '#test/support/pool-user.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const DAY_MS = 86_400_000;
const TOO_SHORT = ['InvalidPasswordException', 'Password did not conform with password policy: Password not long enough'];
const DEAD_CODE = ['ExpiredCodeException', 'Invalid code provided, please request a code again.'];
const WRONG_CODE = ['CodeMismatchException', 'Invalid verification code provided, please try again.'];
const WRONG_PASSWORD = ['NotAuthorizedException', 'Incorrect username or password.'];

let server: TestApp;
let pool: ReturnType<typeof createPoolCalls>;
beforeAll(async () => {
  server = await startTestApp();
  pool = createPoolCalls(server.baseUrl);
});
afterAll(() => server.close());

describe('refusals, by the official client', () => {
  test('ACC-15 UsernameExists, confirmed or not', async () => {
    const email = newEmail();
    await pool.signUp(email);
    expect(await refusalOf(pool.signUp(email, 'some other password'))).toEqual(['UsernameExistsException', 'User already exists']);
    expect(await refusalOf(pool.signUp((await addUser(server)).email))).toEqual(['UsernameExistsException', 'User already exists']);
  });

  test.each(['', 'x', '1234567', '🔑🔑🔑🔑🔑🔑🔑'])('ACC-15 S-07 InvalidPassword for %j', async (password) => {
    if (password !== '') expect(await refusalOf(pool.signUp(newEmail(), password))).toEqual(TOO_SHORT);
    expect(await refusalOf(pool.reset(newEmail(), '123456', password))).toEqual(TOO_SHORT);
  });

  test('ACC-15 S-07 passwords of 8 and of 256 signs are fine, of 257 not', async () => {
    for (const password of ['8 signs!', `${'ü'.repeat(255)}x`])
      expect((await addUser(server, newEmail(), password)).accessToken).toMatch(/^ey/);
    expect((await refusalOf(pool.signUp(newEmail(), 'x'.repeat(257))))[0]).toBe('InvalidPasswordException');
  });

  test.each(['', 'ada', 'ada@example', 'a@b.c, d@e.f', 'Ada <ada@example.com>', 'a\r\nbcc: x@example.com'])(
    'ACC-15 InvalidParameter for the user name %j',
    async (name) => {
      const expected = ['InvalidParameterException', 'Username should be an email.'];
      for (const ask of [
        pool.signUp,
        pool.resend,
        pool.forgot,
        (who: string) => pool.confirm(who, '1'),
        (who: string) => pool.reset(who, '1'),
      ]) {
        expect(await refusalOf(ask(name))).toEqual(expected);
      }
    },
  );

  test('ACC-15 S-02 CodeMismatch five times, then ExpiredCode even for the right one', async () => {
    const { email } = await addUser(server);
    await pool.forgot(email);
    const code = await readMailedCode(server, email, 2);
    for (let count = 0; count < 5; count += 1) expect(await refusalOf(pool.reset(email, otherCode(code)))).toEqual(WRONG_CODE);
    expect(await refusalOf(pool.reset(email, code))).toEqual(DEAD_CODE);
    expect((await pool.signIn(email)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
  });

  test('ACC-15 S-02 ExpiredCode for one that was used', async () => {
    const { email } = await addUser(server);
    await pool.forgot(email);
    const code = await readMailedCode(server, email, 2);
    await pool.reset(email, code);
    expect(await refusalOf(pool.reset(email, code))).toEqual(DEAD_CODE);
  });

  test('ACC-15 S-03 ExpiredCode at 24 h and 1 s after signing up, at 1 h and 1 s after asking for a reset', async () => {
    const [late, known] = [newEmail(), await addUser(server)];
    await pool.signUp(late);
    await pool.forgot(known.email);
    const codes = [await readMailedCode(server, late), await readMailedCode(server, known.email, 2)] as const;
    server.clock.advance(3_600_000 + 1000);
    expect(await refusalOf(pool.reset(known.email, codes[1]))).toEqual(DEAD_CODE);
    server.clock.advance(DAY_MS - 3_600_000);
    expect(await refusalOf(pool.confirm(late, codes[0]))).toEqual(DEAD_CODE);
  });

  test('S-01 a missing, empty or null code confirms nothing and resets nothing', async () => {
    const email = newEmail();
    await pool.signUp(email);
    await pool.forgot(email);
    await readMailedCode(server, email, 2);
    for (const code of ['', null, undefined, '000000\0', '{}']) {
      expect((await refusalOf(pool.confirm(email, code as string)))[0]).toMatch(/InvalidParameter|CodeMismatch/);
      expect((await refusalOf(pool.reset(email, code as string)))[0]).toMatch(/InvalidParameter|CodeMismatch/);
    }
    expect(await refusalOf(pool.signIn(email))).toEqual(['UserNotConfirmedException', 'User is not confirmed.']);
  });

  test('ACC-15 NotAuthorized for a wrong password, an unknown user and what is no address', async () => {
    const { email } = await addUser(server);
    for (const [name, password] of [
      [email, 'wrong'],
      [email, ''],
      [newEmail(), PASSWORD],
      ['nobody', PASSWORD],
      ['', ''],
    ] as const) {
      expect(await refusalOf(pool.signIn(name, password))).toEqual(WRONG_PASSWORD);
    }
  });

  test('ACC-15 UserNotConfirmed after the right password alone', async () => {
    const email = newEmail();
    await pool.signUp(email);
    expect(await refusalOf(pool.signIn(email))).toEqual(['UserNotConfirmedException', 'User is not confirmed.']);
    expect(await refusalOf(pool.signIn(email, 'wrong password'))).toEqual(WRONG_PASSWORD);
  });

  test('ACC-15 S-05 the sixth wrong password is locked out, for the right one too, until the lock ends', async () => {
    const { email } = await addUser(server);
    const stranger = newEmail();
    for (const name of [email, stranger]) {
      for (let count = 0; count < 5; count += 1) expect(await refusalOf(pool.signIn(name, 'wrong'))).toEqual(WRONG_PASSWORD);
      const locked = ['TooManyFailedAttemptsException', 'Attempt limit exceeded, please try after some time.'];
      expect(await refusalOf(pool.signIn(name))).toEqual(locked);
      server.clock.advance(29_000);
      expect(await refusalOf(pool.signIn(name))).toEqual(locked);
      server.clock.advance(1000);
    }
    expect((await pool.signIn(email)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
  });

  test('ACC-15 S-04 LimitExceeded for the sixth code mail within an hour', async () => {
    const limit = ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'];
    const [known, stranger] = [(await addUser(server)).email, newEmail()];
    for (let count = 0; count < 4; count += 1) await Promise.all([pool.forgot(known), pool.forgot(stranger)]);
    expect(await refusalOf(pool.forgot(known))).toEqual(limit);
    await pool.forgot(stranger);
    expect(await refusalOf(pool.forgot(stranger))).toEqual(limit);
    await readMailedCode(server, known, 5);
    server.clock.advance(3_600_000);
    await pool.forgot(known);
    expect(server.mailer.sent.filter((mail) => mail.to === stranger)).toEqual([]);
  });

  test('ACC-15 ResourceNotFound for another client, for every operation', async () => {
    const [ClientId, Username, Password] = ['other', newEmail(), PASSWORD];
    const named = { ClientId, Username, ConfirmationCode: '123456', Password };
    const auth = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: Username, PASSWORD: Password } } as const;
    const calls = [
      () => pool.client.signUp(named),
      () => pool.client.confirmSignUp(named),
      () => pool.client.resendConfirmationCode(named),
      () => pool.client.forgotPassword(named),
      () => pool.client.confirmForgotPassword(named),
      () => pool.client.initiateAuth(auth),
      () => pool.refresh('token', { ClientId }),
    ];
    for (const call of calls)
      expect(await refusalOf(call())).toEqual(['ResourceNotFoundException', 'User pool client other does not exist.']);
  });

  test('ACC-13 ACC-15 REFRESH_TOKEN_AUTH needs the client id, and a token that lives', async () => {
    const { refreshToken, accessToken } = await addUser(server);
    expect((await refusalOf(pool.refresh(refreshToken, { ClientId: undefined })))[0]).toBe('InvalidParameterException');
    for (const token of ['x', accessToken, `${refreshToken}x`]) {
      expect(await refusalOf(pool.refresh(token))).toEqual(['NotAuthorizedException', 'Invalid Refresh Token']);
    }
    server.clock.advance(30 * DAY_MS);
    expect(await refusalOf(pool.refresh(refreshToken))).toEqual(['NotAuthorizedException', 'Invalid Refresh Token']);
  });

  test('ACC-15 a way to sign in that is not offered is InvalidParameter', async () => {
    const request = { ClientId: CLIENT, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: newEmail(), SRP_A: '1' } } as const;
    expect((await refusalOf(pool.client.initiateAuth(request)))[0]).toBe('InvalidParameterException');
  });
});
