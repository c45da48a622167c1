// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../stores/session-store.ts';
import { confirmSignUp, reauthenticate, resendCode, resetPassword, sendResetCode, signIn, signOut, signUp } from './account-calls.ts';
import type { AccountResult } from './account-result.ts';
import type { IdentityClient } from './identity-client.ts';

const EMAIL = 'ada@example.com';
const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresInSeconds: 3600 };
/** Every call of the client goes here. */
const answer = vi.fn<(operation: string, ...args: string[]) => Promise<unknown>>();

vi.mock('./identity-client.ts', () => ({
  createIdentityClient: (): IdentityClient =>
    new Proxy({} as IdentityClient, {
      get: (_, operation) => (operation === 'then' ? undefined : (...args: string[]) => answer(String(operation), ...args)),
    }),
}));

/** What the SDK throws when the provider has answered with an exception. */
function providerError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, $fault: 'client' });
}

beforeEach(() => {
  answer.mockReset().mockResolvedValue(TOKENS);
});

const ADA = { firstName: 'Ada', lastName: 'Lovelace' };
const HELPERS: readonly (readonly [string, () => Promise<AccountResult>, readonly unknown[]])[] = [
  ['Sign up request successful.', () => signUp(EMAIL, 'pw', ADA), ['signUp', EMAIL, 'pw', ADA, null]],
  ['Successfully confirmed user signup.', () => confirmSignUp(EMAIL, '123456'), ['confirmSignUp', EMAIL, '123456']],
  ['Successfully signed in the user.', () => signIn({ email: EMAIL, password: 'pw', rememberMe: false }), ['signIn', EMAIL, 'pw']],
  [`Successfully re-sent confirmation code to ${EMAIL}.`, () => resendCode(EMAIL), ['resendConfirmationCode', EMAIL]],
  [`Successfully sent password reset code to ${EMAIL}.`, () => sendResetCode(EMAIL), ['forgotPassword', EMAIL]],
  [
    `Successfully reset password for the account ${EMAIL}.`,
    () => resetPassword(EMAIL, '123456', 'new'),
    ['confirmForgotPassword', EMAIL, '123456', 'new'],
  ],
];

test.each(HELPERS)("ACC-11 ACC-12 '%s'", async (message, help, call) => {
  expect(await help()).toEqual({ success: true, message });
  expect(answer.mock.calls).toEqual([call]);
});

test.each(HELPERS)("ACC-10 ACC-15 instead of '%s' a refusal gives the provider's message as it is, and only that", async (_, help) => {
  answer.mockRejectedValue(providerError('CodeMismatchException', 'Invalid verification code provided, please try again.'));
  expect(await help()).toEqual({ success: false, message: 'Invalid verification code provided, please try again.' });
});

const EXCEPTIONS = [
  ...['AliasExists', 'CodeDeliveryFailure', 'CodeMismatch', 'ExpiredCode', 'Forbidden', 'InternalError', 'InvalidEmailRoleAccessPolicy'],
  ...['InvalidLambdaResponse', 'InvalidParameter', 'InvalidPassword', 'InvalidSmsRoleAccessPolicy', 'InvalidSmsRoleTrustRelationship'],
  ...['InvalidUserPoolConfiguration', 'LimitExceeded', 'NotAuthorized', 'PasswordResetRequired', 'ResourceNotFound'],
  ...[
    'TooManyFailedAttempts',
    'TooManyRequests',
    'UnexpectedLambda',
    'UserLambdaValidation',
    'UsernameExists',
    'UserNotConfirmed',
    'UserNotFound',
  ],
];
test.each(EXCEPTIONS)('ACC-15 %s shows only its message', async (name) => {
  answer.mockRejectedValue(providerError(`${name}Exception`, `Words of ${name}.`));
  expect(await signUp(EMAIL, 'pw', ADA)).toEqual({ success: false, message: `Words of ${name}.` });
});

test.each([new TypeError('Failed to fetch'), new SyntaxError('Unexpected token <'), 'a text', providerError('X', 'UnknownError')])(
  "ACC-10 what is no message of the provider's is an 'Unknown error', and logged (%s)",
  async (error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockRejectedValue(error);
    expect(await sendResetCode(EMAIL)).toEqual({ success: false, message: 'Unknown error' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  },
);

test.each([true, false])('ACC-08 ACC-09 signing in stores who, the tokens and rememberMe %s in local storage', async (rememberMe) => {
  useSessionStore.getState().setSession({ rememberMe: !rememberMe });
  const before = Date.now();
  await signIn({ email: EMAIL, password: 'pw', rememberMe });
  const stored = JSON.parse(localStorage.getItem('sessionStore') ?? '{}');
  expect(stored).toMatchObject({ userID: EMAIL, accessToken: 'access-1', refreshToken: 'refresh-1', rememberMe });
  expect(stored.expiresAtMs - before).toBeGreaterThanOrEqual(3_600_000);
  expect(stored.expiresAtMs - before).toBeLessThan(3_610_000);
});

test('ACC-09 a sign-in that fails stores nothing', async () => {
  answer.mockRejectedValue(providerError('NotAuthorizedException', 'Incorrect username or password.'));
  await signIn({ email: EMAIL, password: 'pw', rememberMe: true });
  expect(useSessionStore.getState()).toMatchObject({ userID: '', accessToken: '', refreshToken: '', rememberMe: false });
});

test.each([
  { rememberMe: false, refreshToken: 'refresh-1' },
  { rememberMe: true, refreshToken: '' },
])("ACC-08 with %o there is no silent re-authentication: 'Refresh token expired', and no call", async (session) => {
  useSessionStore.getState().setSession({ userID: EMAIL, accessToken: 'access-1', ...session });
  expect(await reauthenticate()).toEqual({ success: false, message: 'Refresh token expired' });
  expect(answer).not.toHaveBeenCalled();
});

test('ACC-08 ACC-11 re-authentication stores the new access token and keeps the user and the refresh token', async () => {
  useSessionStore
    .getState()
    .setSession({ userID: EMAIL, accessToken: 'access-1', refreshToken: 'refresh-1', rememberMe: true, expiresAtMs: 1 });
  answer.mockResolvedValue({ accessToken: 'access-2', refreshToken: '', expiresInSeconds: 60 });
  expect(await reauthenticate()).toEqual({ success: true, message: 'Successfully re-authenticated the user.' });
  expect(answer.mock.calls).toEqual([['refresh', 'refresh-1']]);
  const session = useSessionStore.getState();
  expect(session).toMatchObject({ userID: EMAIL, accessToken: 'access-2', refreshToken: 'refresh-1', rememberMe: true });
  expect(session.expiresAtMs).toBeGreaterThan(Date.now());
});

test('who signs out while the session is being renewed stays signed out', async () => {
  useSessionStore.getState().setSession({ userID: EMAIL, accessToken: 'access-1', refreshToken: 'refresh-1', rememberMe: true });
  answer.mockImplementation(async () => {
    useSessionStore.getState().clearSession();
    return { ...TOKENS, accessToken: 'access-2' };
  });
  await reauthenticate();
  expect(useSessionStore.getState().accessToken).toBe('');
});

test('S-38 signing out ends the session here at once, and on the server', async () => {
  await signIn({ email: EMAIL, password: 'pw', rememberMe: true });
  answer.mockReset().mockImplementation(() => new Promise(() => {}));
  void signOut();
  expect(useSessionStore.getState()).toMatchObject({ accessToken: '', refreshToken: '' });
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([['revoke', TOKENS.refreshToken]]));
});

test('S-38 signing out works without a network, and asks nothing where there is no session', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await signIn({ email: EMAIL, password: 'pw', rememberMe: false });
  answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  await signOut();
  expect(useSessionStore.getState().accessToken).toBe('');
  answer.mockClear();
  await signOut();
  expect(answer).not.toHaveBeenCalled();
});
