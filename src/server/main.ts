import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { AccountKeysError } from './ports/account-keys.ts';
import { RecordsError } from './ports/records.ts';
import { RateCardError } from './read-rate-card.ts';

/** How a process ends that could not start: the operator's to mend (1), or a bad configuration (2). */
const CANNOT_START = 1;
const BAD_CONFIGURATION = 2;
/** A shutdown that takes longer than this is cut short. */
const STOP_WITHIN_MS = 20_000;

const read = readConfig(process.env);
if (read.outcome === 'refused') {
  end(BAD_CONFIGURATION, ['The configuration is not usable:', ...read.problems.map((problem) => `  ${problem}`)].join('\n'));
} else {
  await run(read.config);
}

async function run(config: Config): Promise<void> {
  const app = await buildApp(config);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing what runs, then stopping.`);
    setTimeout(
      () => end(CANNOT_START, 'Stopping took too long; what was unfinished is resumed at the next start.'),
      STOP_WITHIN_MS,
    ).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    await app.http.listen({ host: config.host, port: config.port });
    if (config.cadPort !== null) await app.cadHttp?.listen({ host: config.host, port: config.cadPort });
    say(`${config.web.appName} listens on ${app.publicUrl()} and opens its database …`);
    await app.open();
    if (config.role !== 'worker') say(welcome(config, app.publicUrl()));
  } catch (error) {
    if (stopping) return;
    await app.close().catch(() => {});
    end(CANNOT_START, explain(error, config));
  }
}

function welcome(config: Config, url: string): string {
  const mails = config.mail.kind === 'files' ? `${url}/dev/mail (files in ${config.mail.folder})` : 'sent through SMTP_URL';
  return [
    '',
    `  Share this link with customers   ${url}/app/upload?msp_id=1`,
    `  Mails                            ${mails}`,
    `  Data                             ${config.dataFolder}`,
    `  API                              ${url}/openapi.json`,
    '',
    ...(config.limitsRates ? [] : ['  RATE_LIMIT=off: REQUESTS ARE NOT LIMITED. Never run a public server like this.', '']),
  ].join('\n');
}

function explain(error: unknown, { host, port: mainPort, cadPort }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isCadPort = cadPort !== null && error instanceof Error && 'port' in error && error.port === cadPort;
  const [port, name] = isCadPort ? [cadPort, 'CAD_PORT'] : [mainPort, 'PORT'];
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. Stop that one, or choose another with ${name}=….`;
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used without more rights. Choose one above 1023 with ${name}=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine. Set HOST=… to one that is.`;
  if (error instanceof RecordsError || error instanceof AccountKeysError || error instanceof RateCardError)
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
