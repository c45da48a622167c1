import * as z from 'zod/mini';
import type { AccountKeys } from '../../../ports/account-keys.ts';
import { MailError, type MailMessage, type OutgoingMail, type SealedMail } from '../../../ports/mailer.ts';

const contentSchema = z.object({ text: z.string(), html: z.string() });

/** The mail with its content sealed, as it may wait in the database. */
export function sealMail(keys: AccountKeys, { text, html, ...envelope }: MailMessage): SealedMail {
  return { ...envelope, sealed: keys.seal(JSON.stringify({ text, html })) };
}

/** The mail as it is sent. Throws MailError or AccountKeysError for one that can't be opened here. */
export function unsealMail(keys: AccountKeys | null, mail: OutgoingMail): MailMessage {
  if (!('sealed' in mail)) return mail;
  if (keys === null) throw new MailError('A sealed mail can not be opened: this installation keeps no accounts.');
  const { sealed, ...envelope } = mail;
  return { ...envelope, ...contentSchema.parse(JSON.parse(keys.unseal(sealed))) };
}
