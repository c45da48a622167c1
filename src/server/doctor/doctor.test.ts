import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createFilesBlobStore } from '../adapters/blob-store/files-blob-store.ts';
import { inspectPostgres, type PostgresState } from '../adapters/records/inspect-postgres.ts';
import { openPostgresDatabase } from '../adapters/records/open-postgres-database.ts';
import { readConfig } from '../config/config.ts';
import { BlobError, type BlobStore } from '../ports/blob-store.ts';
import { MailError, type Mailer } from '../ports/mailer.ts';
import type { Finding } from './finding.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtBackups, lookAtFiles } from './look-at-files.ts';
import { lookAtMachine, lookAtSandbox } from './look-at-machine.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtSettings } from './look-at-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'quickquote-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GB = 1e9;
const saidAs = (level: Finding['level'], findings: readonly Finding[]) =>
  findings.filter((finding) => finding.level === level).map(({ says }) => says);
const isWell = (findings: readonly Finding[]) => expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
const withCode = (code: string, message = 'broken') => Object.assign(new Error(message), { code });

/** A shop in public as it should be. */
const SOUND = {
  PUBLIC_URL: 'https://quotes.example.com',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'quotes@example.com',
  SUPPORT_EMAIL: 'help@example.com',
};

function judge(env: Readonly<Record<string, string>>): readonly Finding[] {
  const read = readConfig(env);
  if (read.outcome === 'refused') expect.fail(read.problems.join('\n'));
  return lookAtSettings(read.config, 8 * GB);
}

describe('settings', () => {
  test('RUN-04 of a shop in public, and of a first try at home, go together', () => {
    isWell(judge(SOUND));
    isWell(judge({}));
  });

  const MANY = {
    ...SOUND,
    DATABASE_URL: 'postgres://db/quickquote',
    ACCOUNT_KEY_FILE: '/keys/key.pem',
    S3_ENDPOINT: 'http://s3',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  };
  test.each([
    ['bad', { HOST: '0.0.0.0' }, 'PUBLIC_URL is not set'],
    ['bad', { ...SOUND, PUBLIC_URL: 'http://quotes.example.com' }, 'begins with http://'],
    ['bad', { ...SOUND, TRUST_PROXY: '' }, 'TRUST_PROXY does not name it'],
    ['bad', { ...SOUND, RATE_LIMIT: 'off' }, 'RATE_LIMIT=off'],
    ['bad', { ...SOUND, BUILD_MODE: 'development' }, 'BUILD_MODE=development'],
    ['bad', { ...SOUND, SMTP_URL: '' }, 'SMTP_URL is not set'],
    ['bad', { ...SOUND, MAIL_FROM: '' }, 'MAIL_FROM is still quotes@localhost'],
    ['warning', { ...SOUND, SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL is still'],
    ['warning', { ...MANY, ROLE: 'api', S3_ENDPOINT: '' }, 'set S3_ENDPOINT'],
    ['warning', { ...MANY, ROLE: 'api', ACCOUNT_KEY_FILE: '' }, 'name it in ACCOUNT_KEY_FILE'],
    ['warning', { ...MANY, ROLE: 'worker', PUBLIC_URL: 'http://localhost', SMTP_URL: '' }, 'without SMTP_URL'],
    ['warning', { ...SOUND, CAD_PROCESSES: '4' }, 'CAD_PROCESSES × CAD_MEMORY_MB'],
    ['warning', { ...SOUND, CAD_SANDBOX: 'off' }, 'CAD_SANDBOX=off'],
  ] as const)('RUN-04 %s: %o', (level, env, words) => {
    expect(saidAs(level, judge(env))).toEqual([expect.stringContaining(words)]);
  });
});

describe('the machine', () => {
  const machine = (bytes: number, descriptors: number | null) => ({
    countFreeBytes: async () => bytes,
    countFreeDescriptors: async () => descriptors,
  });

  test('RUN-04 is well with a folder that is there or can be made, and room', async () => {
    isWell(await lookAtMachine(folder, machine(90 * GB, 65_000)));
    isWell(await lookAtMachine(join(folder, 'not/yet'), machine(90 * GB, null)));
  });

  test.each([
    ['bad', 40e6, 65_000, 'uploads are refused, and the server does not start'],
    ['warning', GB, 65_000, 'set KEEP_PARTS_DAYS'],
    ['warning', 90 * GB, 900, 'LimitNOFILE=65536'],
  ] as const)('RUN-04 %s: with %d bytes and %d descriptors free', async (level, bytes, descriptors, words) => {
    expect(saidAs(level, await lookAtMachine(folder, machine(bytes, descriptors)))).toEqual([expect.stringContaining(words)]);
  });

  test('RUN-04 a file in the place of the data folder is named', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(saidAs('bad', await lookAtMachine(file, machine(90 * GB, 65_000)))).toEqual([expect.stringContaining('is no folder')]);
  });

  // Root may write anywhere.
  test.skipIf(process.getuid?.() === 0)('RUN-04 a folder that is somebody else’s is named', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(saidAs('bad', await lookAtMachine(closed, machine(90 * GB, 65_000)))).toEqual([
      expect.stringContaining('can not be written to'),
    ]);
  });
});

describe('the database', () => {
  const now = new Date('2026-11-26T10:00:00Z');
  const sound: PostgresState = { majorVersion: 17, onlyReads: false, schema: 'current', now };
  const look = (inspect: () => Promise<PostgresState>) =>
    lookAtDatabase({ kind: 'postgres', url: 'postgres://db/quickquote' }, inspect, () => now);

  test('RUN-04 is well when it answers, whether the program’s tables are new, old or not there yet', async () => {
    for (const schema of ['current', 'behind', 'empty'] as const) isWell(await look(async () => ({ ...sound, schema })));
    isWell(await lookAtDatabase({ kind: 'embedded', folder }, () => expect.fail('It is embedded.')));
  });

  test.each([
    [{ schema: 'ahead' }, 'newer version of QuickQuote'],
    [{ onlyReads: true }, 'PostgreSQL only reads'],
    [{ majorVersion: 14 }, 'too old'],
    [{ now: new Date('2026-11-26T10:05:00Z') }, '300 s apart'],
  ] as const)('RUN-04 %o is named', async (broken, words) => {
    expect(saidAs('bad', await look(async () => ({ ...sound, ...broken })))).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['ECONNREFUSED', 'Nothing listens where DATABASE_URL leads'],
    ['ENOTFOUND', 'is not known to this machine'],
    ['28P01', 'refuses the password'],
    ['3D000', 'does not exist'],
  ])('RUN-04 %s is told in words', async (code, words) => {
    expect(saidAs('bad', await look(() => Promise.reject(withCode(code))))).toEqual([expect.stringContaining(words)]);
  });

  test('RUN-04 what nobody has seen before is told without the password', async () => {
    const [said] = saidAs('bad', await look(() => Promise.reject(new Error('no way to postgres://u:secret@db/x'))));
    expect(said).toContain('no way to the address');
    expect(said).not.toContain('secret');
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)('a PostgreSQL', () => {
  test('RUN-04 is seen as it is, empty, migrated, and by a newer program, and left as it was', async () => {
    const { url, drop } = await createScratchDatabase();
    try {
      expect(await inspectPostgres(url)).toMatchObject({ schema: 'empty', onlyReads: false });
      expect(await inspectPostgres(url)).toMatchObject({ schema: 'empty' });
      const database = await openPostgresDatabase(url);
      expect(await inspectPostgres(url)).toMatchObject({ schema: 'current' });
      await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
      await database.close();
      expect(await inspectPostgres(url)).toMatchObject({ schema: 'ahead' });
    } finally {
      await drop();
    }
  });
});

describe('files', () => {
  const S3 = {
    kind: 's3',
    endpoint: 'http://s3.example.com',
    bucket: 'quickquote',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  } as const;
  const answering = (headers: Record<string, string>) => async () => new Response(null, { headers });
  const store = createFilesBlobStore(join(folder, 'blobs'));
  const failing = (cause: Error): BlobStore => ({
    ...store,
    put: () => Promise.reject(new BlobError('BLOB_UNAVAILABLE', 'It failed.', { cause })),
  });

  test('RUN-04 are well where bytes come back as they were', async () => {
    isWell(await lookAtFiles({ kind: 'files', folder: join(folder, 'blobs') }, store));
    isWell(await lookAtFiles(S3, store, answering({ date: new Date().toUTCString() })));
  });

  test.each([
    [Object.assign(new Error('no'), { name: 'NoSuchBucket' }), 'correct S3_BUCKET'],
    [Object.assign(new Error('no'), { name: 'SignatureDoesNotMatch' }), 'refuses S3_SECRET_ACCESS_KEY'],
    [withCode('ECONNREFUSED'), 'Nothing listens at S3_ENDPOINT'],
  ])('RUN-04 %s is told in words', async (error, words) => {
    expect(saidAs('bad', await lookAtFiles(S3, failing(error), answering({})))).toEqual([expect.stringContaining(words)]);
  });

  test('RUN-04 a store with another time is named', async () => {
    const findings = await lookAtFiles(S3, store, answering({ date: new Date(Date.now() - 900_000).toUTCString() }));
    expect(saidAs('bad', findings)).toEqual([
      expect.stringMatching(/The clocks of the S3 store and of this machine are (899|900|901) s apart/),
    ]);
  });
});

describe('mail', () => {
  const SMTP = { kind: 'smtp', url: 'smtp://mail.example.com', from: 'quotes@example.com' } as const;
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ to }) => void sent.push(to),
    forget: async () => {},
    forgetAbout: async () => {},
    ping: async () => {},
    close: async () => {},
  };
  const failing = (code: string): Mailer => {
    const fail = () => Promise.reject(new MailError('It failed.', { cause: withCode(code) }));
    return { ...mailer, ping: code === 'EENVELOPE' ? mailer.ping : fail, send: fail };
  };

  test('RUN-04 is well where the server lets us in, and is sent only where somebody asks for it', async () => {
    isWell(await lookAtMail(SMTP, mailer, null));
    expect(sent).toEqual([]);
    isWell(await lookAtMail(SMTP, mailer, 'me@example.com'));
    expect(sent).toEqual(['me@example.com']);
  });

  test.each([
    ['EAUTH', 'refuses user or password'],
    ['ECONNREFUSED', 'Nothing listens where SMTP_URL leads'],
    ['EDNS', 'not known to this machine'],
    ['ETIMEDOUT', 'firewall'],
    ['EENVELOPE', 'does not send mails from quotes@example.com'],
  ])('RUN-04 %s is told in words', async (code, words) => {
    expect(saidAs('bad', await lookAtMail(SMTP, failing(code), 'me@example.com'))).toEqual([expect.stringContaining(words)]);
  });
});

describe('the public address', () => {
  const URL = 'https://quotes.example.com';
  const HEADERS = {
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
  /** A proxy that answers as ours should, but for what is given. */
  const proxy = (answers: Readonly<Record<string, () => Response>> = {}) => {
    const sound: typeof answers = {
      '/health': () => new Response('{"status":"up"}'),
      '/app/': () => new Response('', { headers: HEADERS }),
      '/metrics': () => new Response('', { status: 401 }),
    };
    return async (address: string | globalThis.URL | Request) => {
      const path = new globalThis.URL(String(address)).pathname;
      return (answers[path] ?? sound[path])?.() ?? new Response('', { status: 404 });
    };
  };

  test('RUN-04 is well where it answers with all headers', async () => isWell(await lookAtAddress(URL, proxy())));

  test.each([
    ['a page of somebody else', { '/health': () => new Response('Welcome to nginx!') }, 'is not QuickQuote'],
    ['a proxy that leads nowhere', { '/health': () => new Response('', { status: 502 }) }, 'does not reach the server'],
    [
      'a redirect',
      { '/health': () => new Response('', { status: 301, headers: { location: 'https://www.example.com/' } }) },
      'leads on to https://www.example.com/',
    ],
    ['dropped headers', { '/app/': () => new Response('') }, 'drops content-security-policy, x-content-type-options, referrer-policy'],
    ['a page that is not built', { '/app/': () => new Response('', { status: 503, headers: HEADERS }) }, 'npm run build'],
    ['figures for everybody', { '/metrics': () => new Response('up 1') }, '/metrics is open to everybody'],
    [
      'another time',
      { '/health': () => new Response('{"status":"up"}', { headers: { date: new Date(0).toUTCString() } }) },
      'The clocks of the proxy',
    ],
  ] as const)('RUN-04 %s is named', async (_, answers, words) => {
    expect(saidAs('bad', await lookAtAddress(URL, proxy(answers)))).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'signed by nobody'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'signed by nobody'],
    ['ENOTFOUND', 'enter the name in the DNS'],
    ['ECONNREFUSED', 'nothing listens there'],
  ])('RUN-04 %s is told in words', async (code, words) => {
    const failing = () => Promise.reject(new TypeError('fetch failed', { cause: withCode(code) }));
    expect(saidAs('bad', await lookAtAddress(URL, failing))).toEqual([expect.stringContaining(words)]);
  });
});

test('RUN-04 missing guards are named; without what takes rights away it is in the way', () => {
  const guards = (...missing: readonly string[]) =>
    (['files', 'network', 'privileges'] as const).map((guard) => ({ guard, holds: !missing.includes(guard) }));
  isWell(lookAtSandbox(guards()));
  expect(saidAs('warning', lookAtSandbox(guards('files', 'network')))).toEqual([expect.stringContaining('lacks files, network')]);
  expect(saidAs('bad', lookAtSandbox(guards('privileges')))).toEqual([expect.stringContaining('lacks privileges')]);
});

test('RUN-04 backups that are old, or none, are named', async () => {
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  expect(saidAs('bad', await lookAtBackups(backups, Date.now()))).toEqual([expect.stringContaining('There is no backup')]);
  writeFileSync(join(backups, 'one.tar'), '');
  isWell(await lookAtBackups(backups, Date.now()));
  utimesSync(join(backups, 'one.tar'), new Date(), new Date(Date.now() - 72 * 3_600_000));
  expect(saidAs('bad', await lookAtBackups(backups, Date.now()))).toEqual([
    'The newest backup is 72 hours old. Make one each night, and see why the last ones failed.',
  ]);
});
