import { nameQuote } from '#domain/desk/quote-document.ts';
import { findIssued, namePaper } from '#domain/papers/paper.ts';
import type { BlobName } from '../ports/blob-store.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import type { OutboxMail } from '../ports/records/records.ts';
import { readPicture, writeQuotePdf } from '../services/desk/write-quote-pdf.ts';
import { followUrl } from '../services/desk-mails/request-urls.ts';
import { writePaper } from '../services/papers/write-paper.ts';
import { leaveOut, listPictures, PICTURE_PX } from '../services/shared/mails/mail-pictures.ts';
import { unsealMail } from '../services/shared/mails/seal-mail.ts';
import type { Ports } from '../services/shared/ports.ts';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** What mails are sent with. */
export interface Delivery {
  /** Where customers reach the server, without a slash at its end. */
  readonly publicUrl: string;
}

type Needed = Pick<Ports, 'records' | 'blobs' | 'pictures' | 'documents' | 'mailer' | 'clock' | 'userPool'>;

/**
 * Sends a mail that this process has taken out of the outbox, so that it goes out once unless the process dies between sending and
 * noting it, with the quote or the paper as PDF that belongs to it and the pictures that it shows. A refused mail is tried again after
 * 15 s, 30 s, 1 min … 1 h.
 */
export async function deliverMail(
  ports: Needed,
  { message, attempts, quote, paper }: OutboxMail,
  { publicUrl }: Delivery,
): Promise<'sent' | 'refused'> {
  const { outbox } = ports.records;
  try {
    const mail = unsealMail(ports.userPool?.keys ?? null, message);
    const pictures = await attachPictures(ports, mail.html);
    const attachments = [
      ...(quote === undefined ? [] : await attachQuote(ports, quote, publicUrl)),
      ...(paper === undefined ? [] : await attachPaper(ports, paper, publicUrl)),
      ...pictures,
    ];
    const html = leaveOut(mail.html, (cid) => pictures.some((picture) => picture.cid === cid));
    await ports.mailer.send(attachments.length === 0 ? { ...mail, html } : { ...mail, html, attachments });
  } catch (error) {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    const reason = error instanceof Error ? error.message : String(error);
    await outbox.markFailed(message.id, reason, new Date(ports.clock.now().getTime() + pauseMs));
    return 'refused';
  }
  await outbox.markSent(message.id, ports.clock.now());
  return 'sent';
}

/** Those that are still there. */
async function attachPictures(ports: Needed, html: string): Promise<readonly (MailAttachment & { readonly cid: string })[]> {
  const attached: (MailAttachment & { readonly cid: string })[] = [];
  for (const [cid, picture] of listPictures(html)) {
    const name =
      picture.kind === 'logo' ? `images/${picture.name}` : (await ports.records.parts.findManyById([picture.partId]))[0]?.imageName;
    const bytes = name ? await readPicture(ports, name as BlobName) : null;
    const look = picture.kind === 'part' ? picture.look : null;
    const content = bytes === null ? null : await ports.pictures.shrink(bytes, PICTURE_PX[picture.kind], look);
    if (content !== null) attached.push({ filename: `${picture.kind}-${attached.length + 1}.png`, contentType: 'image/png', content, cid });
  }
  return attached;
}

/** None where the quote went with its request meanwhile. */
async function attachQuote(
  ports: Needed,
  { requestId, revision }: NonNullable<OutboxMail['quote']>,
  publicUrl: string,
): Promise<readonly MailAttachment[]> {
  const present = await ports.records.desk.find(requestId);
  const quote = present?.quotes.find((of) => of.revision === revision);
  if (present === null || quote === undefined) return [];
  const content = await writeQuotePdf(ports, quote, { link: followUrl(publicUrl, present.key), publicUrl });
  return [{ filename: `${nameQuote(quote)}.pdf`, contentType: 'application/pdf', content }];
}

/** None where the request went meanwhile, and its link with it. */
async function attachPaper(
  ports: Needed,
  { requestId, event }: NonNullable<OutboxMail['paper']>,
  publicUrl: string,
): Promise<readonly MailAttachment[]> {
  const present = await ports.records.desk.find(requestId);
  const act = present?.events.find(({ number }) => number === event)?.act;
  const paper = present === null || act === undefined ? undefined : findIssued(present.papers, act);
  if (paper === undefined) return [];
  const content = await writePaper(ports, paper, { publicUrl });
  return [{ filename: `${namePaper(paper)}.pdf`, contentType: 'application/pdf', content }];
}
