import { expect, test } from 'vitest';
import { createIdentityClient, type IdentityClient } from './identity-client.ts';

interface SentRequest {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}
interface CannedAnswer {
  readonly statusCode: number;
  readonly body: string;
}

const TOKENS = { AuthenticationResult: { AccessToken: 'access', RefreshToken: 'refresh', ExpiresIn: 3600, TokenType: 'Bearer' } };
const BUILT_IN = { endpoint: '/idp/', clientId: 'quickquote', region: '', userPoolId: 'built-in' };

/** A client whose requests are recorded and answered by `answer`. */
function createClient(answer: () => CannedAnswer, identity = BUILT_IN) {
  const requests: SentRequest[] = [];
  const requestHandler = {
    handle: async (request: unknown) => {
      requests.push(request as SentRequest);
      const { statusCode, body } = answer();
      return { response: { statusCode, headers: {}, body: new Blob([body]).stream() } };
    },
  };
  const client = createIdentityClient(identity, { origin: 'https://quote.test:8443', requestHandler: requestHandler as never });
  return { client, requests };
}

const ADA = { firstName: 'Ada', lastName: 'Lovelace' };
const UserAttributes = [
  { Name: 'given_name', Value: 'Ada' },
  { Name: 'family_name', Value: 'Lovelace' },
];
const OPERATIONS: readonly (readonly [string, (client: IdentityClient) => Promise<unknown>, object])[] = [
  [
    'SignUp',
    (client) => client.signUp('ada@example.com', 'secret 123', ADA, null),
    { Username: 'ada@example.com', Password: 'secret 123', UserAttributes },
  ],
  [
    'SignUp',
    (client) => client.signUp('ada@example.com', 'secret 123', ADA, { setUp: 'abc' }),
    { Username: 'ada@example.com', Password: 'secret 123', UserAttributes, ClientMetadata: { setUp: 'abc' } },
  ],
  ['ConfirmSignUp', (client) => client.confirmSignUp('a@b.c', '123456'), { Username: 'a@b.c', ConfirmationCode: '123456' }],
  ['ResendConfirmationCode', (client) => client.resendConfirmationCode('a@b.c'), { Username: 'a@b.c' }],
  ['ForgotPassword', (client) => client.forgotPassword('a@b.c'), { Username: 'a@b.c' }],
  [
    'ConfirmForgotPassword',
    (client) => client.confirmForgotPassword('a@b.c', '123456', 'secret'),
    { Username: 'a@b.c', ConfirmationCode: '123456', Password: 'secret' },
  ],
  [
    'InitiateAuth',
    (client) => client.signIn('a@b.c', 'secret'),
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'a@b.c', PASSWORD: 'secret' } },
  ],
  ['InitiateAuth', (client) => client.refresh('token'), { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'token' } }],
  ['RevokeToken', (client) => client.revoke('token'), { Token: 'token' }],
];

test.each(OPERATIONS)('ACC-13 %s is an unsigned JSON 1.1 POST with exactly its fields', async (operation, call, fields) => {
  const { client, requests } = createClient(() => ({ statusCode: 200, body: JSON.stringify(TOKENS) }));
  await call(client);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', protocol: 'https:', hostname: 'quote.test', port: 8443, path: '/idp/' });
  expect(request?.headers['content-type']).toBe('application/x-amz-json-1.1');
  expect(request?.headers['x-amz-target']).toBe(`AWSCognitoIdentityProviderService.${operation}`);
  expect(Object.keys(request?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('authorization');
  expect(JSON.parse(new TextDecoder().decode(request?.body))).toEqual({ ClientId: 'quickquote', ...fields });
});

test.each([
  [{ endpoint: '', region: '' }, 'cognito-idp.us-west-2.amazonaws.com'],
  [{ endpoint: '', region: 'eu-central-1' }, 'cognito-idp.eu-central-1.amazonaws.com'],
  [{ endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/', region: 'eu-west-1' }, 'cognito-idp.eu-west-1.amazonaws.com'],
])('ACC-13 %o leads to the root path of %s', async (identity, hostname) => {
  const { client, requests } = createClient(() => ({ statusCode: 200, body: '{}' }), { ...BUILT_IN, ...identity });
  await client.forgotPassword('a@b.c');
  expect(requests[0]).toMatchObject({ method: 'POST', protocol: 'https:', hostname, path: '/' });
});

test('ACC-13 signing in answers the tokens and how long they last', async () => {
  const { client } = createClient(() => ({ statusCode: 200, body: JSON.stringify(TOKENS) }));
  expect(await client.signIn('a@b.c', 'secret')).toEqual({ accessToken: 'access', refreshToken: 'refresh', expiresInSeconds: 3600 });
});

test('a provider that wants a further step is not taken for a sign-in', async () => {
  const { client } = createClient(() => ({ statusCode: 200, body: '{"ChallengeName":"SMS_MFA"}' }));
  await expect(client.signIn('a@b.c', 'secret')).rejects.toThrow(/SMS_MFA/);
});

test.each([500, 502, 503, 504, 429])('ACC-14 an answer with %i is asked for three times in all', async (statusCode) => {
  const { client, requests } = createClient(() => ({ statusCode, body: '<html>down</html>' }));
  await expect(client.forgotPassword('a@b.c')).rejects.toThrow();
  expect(requests).toHaveLength(3);
});

test('ACC-15 an exception arrives with its name and message, and is not asked for again', async () => {
  const body = JSON.stringify({ __type: 'LimitExceededException', message: 'Attempt limit exceeded, please try after some time.' });
  const { client, requests } = createClient(() => ({ statusCode: 400, body }));
  await expect(client.forgotPassword('a@b.c')).rejects.toMatchObject({
    name: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  });
  expect(requests).toHaveLength(1);
});
