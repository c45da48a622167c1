import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createFilesBlobStore } from './adapters/blob-store/files-blob-store.ts';
import { createS3BlobStore } from './adapters/blob-store/s3-blob-store.ts';
import { createCadChildPool } from './adapters/cad-runner/create-cad-child-pool.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { openAccountKey } from './adapters/identity/account-key-file.ts';
import { createBuiltInIdentity } from './adapters/identity/built-in-identity.ts';
import { createCognitoIdentity } from './adapters/identity/cognito-identity.ts';
import { createAccountKeys } from './adapters/identity/create-account-keys.ts';
import { startJobQueue } from './adapters/job-queue/start-job-queue.ts';
import { createEmlMailer } from './adapters/mailer/eml-mailer.ts';
import { listMails } from './adapters/mailer/list-mails.ts';
import { createSmtpMailer } from './adapters/mailer/smtp-mailer.ts';
import { createArgon2Hasher } from './adapters/password-hasher/argon2-hasher.ts';
import { createRecords } from './adapters/records/create-records.ts';
import { openEmbeddedDatabase } from './adapters/records/open-embedded-database.ts';
import { openPostgresDatabase } from './adapters/records/open-postgres-database.ts';
import { startStatusFeed } from './adapters/status-feed/start-status-feed.ts';
import type { Config } from './config.ts';
import { createCadServer } from './http/create-cad-server.ts';
import { createHttpServer } from './http/create-http-server.ts';
import type { HttpContext } from './http/http-context.ts';
import { RequestProblem } from './http/request-problem.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { CadRunner } from './ports/cad-runner.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Records } from './ports/records.ts';
import { readRateCard } from './read-rate-card.ts';
import { assertSameKey } from './services/accounts/assert-same-key.ts';
import { createTurns } from './services/accounts/take-turns.ts';
import type { Ports } from './services/ports.ts';
import { seedProvider } from './services/seed-provider.ts';
import { startWork, type Work } from './start-work.ts';

/** Adapters, and places, that a test brings along; what it leaves out comes from the configuration. */
export type Overrides = Partial<Omit<Ports, keyof DatabasePorts | 'userPool'>> & {
  /** What stands on one database comes together. */
  readonly database?: DatabasePorts;
  readonly cad?: CadRunner;
  readonly webFolder?: string;
};
type DatabasePorts = Pick<Ports, 'records' | 'queue' | 'feed'>;

export interface App {
  /** Every route, listening to nothing yet. */
  readonly http: FastifyInstance;
  /** The CAD server standing alone, listening to nothing yet; null where it doesn't. */
  readonly cadHttp: FastifyInstance | null;
  /**
   * Opens database, queue and feed, seeds, and starts the work. Throws RecordsError, AccountKeysError or RateCardError, in words,
   * for what the operator has to mend.
   */
  open(): Promise<void>;
  /** Finishes what runs, within limits, and closes everything. */
  close(): Promise<void>;
  /** Where customers reach the server, without a slash at its end. */
  publicUrl(): string;
}

/** A request that comes before the database is open waits this long. */
const OPEN_WITHIN_MS = 20_000;
const GRACE_MS = 10_000;
const MOST_CAD_PROCESSES = 4;

/** Assembles the application. The only place that knows which adapter stands behind which port. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const opened = Promise.withResolvers<Ports>();
  // Nobody may be waiting for it when it fails.
  opened.promise.catch(() => {});
  let ports: Ports | null = null;
  let work: Work | null = null;
  const publicUrl = () => config.publicUrl ?? listeningUrl(http, config);
  const context: HttpContext = {
    config,
    webFolder: overrides.webFolder ?? fileURLToPath(new URL('../../dist/web', import.meta.url)),
    ports: () => within(OPEN_WITHIN_MS, opened.promise),
    missing: async () => (ports === null ? 'The database is being opened.' : warming.missing()),
    mails: createMailReader(config),
    publicUrl,
  };
  const http = await createHttpServer(context);
  const cadHttp = config.cadPort === null || config.role === 'worker' ? null : await createCadServer(context);
  const cad = config.role === 'api' ? null : (overrides.cad ?? createCad(config, http.log));
  const warming = warm(cad);
  return {
    http,
    cadHttp,
    publicUrl,
    async open() {
      try {
        const rateCard = config.rateCardFile === null ? null : await readRateCard(config.rateCardFile);
        ports = await openPorts(config, overrides, publicUrl, http.log);
        await ports.blobs.sweep();
        await seedProvider(ports, rateCard);
        opened.resolve(ports);
      } catch (error) {
        opened.reject(new RequestProblem(503, 'The database could not be opened.', { cause: error }));
        throw error;
      }
      if (cad !== null) work = await startWork(ports, cad, join(config.dataFolder, 'work'), config.web.keepPartsDays, http.log);
    },
    async close() {
      await Promise.all([http.close(), cadHttp?.close()]);
      await work?.stop();
      await ports?.queue.close(GRACE_MS);
      await cad?.close();
      await ports?.feed.close();
      await ports?.mailer.close();
      await ports?.records.close();
    },
  };
}

async function openPorts(config: Config, overrides: Overrides, publicUrl: () => string, log: FastifyBaseLogger): Promise<Ports> {
  const clock = overrides.clock ?? systemClock;
  const database = overrides.database ?? (await openDatabase(config, log));
  const { userPool, identity } = await openAccounts(config, database.records, clock, publicUrl);
  return {
    ...database,
    blobs: overrides.blobs ?? createBlobs(config),
    mailer: overrides.mailer ?? createMailer(config),
    identity: overrides.identity ?? identity,
    userPool,
    clock,
  };
}

/** Those who keep the accounts and check their tokens. */
async function openAccounts(
  { identity, database, web }: Config,
  records: Records,
  clock: Clock,
  publicUrl: () => string,
): Promise<Pick<Ports, 'userPool' | 'identity'>> {
  if (identity.kind === 'cognito') return { userPool: null, identity: createCognitoIdentity({ ...identity, clock }) };
  const { keyFile, ...settings } = identity;
  const keys = await createAccountKeys(await openAccountKey(keyFile));
  if (database.kind === 'postgres') await assertSameKey(records, keys);
  const issuer = () => `${publicUrl()}/idp`;
  return {
    userPool: { ...settings, keys, passwords: createArgon2Hasher(), inTurn: createTurns(), issuer, appName: web.appName },
    identity: createBuiltInIdentity({ keySet: keys.keySet, issuer, clientId: settings.clientId, clock, sessions: records.accounts }),
  };
}

async function openDatabase({ database }: Config, log: FastifyBaseLogger): Promise<DatabasePorts> {
  const open = database.kind === 'embedded' ? await openEmbeddedDatabase(database.folder) : await openPostgresDatabase(database.url);
  const queue = await startJobQueue(open, (error) => log.error({ err: error }, 'The job queue met trouble.'));
  return { records: createRecords(open), queue, feed: await startStatusFeed(open) };
}

function createBlobs({ blobs, dataFolder }: Config): BlobStore {
  if (blobs.kind === 'files') return createFilesBlobStore(blobs.folder);
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = blobs;
  const spoolFolder = join(dataFolder, 'spool');
  return createS3BlobStore({ endpoint, bucket, accessKeyId, secretAccessKey, region, checksums: 'WHEN_REQUIRED', spoolFolder });
}

function createMailer({ mail }: Config): Mailer {
  return mail.kind === 'files' ? createEmlMailer(mail) : createSmtpMailer(mail);
}

function createMailReader({ mail }: Config): HttpContext['mails'] {
  return mail.kind === 'files' ? () => listMails(mail.folder) : null;
}

function createCad({ cad }: Config, log: FastifyBaseLogger): CadRunner {
  return createCadChildPool({
    // One processor stays for the server itself, but a file that takes its whole time must never hold up all others.
    size: cad.processes ?? Math.max(2, Math.min(MOST_CAD_PROCESSES, availableParallelism() - 1)),
    memoryLimitMb: cad.memoryMb,
    jobDeadlineMs: cad.deadlineSeconds * 1000,
    log,
  });
}

/** Starts warming at once, beside everything else. */
function warm(cad: CadRunner | null) {
  let missing: string | null = cad === null ? null : 'The CAD processes are warming up.';
  cad?.warm().then(
    () => {
      missing = null;
    },
    (error: unknown) => {
      missing = `The CAD processes do not start: ${error instanceof Error ? error.message : String(error)}`;
    },
  );
  return { missing: () => missing };
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RequestProblem(503, 'The server is still starting. Please try again in a moment.')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function listeningUrl(http: FastifyInstance, config: Config): string {
  const address = http.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
