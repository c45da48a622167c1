import { join, resolve } from 'node:path';
import type { ShownFront, WebConfig } from '#contract/web-config.ts';
import type { StorageLimits } from '../services/shared/guard-storage.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts';

export type DatabaseConfig = { readonly kind: 'embedded'; readonly folder: string } | { readonly kind: 'postgres'; readonly url: string };
export type BlobsConfig =
  | { readonly kind: 'files'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly region: string;
    };
export type MailConfig =
  | { readonly kind: 'files'; readonly folder: string; readonly from: string }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

export type IdentityConfig = { readonly clientId: string; readonly keyFile: string } & (
  | {
      readonly kind: 'built-in';
      readonly accessTokenSeconds: number;
      readonly refreshTokenSeconds: number;
      readonly signUpCodeSeconds: number;
      readonly resetCodeSeconds: number;
    }
  | { readonly kind: 'cognito'; readonly issuer: string }
);

/** The environment, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where meshes alone are handed out, too; null: nowhere. */
  readonly cadPort: number | null;
  readonly role: 'all' | 'api' | 'worker';
  /** Null: the address the server listens on. Never ends in '/'. */
  readonly publicUrl: string | null;
  readonly limitsRates: boolean;
  /** Addresses of the proxies that are believed, as Fastify takes them. */
  readonly trustedProxies: string | null;
  /** How long it goes on answering once it is leaving, seconds. */
  readonly drainSeconds: number;
  /** Opens /metrics from elsewhere; null: nothing does. */
  readonly metricsToken: string | null;
  readonly logLevel: SettingValues['LOG_LEVEL'];
  /** Where traces go, and what they are called by; null: nowhere. */
  readonly traces: { readonly endpoint: string; readonly service: string } | null;
  readonly dataFolder: string;
  readonly database: DatabaseConfig;
  readonly blobs: BlobsConfig;
  readonly mail: MailConfig;
  readonly storage: StorageLimits;
  readonly identity: IdentityConfig;
  /** Who may make an account and open a shop. */
  readonly signUp: SettingValues['SIGN_UP'];
  readonly supportEmail: string;
  /** The rates of provider 1; null leaves them as they are. */
  readonly rateCardFile: string | null;
  readonly cad: {
    readonly processes: number | null;
    readonly memoryMb: number;
    readonly deadlineSeconds: number;
    /** Whether root may start without anything that takes its rights from the CAD processes. */
    readonly runsUnguarded: boolean;
  };
  /** What the web app learns beside what the first shop has set. */
  readonly web: Omit<WebConfig, Exclude<keyof ShownFront, 'appName'>>;
}

/** `problems` are sentences for the operator, one for each bad value. */
export type ConfigOutcome =
  | { readonly outcome: 'read'; readonly config: Config }
  | { readonly outcome: 'refused'; readonly problems: readonly string[] };

const DEVELOPMENT_CAD_PORT = 8081;
const BYTES_PER_MB = 1_000_000;

/** Reads and checks the whole environment; unknown variables are left alone. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]) => {
    const written = env[name]?.trim() || setting.fallback;
    try {
      return [name, setting.read(written)];
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : 'is not understood'}, not ${shown(name, written)}.`);
      return [name, undefined];
    }
  });
  if (problems.length > 0) return { outcome: 'refused', problems };
  const values = Object.fromEntries(entries) as SettingValues;
  problems.push(...contradictions(values));
  return problems.length > 0 ? { outcome: 'refused', problems } : { outcome: 'read', config: composeConfig(values) };
}

/** Addresses may hold passwords, so they are not repeated. */
function shown(name: string, value: string): string {
  return /URL|SECRET|KEY|_TOKEN$/.test(name) ? 'what was given' : JSON.stringify(value.slice(0, 80));
}

function contradictions(values: SettingValues): string[] {
  const missing = (owner: SettingName, names: readonly SettingName[]) =>
    values[owner] === null ? [] : names.filter((name) => values[name] === null).map((name) => `${owner} is set, so ${name} is needed too.`);
  return [
    ...(values.ROLE !== 'all' && values.DATABASE_URL === null
      ? [
          `ROLE=${values.ROLE} needs DATABASE_URL: the embedded database belongs to one process, which then has to do all the work (ROLE=all).`,
        ]
      : []),
    ...(values.ROLE === 'worker' && values.PUBLIC_URL === null
      ? ['ROLE=worker needs PUBLIC_URL: links in the mails that it sends start with it, and customers reach the server, not the worker.']
      : []),
    ...missing('S3_ENDPOINT', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...missing('COGNITO_USER_POOL_ID', ['COGNITO_CLIENT_ID']),
  ];
}

function composeConfig(values: SettingValues): Config {
  const dataFolder = resolve(values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    cadPort: chooseCadPort(values),
    role: values.ROLE,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    limitsRates: values.RATE_LIMIT === 'on',
    trustedProxies: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === null
        ? null
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    dataFolder,
    database: values.DATABASE_URL === null ? { kind: 'embedded', folder: dataFolder } : { kind: 'postgres', url: values.DATABASE_URL },
    blobs: composeBlobs(values, dataFolder),
    mail:
      values.SMTP_URL === null
        ? { kind: 'files', folder: join(dataFolder, 'mail'), from: values.MAIL_FROM }
        : { kind: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM },
    storage: {
      installationBytes: values.MAX_STORAGE_MB * BYTES_PER_MB,
      providerBytes: values.MAX_STORAGE_MB_PER_PROVIDER * BYTES_PER_MB,
      addressBytesPerDay: values.RATE_LIMIT === 'on' ? values.MAX_UPLOAD_MB_PER_DAY * BYTES_PER_MB : null,
    },
    identity: composeIdentity(values, dataFolder),
    signUp: values.SIGN_UP,
    supportEmail: values.SUPPORT_EMAIL,
    rateCardFile: values.RATE_CARD_FILE === null ? null : resolve(values.RATE_CARD_FILE),
    cad: {
      processes: values.CAD_PROCESSES,
      memoryMb: values.CAD_MEMORY_MB,
      deadlineSeconds: values.CAD_DEADLINE_SECONDS,
      runsUnguarded: values.CAD_SANDBOX === 'off',
    },
    web: composeWeb(values),
  };
}

/** In development the CAD server stands alone unless told otherwise (VIEW-11). */
function chooseCadPort(values: SettingValues): number | null {
  return values.CAD_PORT ?? (values.BUILD_MODE === 'development' ? DEVELOPMENT_CAD_PORT : null);
}

function composeBlobs(values: SettingValues, dataFolder: string): BlobsConfig {
  if (values.S3_ENDPOINT === null) return { kind: 'files', folder: join(dataFolder, 'blobs') };
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    region: values.S3_REGION,
  };
}

/** The client id of the built-in user pool; it has one client, the web app. */
const BUILT_IN_CLIENT = 'quickquote';

function composeIdentity(values: SettingValues, dataFolder: string): IdentityConfig {
  const keyFile = values.ACCOUNT_KEY_FILE === null ? join(dataFolder, 'account-key.pem') : resolve(values.ACCOUNT_KEY_FILE);
  if (values.COGNITO_USER_POOL_ID !== null) {
    const issuer = `${cognitoHost(values.COGNITO_REGION)}/${values.COGNITO_USER_POOL_ID}`;
    return { kind: 'cognito', clientId: values.COGNITO_CLIENT_ID ?? '', keyFile, issuer };
  }
  return {
    kind: 'built-in',
    clientId: BUILT_IN_CLIENT,
    keyFile,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: values.REFRESH_TOKEN_SECONDS,
    signUpCodeSeconds: values.SIGN_UP_CODE_SECONDS,
    resetCodeSeconds: values.RESET_CODE_SECONDS,
  };
}

function cognitoHost(region: string): string {
  return `https://cognito-idp.${region}.amazonaws.com`;
}

function composeWeb(values: SettingValues): Config['web'] {
  const developmentBase = `http://localhost:${values.PORT}/api/`;
  const apiBase = values.API_BASE || (values.BUILD_MODE === 'development' ? developmentBase : '/api/');
  return {
    appName: values.APP_NAME,
    buildMode: values.BUILD_MODE,
    releaseType: values.RELEASE_TYPE,
    apiBase,
    imageBase: besideApi(apiBase, '../img/'),
    cadServer: values.CAD_SERVER || (values.BUILD_MODE === 'development' ? `http://localhost:${chooseCadPort(values)}/cad/` : '/cad/'),
    identity:
      values.COGNITO_USER_POOL_ID === null
        ? { endpoint: '/idp/', clientId: BUILT_IN_CLIENT, region: values.COGNITO_REGION, userPoolId: 'built-in' }
        : {
            endpoint: `${cognitoHost(values.COGNITO_REGION)}/`,
            clientId: values.COGNITO_CLIENT_ID ?? '',
            region: values.COGNITO_REGION,
            userPoolId: values.COGNITO_USER_POOL_ID,
          },
    postAuthRoute: values.POST_AUTH_ROUTE,
    signUp: values.COGNITO_USER_POOL_ID === null ? values.SIGN_UP : 'open',
    keepPartsDays: values.KEEP_PARTS_DAYS,
    // What came of an upload lies on this machine's disk, where the next request may not arrive when there are several.
    uploadsResume: values.RESUMABLE_UPLOADS === null ? values.S3_ENDPOINT === null : values.RESUMABLE_UPLOADS === 'on',
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== null,
    links: {
      terms: values.TERMS_URL,
      privacy: values.PRIVACY_URL,
      support: values.SUPPORT_URL,
      signUpForm: values.SIGNUP_FORM_URL,
      site: values.SITE_URL,
    },
  };
}

/** The address `path` names when read from the API base, a path on the own host if the base is one (GEN-03). */
function besideApi(apiBase: string, path: string): string {
  const here = 'http://here.invalid';
  const address = new URL(path, new URL(apiBase, here));
  return address.origin === here ? address.pathname : address.href;
}
