import { totalmem } from 'node:os';
import { findSandbox } from '../adapters/cad-runner/find-sandbox.ts';
import { createThisMachine } from '../adapters/machine/this-machine.ts';
import { createEmlMailer } from '../adapters/mailer/eml-mailer.ts';
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { inspectPostgres } from '../adapters/records/inspect-postgres.ts';
import { createBlobs } from '../compose/create-blobs.ts';
import type { Config } from '../config/config.ts';
import type { Finding } from './finding.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtBackups, lookAtFiles } from './look-at-files.ts';
import { lookAtMachine, lookAtSandbox } from './look-at-machine.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtSettings } from './look-at-settings.ts';

/** What else is to be looked at, where it is asked for. */
export interface Wishes {
  /** Who gets a mail to try the mail server by. */
  readonly mailTo: string | null;
  /** The folder that backups are written to. */
  readonly backups: string | null;
}

/** Looks at an installation, running or not, by the variables that its server reads. Stores one small file and removes it, and changes nothing else. */
export async function examine(config: Config, { mailTo, backups }: Wishes): Promise<readonly Finding[]> {
  const machine = await lookAtMachine(config.dataFolder, createThisMachine(config.dataFolder));
  // What is written below a folder that can't be, would only say so again.
  const canWrite = machine.every(({ level }) => level !== 'bad');
  const mailer = config.mail.kind === 'files' ? createEmlMailer(config.mail) : createSmtpMailer(config.mail);
  try {
    const looks = await Promise.all([
      lookAtDatabase(config.database, inspectPostgres),
      canWrite ? lookAtFiles(config.blobs, await createBlobs(config)) : [],
      lookAtMail(config.mail, mailer, mailTo),
      lookAtAddress(config.publicUrl),
      config.role === 'api' ? [] : findSandbox().then(({ guards }) => lookAtSandbox(guards)),
      backups === null ? [] : lookAtBackups(backups, Date.now()),
    ]);
    return [...lookAtSettings(config, totalmem()), ...machine, ...looks.flat()];
  } finally {
    await mailer.close();
  }
}
