/** One mail to one recipient; plain text and HTML say the same. */
export interface MailMessage {
  /** Unique; the same id is never delivered twice by the embedded mailer, and the Message-ID follows from it. */
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  /** Whom readers see as its sender, for instance a shop; the product where it is missing. */
  readonly senderName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Files that go with it. */
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  /** As the recipient's program saves it, without a folder; any script. */
  readonly filename: string;
  /** For instance 'application/pdf'. */
  readonly contentType: string;
  /** By which the HTML shows it, as `cid:…`; a file to save where it is missing. */
  readonly cid?: string;
  readonly content: Uint8Array;
}

/** A mail whose content holds a code: the database keeps it sealed. */
export interface SealedMail extends Omit<MailMessage, 'text' | 'html' | 'attachments'> {
  readonly sealed: string;
}
/** A mail as it waits to be sent. */
export type OutgoingMail = MailMessage | SealedMail;

/** Throws MailError when the mail was not accepted. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  /** Removes what was kept of mails that were sent before; where nothing is kept, nothing. */
  forget(before: Date): Promise<void>;
  /** Removes what was kept of mails whose ids begin with one of these and a hyphen: all of a request's begin with its id. */
  forgetAbout(requestIds: readonly string[]): Promise<void>;
  /** Resolves when it could take a mail just now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class MailError extends Error {
  readonly code = 'MAIL_NOT_ACCEPTED';
}

/** One address, nothing that could end a header or add a recipient. */
const ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;

/** Throws MailError unless `address` is one mail address; every mailer asks, whatever checked it before. */
export function assertMailAddress(address: string): void {
  if (!ADDRESS.test(address)) throw new MailError(`Not a mail address: ${JSON.stringify(address.slice(0, 80))}.`);
}
