import type { Config } from '../config/config.ts';
import type { Finding } from './finding.ts';

const BYTES_PER_MB = 1_000_000;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Settings that are understood each by itself but don't go together, or don't go with a shop that is open to the public. `memoryBytes` is the machine's. */
export function lookAtSettings(config: Config, memoryBytes: number): readonly Finding[] {
  const problems = [...lookAtOpening(config), ...lookAtMany(config), ...lookAtCad(config, memoryBytes)];
  return problems.length > 0 ? problems : [{ about: 'settings', level: 'good', says: 'The settings go together.' }];
}

function lookAtOpening({ publicUrl, host, limitsRates, trustedProxies, mail, supportEmail, web }: Config): readonly Finding[] {
  const isPublic = publicUrl !== null && !LOOPBACK.includes(new URL(publicUrl).hostname);
  const isTls = publicUrl?.startsWith('https:') ?? false;
  return [
    ...when(
      publicUrl === null && !LOOPBACK.includes(host),
      'bad',
      'HOST lets others in, but PUBLIC_URL is not set, so links in mails lead to this machine. Set PUBLIC_URL to the address that customers use.',
    ),
    ...when(
      isPublic && !isTls,
      'bad',
      'PUBLIC_URL begins with http://, so passwords and drawings travel for all to read. Put a proxy with TLS in front, and let PUBLIC_URL begin with https://.',
    ),
    ...when(
      isTls && trustedProxies === null,
      'bad',
      'PUBLIC_URL is served by a proxy, but TRUST_PROXY does not name it, so all customers count as one address and are limited together. Set TRUST_PROXY to the proxy’s address.',
    ),
    ...when(
      !limitsRates && isPublic,
      'bad',
      'RATE_LIMIT=off lets anybody ask without end. Remove it: it is for tests on your own machine.',
    ),
    ...when(
      web.buildMode === 'development' && isPublic,
      'bad',
      'BUILD_MODE=development makes pages call a development host. Set it to production.',
    ),
    ...when(
      mail.kind === 'files' && isPublic,
      'bad',
      'SMTP_URL is not set, so no mail leaves this machine: nobody gets confirmations, codes or quotes. Set SMTP_URL and MAIL_FROM.',
    ),
    ...when(
      mail.kind === 'smtp' && mail.from.endsWith('@localhost'),
      'bad',
      'MAIL_FROM is still quotes@localhost, which mail servers refuse. Set it to an address of your domain.',
    ),
    ...when(
      isPublic && supportEmail.endsWith('@localhost'),
      'warning',
      'SUPPORT_EMAIL is still support@localhost, so messages of the contact form go nowhere. Set it to an address that somebody reads.',
    ),
  ];
}

function lookAtMany({ role, blobs, mail, identity, dataFolder }: Config): readonly Finding[] {
  const isOne = role === 'all';
  return [
    ...when(
      !isOne && blobs.kind === 'files',
      'warning',
      `ROLE=${role} with files in DATA_DIR works only where all processes share that folder. On several machines, set S3_ENDPOINT.`,
    ),
    ...when(
      !isOne && mail.kind === 'files',
      'warning',
      `ROLE=${role} without SMTP_URL leaves mails in the folder of whichever process sent them. Set SMTP_URL.`,
    ),
    ...when(
      !isOne && identity.kind === 'built-in' && identity.keyFile.startsWith(`${dataFolder}/`),
      'warning',
      'The accounts’ key lies in DATA_DIR. Processes that share a database need the same key: give each a copy and name it in ACCOUNT_KEY_FILE, unless they share the folder.',
    ),
  ];
}

function lookAtCad({ cad, role }: Config, memoryBytes: number): readonly Finding[] {
  const wanted = (cad.processes ?? 1) * cad.memoryMb * BYTES_PER_MB;
  return [
    ...when(
      role !== 'api' && wanted > memoryBytes,
      'warning',
      `CAD_PROCESSES × CAD_MEMORY_MB is more than the ${Math.floor(memoryBytes / BYTES_PER_MB)} MB of this machine, so large files may take the whole of it. Lower one of them.`,
    ),
    ...when(
      cad.runsUnguarded,
      'warning',
      'CAD_SANDBOX=off starts the program where nothing keeps a hostile file in. Remove it, and see "What keeps a CAD process in" in SECURITY.md.',
    ),
  ];
}

function when(holds: boolean, level: 'bad' | 'warning', says: string): readonly Finding[] {
  return holds ? [{ about: 'settings', level, says }] : [];
}
