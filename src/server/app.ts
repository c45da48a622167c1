import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createCadChildPool } from './adapters/cad-runner/create-cad-child-pool.ts';
import { findSandbox } from './adapters/cad-runner/find-sandbox.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { createThreadedDocumentWriter } from './adapters/document-writer/threaded-document-writer.ts';
import { openAccountKey } from './adapters/identity/account-key-file.ts';
import { createAccountKeys } from './adapters/identity/create-account-keys.ts';
import { createBuiltInIdentity, createCognitoIdentity } from './adapters/identity/verify-access-token.ts';
import { createThisMachine } from './adapters/machine/this-machine.ts';
import { createEmlMailer } from './adapters/mailer/eml-mailer.ts';
import { keepMailSecret } from './adapters/mailer/keep-mail-secret.ts';
import { listMails } from './adapters/mailer/list-mails.ts';
import { createArgon2Hasher } from './adapters/password-hasher/argon2-hasher.ts';
import { createSharpPictureEncoder } from './adapters/picture-encoder/sharp-picture-encoder.ts';
import type { Database } from './adapters/records/core/database.ts';
import { createRecords } from './adapters/records/create-records.ts';
import { whenThere } from './adapters/records/when-there.ts';
import { startStatusFeed } from './adapters/status-feed/start-status-feed.ts';
import { createFilesUnfinishedUploads } from './adapters/unfinished-uploads/files-unfinished-uploads.ts';
import { type BackupRequest, serveBackups } from './backup/backup-socket.ts';
import { makeBackup } from './backup/make-backup.ts';
import { createBlobs } from './compose/create-blobs.ts';
import { tellChanges } from './compose/tell-changes.ts';
import type { Config } from './config/config.ts';
import { readRateCard } from './config/read-rate-card.ts';
import type { HttpContext, LogStream } from './http/answers/http-context.ts';
import { RequestProblem } from './http/answers/request-problem.ts';
import { createCadServer } from './http/create-cad-server.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { startWork, type Work } from './jobs/start-jobs.ts';
import { listDependencies } from './list-dependencies.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { traceCad } from './metrics/trace-cad.ts';
import { type CadRunner, type Guard, SandboxError } from './ports/cad-runner.ts';
import type { Clock } from './ports/clock.ts';
import type { Machine } from './ports/machine.ts';
import type { Mailer } from './ports/mailer.ts';
import { type Records, RecordsError } from './ports/records/records.ts';
import { NO_TRACING, type Tracing } from './ports/tracing.ts';
import { assertSameKey } from './services/accounts/assert-same-key.ts';
import { findSetUpCode } from './services/accounts/set-up-code.ts';
import { createClientIds } from './services/shared/client-ids.ts';
import { createVisitCounter } from './services/shared/count-visits.ts';
import { createResourceGuard, RESERVE_BYTES } from './services/shared/guard-resources.ts';
import { createStorageGuard } from './services/shared/guard-storage.ts';
import { createTurns } from './services/shared/guards/take-turns.ts';
import { createPartNames } from './services/shared/part-names.ts';
import type { Ports } from './services/shared/ports.ts';
import { seedProvider } from './services/shop/seed-provider.ts';

/** Adapters, and places, that a test brings along; what it leaves out comes from the configuration. */
export type Overrides = Partial<Omit<Ports, keyof DatabasePorts | 'userPool'>> & {
  /** What stands on one database comes together. */
  readonly database?: DatabasePorts;
  readonly cad?: CadRunner;
  readonly webFolder?: string;
  readonly machine?: Machine;
  readonly logTo?: LogStream;
};
type DatabasePorts = Pick<Ports, 'records' | 'feed'>;

export interface App {
  /** Every route, listening to nothing yet. */
  readonly http: FastifyInstance;
  /** The CAD server standing alone, listening to nothing yet; null where it doesn't. */
  readonly cadHttp: FastifyInstance | null;
  /**
   * Opens database and feed, seeds, and starts the work. Throws RecordsError, AccountKeysError or RateCardError, in words,
   * for what the operator has to mend.
   */
  open(): Promise<void>;
  /** Resolves, to the reason in words, when only a new process can go on; never where all goes well. */
  readonly lost: Promise<string>;
  /** Resolves when a newer version has the database for itself, and nothing more is read or stored here. */
  readonly outdated: Promise<void>;
  /** From now on `/ready` says that it is leaving; everything is answered as before, each answer the last of its connection. */
  leave(): void;
  /** Finishes what runs, within limits, and closes everything. */
  close(): Promise<void>;
  /** Where customers reach the server, without a slash at its end. */
  publicUrl(): string;
  /** What of the sandbox of the CAD processes this machine does not offer. */
  missingGuards(): readonly string[];
  /** The link that makes the first provider's owner; null while there is one. Only once it is open. */
  findSetUpUrl(): Promise<string | null>;
  /** Where kept mails are shown on this machine, a secret in it; null where they aren't. */
  mailsUrl(): string | null;
}

/** A request that comes before the database is open waits this long. */
const OPEN_WITHIN_MS = 20_000;
const GRACE_MS = 10_000;
const MOST_CAD_PROCESSES = 4;

/** Assembles the application. The only place that knows which adapter stands behind which port. Throws SandboxError, in words. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const opened = Promise.withResolvers<Ports>();
  // Nobody may be waiting for it when it fails.
  opened.promise.catch(() => {});
  let ports: Ports | null = null;
  const machine = overrides.machine ?? createThisMachine(config.dataFolder);
  const resources = createResourceGuard(machine);
  const lost = Promise.withResolvers<string>();
  const lose = async () => {
    const shortage = await resources.findShortage().catch(() => null);
    const reason = shortage === null ? '' : ` ${shortage.detail}`;
    lost.resolve(`The database has stopped itself.${reason} Start again: nothing that was acknowledged is lost.`);
  };
  const outdated = Promise.withResolvers<void>();
  let work: Work | null = null;
  let isLeaving = false;
  let stopBackups: (() => Promise<void>) | null = null;
  const publicUrl = () => config.publicUrl ?? listeningUrl(http, config);
  const metrics = createMetrics(() => ports);
  const tracing = overrides.tracing ?? (await createTracing(config));
  const context: HttpContext = {
    config,
    logTo: overrides.logTo,
    webFolder: overrides.webFolder ?? fileURLToPath(new URL('../../dist/web', import.meta.url)),
    ports: () => within(OPEN_WITHIN_MS, opened.promise),
    dependencies: listDependencies(
      () => ports,
      config.role === 'api' ? null : () => cad,
      resources,
      () => isLeaving,
    ),
    metrics,
    tracing,
    guards: () => cad?.guards,
    mails: await createMailReader(config),
    publicUrl,
  };
  let cad: CadRunner | null = null;
  const http = await createHttpServer(context);
  const cadHttp = config.cadPort === null || config.role === 'worker' ? null : await createCadServer(context);
  cad = config.role === 'api' ? null : traceCad(metrics.meterCad(overrides.cad ?? (await createCad(config, http.log))), tracing);
  return {
    http,
    cadHttp,
    publicUrl,
    lost: lost.promise,
    outdated: outdated.promise,
    missingGuards: () => nameMissing(cad?.guards ?? []),
    async findSetUpUrl() {
      const open = await opened.promise;
      const code = await whenThere(() => findSetUpCode(open));
      return code === null ? null : `${publicUrl()}/app/setup/${code}`;
    },
    mailsUrl: () => (context.mails === null ? null : `${listeningUrl(http, config)}${context.mails.path}`),
    async open() {
      try {
        const rateCard = config.rateCardFile === null ? null : await readRateCard(config.rateCardFile);
        const database = overrides.database ?? (await openDatabase(config, machine, { lose, outdate: outdated.resolve, log: http.log }));
        const untold = (error: unknown) => http.log.warn({ err: error }, 'That a request changed could not be told.');
        const told = { feed: database.feed, records: tellChanges(database.records, database.feed, untold) };
        const openedPorts = await openPorts(config, overrides, { ...told, resources, tracing }, publicUrl, http.log);
        ports = { ...openedPorts, mailer: metrics.meterMailer(openedPorts.mailer) };
        await ports.blobs.sweep();
        await ports.uploads?.deleteExpired();
        await whenThere(() => seedProvider(openedPorts, rateCard));
        if (config.database.kind === 'embedded' && overrides.database === undefined)
          stopBackups = await serveBackups(config.dataFolder, backUp(config, ports, http.log));
        opened.resolve(ports);
      } catch (error) {
        opened.reject(new RequestProblem(503, 'The database could not be opened.', { cause: error }));
        throw error;
      }
      if (cad === null) return;
      const workFolder = join(config.dataFolder, 'work');
      const { signUp, web } = config;
      work = await startWork(ports, { cad, workFolder, keepPartsDays: web.keepPartsDays, publicUrl, signUp, log: http.log });
    },
    leave() {
      isLeaving = true;
      // A call that comes over a connection as it is being closed is lost; one that finds nobody listening is asked elsewhere.
      http.server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
    },
    async close() {
      await Promise.all([http.close(), cadHttp?.close()]);
      await stopBackups?.();
      await work?.stop(GRACE_MS);
      await cad?.close();
      await ports?.visits.flush();
      await ports?.feed.close();
      await ports?.mailer.close();
      await ports?.records.close();
      await tracing.close();
    },
  };
}

/** How this process, which alone has the embedded database, makes a backup. */
function backUp({ identity }: Config, { records, blobs, clock }: Ports, log: FastifyBaseLogger) {
  return async ({ path, withKey }: BackupRequest) => {
    const keyFile = withKey && identity.kind === 'built-in' ? identity.keyFile : null;
    await makeBackup({ copy: records.copy, blobs, now: clock.now(), keyFile }, path);
    log.info({ path, withKey }, 'Made a backup.');
  };
}

async function openPorts(
  config: Config,
  overrides: Overrides,
  opened: DatabasePorts & Pick<Ports, 'resources' | 'tracing'>,
  publicUrl: () => string,
  log: FastifyBaseLogger,
): Promise<Ports> {
  const clock = overrides.clock ?? systemClock;
  const { userPool, identity, ...byKey } = await openAccounts(config, opened.records, clock, publicUrl);
  return {
    ...opened,
    ...byKey,
    blobs: overrides.blobs ?? (await createBlobs(config)),
    uploads: config.web.uploadsResume ? createFilesUnfinishedUploads(join(config.dataFolder, 'uploads')) : null,
    mailer: overrides.mailer ?? (await createMailer(config)),
    pictures: overrides.pictures ?? createSharpPictureEncoder(),
    documents: overrides.documents ?? createThreadedDocumentWriter(),
    identity: overrides.identity ?? identity,
    userPool,
    clock,
    storage: createStorageGuard(opened.records, clock, config.storage),
    visits: createVisitCounter(opened, clock, (error) => log.warn({ err: error }, 'Visits could not be counted yet.')),
  };
}

/** Those who keep the accounts and check their tokens, and what hangs on the installation's key. */
async function openAccounts(
  { identity, database, web, signUp }: Config,
  records: Records,
  clock: Clock,
  publicUrl: () => string,
): Promise<Pick<Ports, 'userPool' | 'identity' | 'hashAddress' | 'clientIds' | 'partNames' | 'hashSetUp' | 'voucher'>> {
  const { keyFile, ...settings } = identity;
  const keys = await createAccountKeys(await openAccountKey(keyFile));
  const byKey = {
    hashAddress: (address: string) => keys.hash('address', address),
    clientIds: createClientIds(keys),
    partNames: createPartNames(keys),
    hashSetUp: (text: string) => keys.hash('set-up', text),
    voucher: keys,
  };
  if (settings.kind === 'cognito') return { userPool: null, identity: createCognitoIdentity({ ...settings, clock }), ...byKey };
  if (database.kind === 'postgres') await whenThere(() => assertSameKey(records, keys));
  const issuer = () => `${publicUrl()}/idp`;
  return {
    userPool: { ...settings, signUp, keys, passwords: createArgon2Hasher(), inTurn: createTurns(), issuer, appName: web.appName },
    identity: createBuiltInIdentity({ keySet: keys.keySet, issuer, clientId: settings.clientId, clock, sessions: records.accounts }),
    ...byKey,
  };
}

/** `lose` is called when the embedded database gives up, `outdate` when a newer version has the one that many share for itself. */
async function openDatabase(
  { database }: Config,
  machine: Machine,
  { lose, outdate, log }: { readonly lose: () => void; readonly outdate: () => void; readonly log: FastifyBaseLogger },
): Promise<DatabasePorts> {
  if (database.kind === 'embedded') await assertRoomToStart(database.folder, machine);
  const open = await openConfigured(database, log);
  void (open.kind === 'embedded' ? open.aborted.then(lose) : open.outdated.then(outdate));
  return { records: createRecords(open), feed: await whenThere(() => startStatusFeed(open)) };
}

/** Of the two, one is loaded: what is not used would be held all the same. */
async function openConfigured(database: Config['database'], log: FastifyBaseLogger): Promise<Database> {
  if (database.kind === 'embedded') {
    const { openEmbeddedDatabase } = await import('./adapters/records/open-embedded-database.ts');
    return openEmbeddedDatabase(database.folder);
  }
  const { openPostgresDatabase } = await import('./adapters/records/open-postgres-database.ts');
  return openPostgresDatabase(database.url, { tellSlow: (slow) => log.warn(slow, 'A statement took long.') });
}

/** Throws RecordsError where the embedded database would abort in the middle of its start. */
async function assertRoomToStart(folder: string, machine: Machine): Promise<void> {
  const freeBytes = await machine.countFreeBytes();
  if (freeBytes >= RESERVE_BYTES) return;
  const [needed, free] = [RESERVE_BYTES, freeBytes].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new RecordsError(
    `The disk is full: to start, ${folder} needs ${needed} MB of free space, and there are ${free} MB. Make some, then start again; nothing that was acknowledged is lost.`,
  );
}

/** OpenTelemetry is loaded where somebody wants to know. */
async function createTracing({ traces, role }: Config): Promise<Tracing> {
  if (traces === null) return NO_TRACING;
  const { createOpenTelemetry } = await import('./adapters/tracing/open-telemetry.ts');
  return createOpenTelemetry({ ...traces, role });
}

async function createMailer({ mail }: Config): Promise<Mailer> {
  if (mail.kind === 'files') return createEmlMailer(mail);
  const { createSmtpMailer } = await import('./adapters/mailer/smtp-mailer.ts');
  return createSmtpMailer(mail);
}

async function createMailReader({ mail, trustedProxies }: Config): Promise<HttpContext['mails']> {
  if (mail.kind !== 'files' || trustedProxies !== null) return null;
  return { path: `/dev/mail/${await keepMailSecret(mail.folder)}`, list: () => listMails(mail.folder) };
}

async function createCad({ cad }: Config, log: FastifyBaseLogger): Promise<CadRunner> {
  const sandbox = await findSandbox();
  assertGuarded(sandbox.guards, cad.runsUnguarded);
  const missing = nameMissing(sandbox.guards);
  if (missing.length === 0) log.info({ guards: sandbox.guards }, 'What keeps the CAD processes in.');
  else log.warn({ guards: sandbox.guards, missing }, 'This machine does not keep the CAD processes in as it could.');
  return createCadChildPool({
    sandbox,
    // One processor stays for the server itself, but a file that takes its whole time must never hold up all others.
    size: cad.processes ?? Math.max(2, Math.min(MOST_CAD_PROCESSES, availableParallelism() - 1)),
    memoryLimitMb: cad.memoryMb,
    jobDeadlineMs: cad.deadlineSeconds * 1000,
    log,
  });
}

/** Throws SandboxError where whoever takes a CAD process over would be root. */
function assertGuarded(guards: readonly Guard[], runsUnguarded: boolean): void {
  const isBare = guards.some(({ guard, holds }) => guard === 'privileges' && holds);
  if (isBare || runsUnguarded || process.getuid?.() !== 0) return;
  throw new SandboxError(
    'As root, QuickQuote does not start where nothing keeps the CAD processes in: a malicious file could take over the machine. ' +
      'Start it as another user, allow namespaces (unshare) in the container, or let the user "nobody" read the program\'s folder. ' +
      'With CAD_SANDBOX=off it starts all the same.',
  );
}

/** Those guards that do not hold. */
function nameMissing(guards: readonly Guard[]): readonly string[] {
  return guards.filter(({ holds }) => !holds).map(({ guard }) => guard);
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
