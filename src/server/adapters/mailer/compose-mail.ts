import { createHash } from 'node:crypto';
import type Mail from 'nodemailer/lib/mailer';
import { assertMailAddress, type MailAttachment, type MailMessage } from '../../ports/mailer.ts';

/** A message's id in a form that fits a file's name; different ids stay different. */
export function encodeId(id: string): string {
  return encodeURIComponent(id.toWellFormed()).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The same id always has the same name. Its reader learns nothing from it: ids hold counts that are not for everybody. */
function nameMessage(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}

/** The message as the MIME composer takes it, sent from `from`. Throws MailError for an address that is none. */
export function composeMail(message: MailMessage, from: string): Mail.Options {
  const { to, replyTo } = message;
  for (const address of [to, from, ...(replyTo === null ? [] : [replyTo])]) assertMailAddress(address);
  return {
    from: { name: onOneLine(message.senderName ?? 'QuickQuote'), address: from },
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: onOneLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map(composeAttachment),
    messageId: `<${nameMessage(message.id)}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function composeAttachment({ filename, contentType, content, cid }: MailAttachment): Mail.Attachment {
  const { buffer, byteOffset, byteLength } = content;
  return {
    filename: onOneLine(filename),
    contentType,
    content: Buffer.from(buffer, byteOffset, byteLength),
    ...(cid === undefined ? { contentDisposition: 'attachment' } : { contentDisposition: 'inline', cid }),
  };
}

/** A header ends where its line does. */
function onOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
