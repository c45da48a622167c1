import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A mail as the embedded mailer left it. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  /** Headers and all parts as one text, transfer encodings undone. */
  readonly content: string;
}

/** The mails under a server's data folder, oldest first. */
export async function readMails(dataDir: string): Promise<readonly StoredMail[]> {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readMail(join(folder, name))));
}

const read = new Map<string, StoredMail>();

/** A file of a mail is whole when it has its name, and stays as it is. */
async function readMail(path: string): Promise<StoredMail> {
  const mail = read.get(path) ?? parseMail(await readFile(path, 'utf8'));
  read.set(path, mail);
  return mail;
}

/** Waits until mails that `isWanted` accepts have arrived, at least `count` of them. */
export async function waitForMails(
  dataDir: string,
  count: number,
  isWanted: (mail: StoredMail) => boolean,
  withinMs = 30_000,
): Promise<readonly StoredMail[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = (await readMails(dataDir)).filter(isWanted);
    if (found.length >= count) return found;
    if (Date.now() > deadline) throw new Error(`${found.length} of ${count} mails arrived within ${withinMs} ms.`);
    await pause(100);
  }
}

/** What a mail's bytes say. */
export function parseMail(raw: string): StoredMail {
  const unfolded = raw.replaceAll(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '');
  return { to: header('To'), subject: header('Subject'), content: decodeParts(raw) };
}

/** RFC 2047 encoded words, as in `=?UTF-8?Q?Gr=C3=B6=C3=9Fe?=`. */
function decodeWords(text: string): string {
  return text.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=(\s+(?==\?))?/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuotedPrintable(word.replaceAll('_', ' ')),
  );
}

function decodeParts(raw: string): string {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(raw)?.[1];
  if (boundary === undefined) return decodePart(raw);
  // What goes with a mail stands beside its text, which has two parts of its own.
  const [head = '', ...parts] = raw.split(`--${boundary}`);
  return [decodePart(head), ...parts.map(decodeParts)].join('\n');
}

function decodePart(part: string): string {
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(part)?.[1]?.toLowerCase();
  const start = /\r?\n\r?\n/.exec(part)?.index ?? part.length;
  const head = decodeWords(part.slice(0, start));
  const body = part.slice(start);
  if (encoding === 'base64') return head + Buffer.from(body, 'base64').toString();
  return head + (encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body);
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
