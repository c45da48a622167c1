import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

function configOf(env: Record<string, string>) {
  const read = readConfig(env);
  if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
  return read.config;
}

function problemsOf(env: Record<string, string>) {
  const read = readConfig(env);
  return read.outcome === 'refused' ? read.problems : [];
}

describe('defaults', () => {
  test('GEN-02 an empty environment is enough for one machine', () => {
    const config = configOf({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, role: 'all', publicUrl: null, limitsRates: true });
    expect([config.database.kind, config.blobs.kind, config.mail.kind]).toEqual(['embedded', 'files', 'files']);
    expect(config.web).toMatchObject({ buildMode: 'production', releaseType: 'alpha', postAuthRoute: 'msp/home' });
  });

  test('an empty variable counts as one that is not set', () => {
    expect(configOf({ PORT: '', SMTP_URL: ' ' })).toEqual(configOf({}));
  });
});

describe('choices', () => {
  test('GEN-03 the API base follows the build mode, and the image base stands beside it', () => {
    expect(configOf({ BUILD_MODE: 'production' }).web).toMatchObject({ apiBase: '/api/', imageBase: '/img/' });
    expect(configOf({ BUILD_MODE: 'staging' }).web.apiBase).toBe('/api/');
    expect(configOf({ BUILD_MODE: 'development', PORT: '9000' }).web).toMatchObject({
      apiBase: 'http://localhost:9000/api/',
      imageBase: 'http://localhost:9000/img/',
    });
    expect(configOf({ API_BASE: 'https://api.example.com/v1' }).web).toMatchObject({
      apiBase: 'https://api.example.com/v1/',
      imageBase: 'https://api.example.com/img/',
    });
  });

  test('VIEW-11 the CAD server is on the own host, and stands alone on 8081 in development', () => {
    const cadOf = (env: Record<string, string>) => {
      const { cadPort, web } = configOf(env);
      return [cadPort, web.cadServer];
    };
    expect(cadOf({})).toEqual([null, '/cad/']);
    expect(cadOf({ BUILD_MODE: 'development' })).toEqual([8081, 'http://localhost:8081/cad/']);
    expect(cadOf({ BUILD_MODE: 'development', CAD_PORT: '9001' })).toEqual([9001, 'http://localhost:9001/cad/']);
    expect(cadOf({ CAD_PORT: '8081' })).toEqual([8081, '/cad/']);
    const split = 'https://quotes.example.com:8444/cad/';
    expect(cadOf({ CAD_PORT: '8081', CAD_SERVER: split })).toEqual([8081, split]);
  });

  test('other stores are chosen by their addresses', () => {
    const config = configOf({
      DATABASE_URL: 'postgres://user@db/quotes',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'parts',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(config.database).toEqual({ kind: 'postgres', url: 'postgres://user@db/quotes' });
    expect(config.blobs).toMatchObject({ kind: 's3', bucket: 'parts', region: 'us-east-1' });
    expect(config.mail).toMatchObject({ kind: 'smtp', url: 'smtp://mail.example.com' });
  });

  test('GEN-02 Cognito is configured by its pool', () => {
    const { identity } = configOf({ COGNITO_USER_POOL_ID: 'pool', COGNITO_CLIENT_ID: 'client', COGNITO_REGION: 'eu-west-1' }).web;
    expect(identity).toEqual({
      endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/',
      clientId: 'client',
      region: 'eu-west-1',
      userPoolId: 'pool',
    });
  });

  test('ACC-13 accounts are kept here, under a key in the data folder, unless Cognito is named', () => {
    expect(configOf({ DATA_DIR: '/data' }).identity).toEqual({
      kind: 'built-in',
      clientId: 'quickquote',
      keyFile: '/data/account-key.pem',
      accessTokenSeconds: 3600,
      refreshTokenSeconds: 2_592_000,
      signUpCodeSeconds: 86_400,
      resetCodeSeconds: 3600,
    });
    expect(configOf({ ACCOUNT_KEY_FILE: '/run/secrets/key.pem', ACCESS_TOKEN_SECONDS: '5' }).identity).toMatchObject({
      keyFile: '/run/secrets/key.pem',
      accessTokenSeconds: 5,
    });
    expect(configOf({ DATA_DIR: '/data', COGNITO_USER_POOL_ID: 'us-west-2_x', COGNITO_CLIENT_ID: 'client' }).identity).toEqual({
      kind: 'cognito',
      keyFile: '/data/account-key.pem',
      clientId: 'client',
      issuer: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_x',
    });
  });

  test('a public address loses its last slash', () => {
    expect(configOf({ PUBLIC_URL: 'https://quotes.example.com/' }).publicUrl).toBe('https://quotes.example.com');
  });
});

describe('refusals', () => {
  test.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['ROLE', 'boss', 'ROLE must be one of all, api, worker, not "boss".'],
    ['RELEASE_TYPE', 'gamma', 'RELEASE_TYPE must be one of release, alpha, beta, release candidate, not "gamma".'],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT must be one of on, off, not "no".'],
    ['PUBLIC_URL', 'quotes.example.com', 'PUBLIC_URL must be an address that starts with http:// or https://, not what was given.'],
    ['SUPPORT_EMAIL', 'a@b.c, d@e.f', 'SUPPORT_EMAIL must be one e-mail address, not "a@b.c, d@e.f".'],
    ['ACCESS_TOKEN_SECONDS', '0', 'ACCESS_TOKEN_SECONDS must be a whole number from 1 to 86400, not "0".'],
    ['CAD_MEMORY_MB', '1', 'CAD_MEMORY_MB must be a whole number from 256 to 65536, not "1".'],
  ])('GEN-02 %s=%s is refused in words', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem]);
  });

  test('every bad value is named at once, and none that may hold a password is repeated', () => {
    const problems = problemsOf({ PORT: '-1', DATABASE_URL: 'mysql://user:secret@db', BUILD_MODE: 'test' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('secret');
  });

  test('a worker that does not know where customers reach the server is refused, since its mails would hold wrong links', () => {
    expect(problemsOf({ ROLE: 'worker', DATABASE_URL: 'postgres://db/quotes' })).toEqual([
      expect.stringMatching(/^ROLE=worker needs PUBLIC_URL: links in the mails/),
    ]);
    expect(problemsOf({ ROLE: 'api', DATABASE_URL: 'postgres://db/quotes' })).toEqual([]);
  });

  test.each(['api', 'worker'])('ROLE=%s on the embedded database is refused, since that belongs to one process', (ROLE) => {
    expect(problemsOf({ ROLE, PUBLIC_URL: 'https://quotes.example.com' })).toEqual([expect.stringContaining('needs DATABASE_URL')]);
    expect(problemsOf({ ROLE, DATABASE_URL: 'postgres://db/quotes', PUBLIC_URL: 'https://quotes.example.com' })).toEqual([]);
  });

  test('half a configuration is refused', () => {
    expect(problemsOf({ S3_ENDPOINT: 'https://s3.example.com' })).toHaveLength(3);
    expect(problemsOf({ COGNITO_USER_POOL_ID: 'pool' })).toEqual(['COGNITO_USER_POOL_ID is set, so COGNITO_CLIENT_ID is needed too.']);
  });
});
