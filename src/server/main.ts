import { setTimeout as pause } from 'node:timers/promises';
import { type App, buildApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { RateCardError } from './config/read-rate-card.ts';
import { keepPrivate } from './keep-private.ts';
import { AccountKeysError } from './ports/account-keys.ts';
import { SandboxError } from './ports/cad-runner.ts';
import { RecordsError } from './ports/records/records.ts';

/** How a process ends that could not start or go on: the operator's to mend (1), or a bad configuration (2). */
const CANNOT_GO_ON = 1;
const BAD_CONFIGURATION = 2;
/** Errors that say in words what the operator has to mend. */
const MENDABLE = [RecordsError, AccountKeysError, RateCardError, SandboxError];
const TAKEN_OVER = 'A newer version of QuickQuote has changed the database so that this one may not go on';
/** A shutdown that takes longer than this is cut short. */
const STOP_WITHIN_MS = 20_000;
/**
 * So many who connect while the service is busy wait for it, at most what the system allows. Node's 511 are full as soon as a few
 * hundred browsers open their pages; everybody after them is let down by the system, and tries again only after 1, 3, 7 … seconds.
 */
const WAITING_CONNECTIONS = 4096;

const read = readConfig(process.env);
if (read.outcome === 'refused') {
  end(BAD_CONFIGURATION, ['The configuration is not usable:', ...read.problems.map((problem) => `  ${problem}`)].join('\n'));
} else {
  await run(read.config);
}

async function run(config: Config): Promise<void> {
  closeDataFolder(config.dataFolder);
  const app = await buildApp(config).catch((error: unknown) => end(CANNOT_GO_ON, explain(error, config)));
  let stopping = false;
  const stop = async (reason: string, { code = 0, drainSeconds = config.drainSeconds } = {}) => {
    if (stopping) return;
    stopping = true;
    say(`${reason}: finishing what runs, then stopping.`);
    app.leave();
    await pause(drainSeconds * 1000);
    setTimeout(
      () => end(CANNOT_GO_ON, 'Stopping took too long; what was unfinished is resumed at the next start.'),
      STOP_WITHIN_MS,
    ).unref();
    await app.close();
    process.exit(code);
  };
  void app.lost.then((reason) => end(CANNOT_GO_ON, reason));
  void app.outdated.then(() => stop(TAKEN_OVER, { code: CANNOT_GO_ON, drainSeconds: 0 }));
  process.on('SIGTERM', (signal) => stop(signal));
  process.on('SIGINT', (signal) => stop(signal));

  try {
    const { host, port, cadPort } = config;
    await app.http.listen({ host, port, backlog: WAITING_CONNECTIONS });
    if (cadPort !== null) await app.cadHttp?.listen({ host, port: cadPort });
    say(`${config.web.appName} listens on ${app.publicUrl()} and opens its database …`);
    await app.open();
    if (config.role !== 'worker') say(welcome(config, app, await app.findSetUpUrl()));
  } catch (error) {
    if (stopping) return;
    await app.close().catch(() => {});
    end(CANNOT_GO_ON, explain(error, config));
  }
}

function closeDataFolder(folder: string): void {
  try {
    const kept = keepPrivate(folder);
    if (kept > 0) say(`${kept} files or folders in ${folder} can not be closed to other users of this machine: chown them to yours.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    end(CANNOT_GO_ON, `The data folder ${folder} can not be made (${reason}). Name another one in DATA_DIR.`);
  }
}

function welcome(config: Config, app: App, setUpUrl: string | null): string {
  const url = app.publicUrl();
  return [
    '',
    ...(setUpUrl === null ? [] : [`  Set up your shop, once           ${setUpUrl}`]),
    `  Share this link with customers   ${url}/app/upload?msp_id=1`,
    `  Mails                            ${describeMails(config, app)}`,
    `  Data                             ${config.dataFolder}`,
    `  API                              ${url}/openapi.json`,
    '',
    ...describeMissing(app.missingGuards()),
    ...(config.limitsRates ? [] : ['  RATE_LIMIT=off: REQUESTS ARE NOT LIMITED. Never run a public server like this.', '']),
  ].join('\n');
}

function describeMissing(guards: readonly string[]): readonly string[] {
  if (guards.length === 0) return [];
  return [`  THE SANDBOX OF THE CAD PROCESSES LACKS ${guards.join(', ')}: see "What keeps a CAD process in" in SECURITY.md.`, ''];
}

function describeMails({ mail }: Config, app: App): string {
  if (mail.kind !== 'files') return 'sent through SMTP_URL';
  const address = app.mailsUrl();
  return address === null ? `files in ${mail.folder}` : `${address} (files in ${mail.folder})`;
}

function explain(error: unknown, { host, port: mainPort, cadPort }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isCadPort = cadPort !== null && error instanceof Error && 'port' in error && error.port === cadPort;
  const [port, name] = isCadPort ? [cadPort, 'CAD_PORT'] : [mainPort, 'PORT'];
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. Stop that one, or choose another with ${name}=….`;
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used without more rights. Choose one above 1023 with ${name}=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine. Set HOST=… to one that is.`;
  if (MENDABLE.some((kind) => error instanceof kind) && error instanceof Error)
    return `${error.message}${error.cause instanceof Error ? `\n  (${error.cause.message})` : ''}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function end(code: number, text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}
