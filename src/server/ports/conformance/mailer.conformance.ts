import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailAttachment, MailError, type Mailer, type MailMessage } from '../mailer.ts';

/** A mail as its reader would see it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

const MAIL: MailMessage = {
  id: 'rfq-1',
  to: 'orders@example.com',
  replyTo: 'zoe@example.com',
  subject: 'New request for quote from Zoë – 3 parts ✓',
  text: `Hello,\n.\na dot alone; a very long line: ${'x'.repeat(1200)}\nÜmläut 部品`,
  html: '<p>Hello <b>Zoë</b> &amp; 部品</p>',
};

/** What every Mailer must do. `received` lists what has arrived, in any order. */
export function describeMailer(open: () => Promise<{ mailer: Mailer; received: () => Promise<readonly ReceivedMail[]> }>): void {
  let mailer: Mailer;
  let received: () => Promise<readonly ReceivedMail[]>;
  beforeAll(async () => {
    ({ mailer, received } = await open());
  });
  afterAll(() => mailer.close());
  const receivedFor = async (to: string) => (await received()).filter((mail) => mail.to === to);

  test('SUB-07 a mail arrives with its recipient, subject, text and HTML', async () => {
    await mailer.send(MAIL);
    const [mail] = await receivedFor(MAIL.to);
    expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject });
    expect(mail?.text.trimEnd()).toBe(MAIL.text);
    expect(mail?.html.trimEnd()).toBe(MAIL.html);
  });

  test('DESK-07 attachments arrive byte for byte with their names in any script, and a mail without has none', async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7 + (at >> 8)) % 256);
    const attachments = ['Q-00042.pdf', 'Angebot für Zoë – 部品 "1".pdf', 'line\r\nX-Evil: 1.pdf'].map((filename) => ({
      filename,
      contentType: 'application/pdf',
      content,
    }));
    await mailer.send({ ...MAIL, id: 'rfq-attached', to: 'attached@example.com', attachments });
    await mailer.send({ ...MAIL, id: 'rfq-bare', to: 'bare@example.com' });
    const [mail] = await receivedFor('attached@example.com');
    const names = mail?.attachments.map(({ filename }) => filename.replace(/\s+/g, ' '));
    expect(names).toEqual(['Q-00042.pdf', 'Angebot für Zoë – 部品 "1".pdf', 'line X-Evil: 1.pdf']);
    for (const attachment of mail?.attachments ?? []) {
      expect(attachment.contentType).toBe('application/pdf');
      expect(Buffer.compare(attachment.content, content)).toBe(0);
    }
    expect(mail?.text.trimEnd()).toBe(MAIL.text);
    expect(mail?.html.trimEnd()).toBe(MAIL.html);
    expect((await receivedFor('bare@example.com')).map((one) => one.attachments)).toEqual([[]]);
  });

  test('a ping says that it takes mails, and sends none', async () => {
    const count = (await received()).length;
    await expect(mailer.ping()).resolves.toBeUndefined();
    expect(await received()).toHaveLength(count);
  });

  test('a subject with line breaks stays one header', async () => {
    await mailer.send({ ...MAIL, id: 'rfq-2', to: 'two@example.com', subject: 'a\r\nBcc: evil@example.com\r\n\r\nbody' });
    const [mail] = await receivedFor('two@example.com');
    expect(mail?.subject.replace(/\s+/g, ' ')).toBe('a Bcc: evil@example.com body');
    expect(mail?.text.trimEnd()).toBe(MAIL.text);
    expect(await receivedFor('evil@example.com')).toEqual([]);
  });

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'Z <a@example.com>', 'nobody', ''])(
    'the recipient %j is refused with a MailError',
    async (to) => {
      const count = (await received()).length;
      await expect(mailer.send({ ...MAIL, id: 'rfq-3', to })).rejects.toBeInstanceOf(MailError);
      expect(await received()).toHaveLength(count);
    },
  );
}
