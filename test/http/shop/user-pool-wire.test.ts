import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RecordsError } from '#server/ports/records/records.ts';
import { callUserPool } from '#test/support/account.ts';
import { addUser, newEmail, PASSWORD } from '#test/support/pool-user.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const TYPE = 'application/x-amz-json-1.1';
const TARGET = 'AWSCognitoIdentityProviderService.';
const MISTYPED = '{"ClientId":"quickquote","Username":["a@example.com"],"Password":{}}';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function post(body: string, headers: Readonly<Record<string, string>> = {}, path = '/idp/') {
  const all = { 'content-type': TYPE, 'x-amz-target': `${TARGET}InitiateAuth`, ...headers };
  const response = await fetch(`${server.baseUrl}${path}`, { method: 'POST', body, headers: all });
  return { status: response.status, type: response.headers.get('content-type'), body: (await response.json()) as Record<string, unknown> };
}

const wrongSignIn = () =>
  JSON.stringify({
    ClientId: 'quickquote',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: newEmail(), PASSWORD },
  });

describe('the wire', () => {
  test('ACC-13 a refusal is 400 with __type and message; the address may end in a slash or not', async () => {
    for (const path of ['/idp', '/idp/']) {
      expect(await post(wrongSignIn(), {}, path)).toEqual({
        status: 400,
        type: TYPE,
        body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
      });
    }
  });

  test('ACC-13 the content type may name its charset', async () => {
    expect((await post(wrongSignIn(), { 'content-type': `${TYPE}; charset=utf-8` })).body['__type']).toBe('NotAuthorizedException');
  });

  test('ACC-13 calls are unsigned: an Authorization header changes nothing', async () => {
    for (const authorization of ['AWS4-HMAC-SHA256 Credential=x', 'Bearer x']) {
      expect((await post(wrongSignIn(), { authorization })).body['__type']).toBe('NotAuthorizedException');
    }
  });

  test.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['no operation', 'UnknownOperationException', { 'x-amz-target': '' }, '{}'],
    ['a name without its service', 'UnknownOperationException', { 'x-amz-target': 'InitiateAuth' }, '{}'],
    ['an operation for administrators', 'UnknownOperationException', { 'x-amz-target': `${TARGET}AdminCreateUser` }, '{}'],
    ['a name that every object has', 'UnknownOperationException', { 'x-amz-target': `${TARGET}toString` }, '{}'],
    ['an empty request', 'InvalidParameterException', {}, '{}'],
    ['a list', 'InvalidParameterException', {}, '[]'],
    ['null', 'InvalidParameterException', {}, 'null'],
    ['lists and objects for text', 'InvalidParameterException', { 'x-amz-target': `${TARGET}SignUp` }, MISTYPED],
    ['half an object', 'SerializationException', {}, '{'],
    ['nothing', 'SerializationException', {}, ''],
    ['plain text', 'SerializationException', { 'content-type': 'text/plain' }, '{}'],
    ['another version of the protocol', 'SerializationException', { 'content-type': 'application/x-amz-json-1.0' }, '{}'],
    ['20,000 signs', 'SerializationException', {}, JSON.stringify({ AuthFlow: 'x'.repeat(20_000) })],
  ])('ACC-15 %s is %s', async (_what, exception, headers, body) => {
    expect(await post(body, headers)).toEqual({
      status: 400,
      type: TYPE,
      body: { __type: exception, message: expect.stringMatching(/\w/) },
    });
  });

  test('S-29 pages of other sites may not ask', async () => {
    expect(await post(wrongSignIn(), { origin: 'https://evil.example.com' })).toMatchObject({
      status: 403,
      body: { __type: 'ForbiddenException' },
    });
  });

  testAlone('S-45 ACC-15 a database that is away is InternalError with 503, told without its own words', async () => {
    const { accounts } = server.records;
    const { findByEmail } = accounts;
    accounts.findByEmail = async () => {
      throw new RecordsError('connection to 10.0.0.5 refused');
    };
    const answer = await post(wrongSignIn());
    accounts.findByEmail = findByEmail;
    expect(answer).toMatchObject({
      status: 503,
      type: TYPE,
      body: { __type: 'InternalErrorException', message: expect.stringContaining('Please try again in a moment') },
    });
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.5');
  });

  test('GEN-02 the web app is told where the pool is', async () => {
    const { identity } = await (await fetch(`${server.baseUrl}/app/config.json`)).json();
    expect(identity).toEqual({ endpoint: '/idp/', clientId: 'quickquote', region: 'us-west-2', userPoolId: 'built-in' });
  });
});

describe('settings', () => {
  test('ACC-08 lifetimes are set from outside', async () => {
    await using quick = await startTestApp({ ACCESS_TOKEN_SECONDS: '7', REFRESH_TOKEN_SECONDS: '20' });
    const { refreshToken } = await addUser(quick);
    const refresh = () =>
      callUserPool(quick.baseUrl, 'InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: refreshToken } });
    expect(await refresh()).toMatchObject({ ok: true, body: { AuthenticationResult: { ExpiresIn: 7 } } });
    quick.clock.advance(20_000);
    expect(await refresh()).toMatchObject({ ok: false, exception: 'NotAuthorizedException' });
  });

  test('with Amazon Cognito nothing is served here', async () => {
    await using elsewhere = await startTestApp({ COGNITO_USER_POOL_ID: 'us-west-2_pool', COGNITO_CLIENT_ID: 'client' });
    expect((await fetch(`${elsewhere.baseUrl}/idp/.well-known/jwks.json`)).status).toBe(404);
    expect((await fetch(`${elsewhere.baseUrl}/idp/`, { method: 'POST' })).status).toBe(404);
  });

  testAlone('S-05 ACC-15 one address may ask sixty times a minute, and have twenty mails sent', async () => {
    await using limited = await startTestApp({ RATE_LIMIT: 'on' });
    const ask = (operation: string) => callUserPool(limited.baseUrl, operation, { Username: newEmail() });
    const mails = await Promise.all(Array.from({ length: 25 }, () => ask('ForgotPassword')));
    expect(mails.filter((answer) => !answer.ok).map((answer) => !answer.ok && [answer.status, answer.exception])).toEqual(
      Array(5).fill([400, 'TooManyRequestsException']),
    );
    const others = await Promise.all(Array.from({ length: 40 }, () => ask('InitiateAuth')));
    const refused = others
      .map((answer) => (answer.ok ? '' : answer.exception))
      .filter((exception) => exception === 'TooManyRequestsException');
    expect(refused).toHaveLength(5);
  });
});
