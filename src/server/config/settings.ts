import { BUILD_MODES, POST_AUTH_ROUTES, RELEASE_TYPES } from '#contract/web-config.ts';

/** How one environment variable is read and explained. `read` throws an Error whose message completes "NAME …". */
interface Setting<T> {
  readonly group: string;
  /** The default as written in the environment; '' means unset. */
  readonly fallback: string;
  readonly accepts: string;
  readonly meaning: string;
  readonly read: (text: string) => T;
}

const text = (value: string): string => value;

function optionalText(value: string): string | null {
  return value === '' ? null : value;
}

function oneOf<const Values extends readonly string[]>(values: Values): (value: string) => Values[number] {
  return (value) => {
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}`);
    return found;
  };
}

function integer(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < minimum || number > maximum)
      throw new Error(`must be a whole number from ${minimum} to ${maximum}`);
    return number;
  };
}

function optional<T>(read: (value: string) => T): (value: string) => T | null {
  return (value) => (value === '' ? null : read(value));
}

function address(...protocols: readonly string[]): (value: string) => string {
  return (value) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(`must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return value;
  };
}

function link(value: string): string {
  return value.startsWith('/') || value.startsWith('#') ? value : address('http:', 'https:', 'mailto:')(value);
}

/** A path on the own host or a whole address; always ends in '/'. */
function base(value: string): string {
  if (value === '') return value;
  const whole = value.startsWith('/') ? value : address('http:', 'https:')(value);
  return whole.endsWith('/') ? whole : `${whole}/`;
}

function mailAddress(value: string): string {
  if (!/^[^\s@<>,"]+@[^\s@<>,"]+$/.test(value)) throw new Error('must be one e-mail address');
  return value;
}

function token(value: string): string {
  if (!/^[\x21-\x7e]{16,}$/.test(value)) throw new Error('must be 16 or more characters, without spaces');
  return value;
}

/** Declares settings that are explained together. */
function inGroup(group: string) {
  return <T>(fallback: string, accepts: string, read: (text: string) => T, meaning: string): Setting<T> => {
    return { group, fallback, accepts, read, meaning };
  };
}

const server = inGroup('Server');
const stores = inGroup('Database and files');
const mail = inGroup('Mail');
const prices = inGroup('Prices');
const web = inGroup('Web app');

/** What the product is called where nobody says otherwise. */
export const PRODUCT_NAME = 'QuickQuote';
const accounts = inGroup('Accounts');
const cad = inGroup('CAD engine');

/** Every environment variable the server knows; `docs/configuration.md` is generated from this table. */
export const SETTINGS = {
  HOST: server('127.0.0.1', 'an address of this machine', text, 'Where the server listens. `0.0.0.0` listens on every network interface.'),
  PORT: server('8080', '0 to 65535', integer(0, 65535), 'The port it listens on; 0 takes any free one.'),
  CAD_PORT: server(
    '',
    '1 to 65535',
    optional(integer(1, 65535)),
    'A second port that hands out meshes alone (`/cad/` and `/downloaded/`); of all web pages, only those at `PUBLIC_URL` may read them there. Unset, 8081 in development and none otherwise.',
  ),
  ROLE: server(
    'all',
    '`all`, `api` or `worker`',
    oneOf(['all', 'api', 'worker']),
    'What this process does: answer requests, measure parts and send mails, or both. `api` and `worker` need `DATABASE_URL`.',
  ),
  PUBLIC_URL: server(
    '',
    'an http(s) address',
    optional(address('http:', 'https:')),
    'Where customers reach the server; links in mails start with it, and a `worker` does not start without it. Unset, it is `http://HOST:PORT`.',
  ),
  RATE_LIMIT: server(
    'on',
    '`on` or `off`',
    oneOf(['on', 'off']),
    'Limits requests per address. `off` is for load and acceptance runs on your own machine.',
  ),
  TRUST_PROXY: server(
    '',
    'addresses, separated by commas',
    optionalText,
    'The reverse proxies in front of the server, whose `X-Forwarded-For` is believed, for instance `127.0.0.1` or `10.0.0.0/8`.',
  ),
  RESUMABLE_UPLOADS: server(
    '',
    '`on` or `off`',
    optional(oneOf(['on', 'off'])),
    'Whether an upload that breaks off goes on where it was. Unset, it does but with S3: what has come lies on the disk of one server. Where there are several, `on` takes a load balancer that brings all calls of an address under `/api/uploads` to the same one, as those of the folder `deploy` do.',
  ),
  DRAIN_SECONDS: server(
    '0',
    '0 to 60',
    integer(0, 60),
    'How long a server that is asked to end goes on answering while `/ready` says that it is leaving, so that a load balancer which asks for it sends nothing more. Then what runs is finished within 20 seconds.',
  ),
  METRICS_TOKEN: server(
    '',
    '16 characters or more',
    optional(token),
    'Opens `/metrics` to who sends `Authorization: Bearer` with it. Without it, and with it too, a direct connection from this machine is let in.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: server(
    '',
    'an http(s) address',
    optional(address('http:', 'https:')),
    'An OpenTelemetry collector that takes OTLP over HTTP, for instance `http://127.0.0.1:4318`: each request, and the measuring that it asks for, is told as one trace. `OTEL_EXPORTER_OTLP_HEADERS` is heeded. Unset, nothing is told and nothing of OpenTelemetry is loaded.',
  ),
  OTEL_SERVICE_NAME: server('quickquote', 'text', text, 'What the traces are called by.'),
  LOG_LEVEL: server(
    'info',
    '`debug`, `info`, `warn`, `error` or `silent`',
    oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    'The least severe message that is logged; `debug` has a line for each request that went well.',
  ),
  DATA_DIR: stores('./data', 'a folder', text, 'Holds the embedded database, the files and the mails.'),
  DATABASE_URL: stores(
    '',
    'a postgres:// address',
    optional(address('postgres:', 'postgresql:')),
    'A PostgreSQL database instead of the embedded one.',
  ),
  S3_ENDPOINT: stores(
    '',
    'an http(s) address',
    optional(address('http:', 'https:')),
    'An S3-compatible store instead of files in `DATA_DIR`.',
  ),
  S3_BUCKET: stores('', 'text', optionalText, 'The bucket; needed with `S3_ENDPOINT`.'),
  S3_ACCESS_KEY_ID: stores('', 'text', optionalText, 'Needed with `S3_ENDPOINT`.'),
  S3_SECRET_ACCESS_KEY: stores('', 'text', optionalText, 'Needed with `S3_ENDPOINT`.'),
  S3_REGION: stores('us-east-1', 'text', text, 'The region of the store.'),
  KEEP_PARTS_DAYS: stores(
    '',
    '1 to 36500',
    optional(integer(1, 36_500)),
    'Parts are deleted this many days after their upload, or after the last request for quote that contains them, with file, picture and meshes; so are requests for quote and mails of that age. Customers are told so. Unset, everything is kept.',
  ),
  MAX_STORAGE_MB: stores(
    '100000',
    '1 to 1000000000',
    integer(1, 1_000_000_000),
    'What all uploaded files together may take; then uploads are refused. Pictures and meshes come on top, often as much again.',
  ),
  MAX_STORAGE_MB_PER_PROVIDER: stores(
    '50000',
    '1 to 1000000000',
    integer(1, 1_000_000_000),
    "What files may take that came by one provider's link.",
  ),
  MAX_UPLOAD_MB_PER_DAY: stores(
    '5000',
    '1 to 1000000000',
    integer(1, 1_000_000_000),
    'What may be uploaded from one address within 24 hours; `RATE_LIMIT=off` lifts it.',
  ),
  SMTP_URL: mail(
    '',
    'an smtp:// or smtps:// address',
    optional(address('smtp:', 'smtps:')),
    'The mail server. Unset, mails are written to `DATA_DIR/mail` and can be read on this machine at the address that the server prints when it starts.',
  ),
  MAIL_FROM: mail('quotes@localhost', 'an e-mail address', mailAddress, 'The sender of every mail.'),
  SUPPORT_EMAIL: mail('support@localhost', 'an e-mail address', mailAddress, 'Receives the messages of the contact form.'),
  RATE_CARD_FILE: prices(
    '',
    'a file',
    optionalText,
    "Rates for provider 1, as JSON; `npm run -s rate-card` writes one to begin with. It is read at each start: a card that is new becomes the next version of what provider 1 charges; one that was published before leaves alone what the owner has published since. Unset, the rates stay as they are: at first the demo's.",
  ),
  APP_NAME: web(PRODUCT_NAME, 'text', text, "The name on every page; unless it is set, an installation of one shop shows that shop's."),
  BUILD_MODE: web(
    'production',
    BUILD_MODES.map((mode) => `\`${mode}\``).join(', '),
    oneOf(BUILD_MODES),
    'In `development` the web app calls the API on a development host.',
  ),
  RELEASE_TYPE: web(
    'alpha',
    RELEASE_TYPES.map((type) => `\`${type}\``).join(', '),
    oneOf(RELEASE_TYPES),
    'The release shown beside the name.',
  ),
  API_BASE: web(
    '',
    'a path or an http(s) address',
    base,
    'Where the web app calls the API. Unset, it is `/api/`, and `http://localhost:PORT/api/` in development.',
  ),
  CAD_SERVER: web(
    '',
    'a path or an http(s) address',
    base,
    'Where the viewer fetches meshes. Unset, it is `/cad/`, and `http://localhost:CAD_PORT/cad/` in development. On a host that is split by ports it is for instance `https://quotes.example.com:8444/cad/`, with a proxy from there to `CAD_PORT`.',
  ),
  POST_AUTH_ROUTE: web(
    'msp/home',
    '`msp/home`, `msp/wip` or `confidential`',
    oneOf(POST_AUTH_ROUTES),
    'Where a provider lands after signing in.',
  ),
  TERMS_URL: web('#terms', 'a link', link, 'The Terms and Conditions, where the shop has not written its own.'),
  PRIVACY_URL: web('#privacy', 'a link', link, 'The Privacy Policy, where the shop has not written its own.'),
  SUPPORT_URL: web('#support', 'a link', link, 'The support site.'),
  SIGNUP_FORM_URL: web('/app/join', 'a link', link, "Where the calculator's 'Get Started for Free' leads."),
  SITE_URL: web('/app/', 'a link', link, 'Your own website, where the logo on the calculator leads.'),
  SIGN_UP: accounts(
    'invited',
    '`invited` or `open`',
    oneOf(['invited', 'open']),
    'Who may make an account and open a shop. With `invited`, whoever has the set-up link that the server prints until there is an owner, or an invitation to work for a shop. With `open`, anybody can sign up and open a shop of their own. Where Amazon Cognito keeps the accounts, its pool says who signs up, and this who opens a shop.',
  ),
  ACCOUNT_KEY_FILE: accounts(
    '',
    'a file',
    optionalText,
    'The private key of the installation, made where there is none: built-in accounts sign with it, and addresses of uploads are kept as hashes by it. Unset, it is `account-key.pem` in `DATA_DIR`. Processes that share a database share a copy of this file.',
  ),
  ACCESS_TOKEN_SECONDS: accounts('3600', '1 to 86400', integer(1, 86_400), 'How long a sign-in lasts before it is renewed.'),
  REFRESH_TOKEN_SECONDS: accounts(
    '2592000',
    '1 to 31536000',
    integer(1, 31_536_000),
    'How long it can be renewed without the password; 30 days by default.',
  ),
  SIGN_UP_CODE_SECONDS: accounts('86400', '1 to 86400', integer(1, 86_400), 'How long the code that confirms an account is good.'),
  RESET_CODE_SECONDS: accounts('3600', '1 to 3600', integer(1, 3600), 'How long the code that resets a password is good.'),
  COGNITO_USER_POOL_ID: accounts('', 'text', optionalText, 'An Amazon Cognito user pool instead of the built-in accounts.'),
  COGNITO_CLIENT_ID: accounts('', 'text', optionalText, "The pool's app client; needed with `COGNITO_USER_POOL_ID`."),
  COGNITO_REGION: accounts('us-west-2', 'text', text, "The pool's region."),
  CAD_PROCESSES: cad(
    '',
    '1 to 64',
    optional(integer(1, 64)),
    'How many models are measured at once. Unset, one for each processor but one, at least two and at most four. With 1, a slow file holds up all others.',
  ),
  CAD_MEMORY_MB: cad('3072', '256 to 65536', integer(256, 65536), 'What one CAD process may take before it is stopped.'),
  CAD_SANDBOX: cad(
    'on',
    'on, off',
    oneOf(['on', 'off']),
    'As root, where nothing can take its rights from the CAD processes, the program refuses to start; `off` starts it all the same. See [SECURITY.md](../SECURITY.md#what-keeps-a-cad-process-in).',
  ),
  CAD_DEADLINE_SECONDS: cad('50', '5 to 600', integer(5, 600), 'How long one model may take before it is given up.'),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['read']> };
