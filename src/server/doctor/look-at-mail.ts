import { randomUUID } from 'node:crypto';
import type { MailConfig } from '../config/config.ts';
import type { Mailer } from '../ports/mailer.ts';
import { type Finding, findWords, tell } from './finding.ts';

/** Whether the mail server answers and lets us in; with `to`, whether it takes a mail there. */
export async function lookAtMail(mail: MailConfig, mailer: Mailer, to: string | null): Promise<readonly Finding[]> {
  const about = 'mail';
  if (mail.kind === 'files')
    return [{ about, level: 'warning', says: `Mails are written to ${mail.folder} and leave it for nowhere. Set SMTP_URL to send them.` }];
  try {
    await mailer.ping();
    if (to === null)
      return [{ about, level: 'good', says: 'The mail server answers and lets us in. Whether mails arrive, --mail ADDRESS tries.' }];
    await mailer.send(composeTrial(to));
    return [{ about, level: 'good', says: `The mail server took a mail to ${to}. Look whether it arrived, and not among spam.` }];
  } catch (error) {
    return [{ about, level: 'bad', says: explain(error, mail.from) }];
  }
}

function composeTrial(to: string) {
  const text = 'This mail shows that QuickQuote can send mails.';
  return { id: randomUUID(), to, replyTo: null, subject: 'QuickQuote: a mail to try the mail server', text, html: `<p>${text}</p>` };
}

/** By what the mail library calls it. */
const EXPLAINED: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses user or password in SMTP_URL. Correct them; signs such as @ and / are written as %40 and %2F.',
  EDNS: 'The host in SMTP_URL is not known to this machine. Check its name.',
  ENOTFOUND: 'The host in SMTP_URL is not known to this machine. Check its name.',
  ECONNREFUSED: 'Nothing listens where SMTP_URL leads. Correct host and port: 587 for smtp://, 465 for smtps://.',
  ETIMEDOUT: 'The mail server does not answer in time. A firewall may hold mail back: many hosts close port 25, so use 587 or 465.',
  ETLS: 'The mail server’s TLS can not be used. Use smtp:// with port 587, or smtps:// with 465, and a certificate for that host.',
};

function explain(error: unknown, from: string): string {
  const envelope = `The mail server does not send mails from ${from}, or to this address. Set MAIL_FROM to an address that it sends from.`;
  const known = findWords(error, { ...EXPLAINED, EENVELOPE: envelope });
  return known ?? `The mail server does not answer as it should (${tell(error)}). Check SMTP_URL.`;
}
