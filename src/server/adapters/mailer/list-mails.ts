import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from 'postal-mime';
import type { MailAttachment } from '../../ports/mailer.ts';

export interface StoredMail {
  /** The file's name without `.eml`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** The newest `limit` mails that the .eml mailer has kept in `folder`, newest first. */
export async function listMails(folder: string, limit = 200): Promise<readonly StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.sort().reverse().slice(0, limit);
  return Promise.all(newest.map((name) => readMail(folder, name)));
}

async function readMail(folder: string, name: string): Promise<StoredMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    id: name.slice(0, -'.eml'.length),
    to: mail.to?.map((recipient) => recipient.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(readAttachment),
  };
}

/** A file as it arrived with a mail. */
export function readAttachment({ filename, mimeType, content, contentId }: Attachment): MailAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const cid = contentId?.replace(/^<|>$/g, '');
  return { filename: filename ?? '', contentType: mimeType, content: bytes, ...(cid ? { cid } : {}) };
}
