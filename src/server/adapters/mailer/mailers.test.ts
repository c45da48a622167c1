import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeMailer, type ReceivedMail } from '../../ports/conformance/mailer.conformance.ts';
import { MailError } from '../../ports/mailer.ts';
import { createEmlMailer } from './eml-mailer.ts';
import { listMails, readAttachment } from './list-mails.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const FROM = 'no-reply@shop.example';
const MAIL = { id: 'm', to: 'zoe@example.com', replyTo: null, subject: 's', text: 't', html: '<p>t</p>' };

describe('mails as .eml files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quickquote-mails-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describeMailer(async () => {
    const mailFolder = join(folder, 'conformance');
    return { mailer: createEmlMailer({ folder: mailFolder, from: FROM }), received: () => listMails(mailFolder) };
  });

  test('one id is one file, even twice at once; ids keep out of the path; the newest is listed first', async () => {
    const own = join(folder, 'own');
    expect(await listMails(own)).toEqual([]);
    const mailer = createEmlMailer({ folder: own, from: FROM });
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL), mailer.send({ ...MAIL, id: '../m' })]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailer.send({ ...MAIL, id: 'last', subject: 'newest' });
    const names = await readdir(own);
    expect(names.map((name) => name.replace(/^[^_]*_/, '')).sort()).toEqual(['..%2Fm.eml', 'last.eml', 'm.eml']);
    const mails = await listMails(own);
    expect(mails[0]).toMatchObject({ subject: 'newest', to: 'zoe@example.com' });
    expect(Math.abs(Date.now() - (mails[0]?.date.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await listMails(own, 1)).toHaveLength(1);
  });
});

test('S-30 .eml files from before a time are removed, interrupted ones too; later ones and other files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quickquote-mails-'));
  const mailer = createEmlMailer({ folder, from: FROM });
  await mailer.forget(new Date());
  await mailer.send(MAIL);
  const [kept = ''] = await readdir(folder);
  const old = ['2026-01-01T00-00-00.000Z_a.eml', '2026-01-02T00-00-00.000Z_b.eml.part'];
  for (const name of [...old, '2026-01-01.txt']) await writeFile(join(folder, name), 'To: zoe@example.com');
  await mailer.forget(new Date('2026-01-02T00:00:00.001Z'));
  expect((await readdir(folder)).sort()).toEqual(['2026-01-01.txt', kept].sort());
  await mailer.forget(new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual(['2026-01-01.txt']);
  await rm(folder, { recursive: true });
});

test('S-30 what is kept of mails about some requests goes, and what is about others stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quickquote-mails-'));
  const mailer = createEmlMailer({ folder, from: FROM });
  await mailer.forgetAbout(['r_1']);
  for (const id of ['r_1-provider', 'r_1-12-customer', 'r_12-customer', 'x-r_1-provider']) await mailer.send({ ...MAIL, id });
  await mailer.forgetAbout(['r_1', 'none']);
  expect((await readdir(folder)).map((name) => name.replace(/^[^_]*_/, '')).sort()).toEqual(['r_12-customer.eml', 'x-r_1-provider.eml']);
  await rm(folder, { recursive: true });
});

describe('mails by SMTP', () => {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('full') ? new Error('mailbox full') : null),
    onData: (stream, _session, done) => {
      buffer(stream).then((bytes) => {
        raw.push(bytes);
        done();
      }, done);
    },
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const parseAll = () => Promise.all(raw.map((bytes) => PostalMime.parse(bytes)));
  describeMailer(async () => {
    const received = async (): Promise<ReceivedMail[]> =>
      (await parseAll()).map((mail) => ({
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: (mail.text ?? '').replaceAll('\r\n', '\n'),
        html: mail.html ?? '',
        attachments: mail.attachments.map(readAttachment),
      }));
    return { mailer: createSmtpMailer({ url, from: FROM }), received };
  });

  test('the Message-ID follows from the id and does not tell it, replies go where they should', async () => {
    const mailer = createSmtpMailer({ url, from: FROM });
    await mailer.send({ ...MAIL, id: 'rfq-78-orders' });
    await mailer.send({ ...MAIL, id: 'rfq-77-orders' });
    await mailer.send({ ...MAIL, id: 'rfq-77-orders', replyTo: 'customer@example.com' });
    await mailer.close();
    const [other, first, mail] = (await parseAll()).slice(-3);
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
    expect(mail?.messageId).toBe(first?.messageId);
    expect(mail?.messageId).not.toBe(other?.messageId);
    expect(mail?.replyTo?.[0]?.address).toBe('customer@example.com');
    expect(mail?.from).toMatchObject({ address: FROM, name: 'QuickQuote' });
  });

  test('API-31 a mail in the name of a shop has that name, and no other address, whatever is in it', async () => {
    const mailer = createSmtpMailer({ url, from: FROM });
    await mailer.send({ ...MAIL, senderName: 'Zoë & Co <evil@example.com>\r\nBcc: all@example.com' });
    await mailer.close();
    const mail = (await parseAll()).at(-1);
    expect(mail?.from).toMatchObject({ address: FROM, name: expect.stringContaining('Zoë & Co') });
    expect(mail?.bcc ?? []).toEqual([]);
  });

  test('a refused recipient and a server that is not there are MailErrors', async () => {
    const mailer = createSmtpMailer({ url, from: FROM });
    await expect(mailer.send({ ...MAIL, to: 'full@example.com' })).rejects.toBeInstanceOf(MailError);
    await mailer.close();
    const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM });
    await expect(nowhere.send(MAIL)).rejects.toBeInstanceOf(MailError);
    await expect(nowhere.ping()).rejects.toBeInstanceOf(MailError);
    await nowhere.close();
  });
});
