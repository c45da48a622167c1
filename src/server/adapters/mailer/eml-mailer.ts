import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type Mail from 'nodemailer/lib/mailer';
import { MailError, type Mailer } from '../../ports/mailer.ts';
import { composeMail, encodeId } from './compose-mail.ts';

/** Instead of sending, keeps every mail as `<time>_<id>.eml` in `folder`; the names sort by time. */
export function createEmlMailer(options: { readonly folder: string; readonly from: string }): Mailer {
  const { folder, from } = options;
  // One at a time, so that the same id twice at once is still one file.
  let last: Promise<unknown> = Promise.resolve();

  const write = async (id: string, eml: Buffer) => {
    await mkdir(folder, { recursive: true });
    const ending = `_${encodeId(id)}.eml`;
    if ((await readdir(folder)).some((name) => name.endsWith(ending))) return;
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}${ending}`);
    try {
      await using handle = await open(`${path}.part`, 'w');
      await handle.writeFile(eml);
      await handle.sync();
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  };

  return {
    async send(message) {
      const composed = composeMail(message, from);
      const mine = last.then(async () => {
        const eml = await compose(composed);
        await write(message.id, eml);
      });
      last = mine.catch(() => {});
      await mine.catch((cause) => {
        throw new MailError(`The mail could not be stored in ${folder}.`, { cause });
      });
    },
    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => name < before.toISOString().replaceAll(':', '-') && /\.eml(\.part)?$/.test(name));
      for (const name of old) await rm(join(folder, name), { force: true });
    },
    async forgetAbout(requestIds) {
      // What is being written is about nobody else.
      await last;
      const names = await readdir(folder).catch(() => []);
      const beginnings = requestIds.map((id) => `${encodeId(id)}-`);
      const concerned = names.filter((name) => beginnings.some((beginning) => name.slice(name.indexOf('_') + 1).startsWith(beginning)));
      for (const name of concerned) await rm(join(folder, name), { force: true });
    },
    async ping() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
    async close() {
      await last;
    },
  };
}

/** The mail as it would travel. What composes it is loaded with the first one. */
async function compose(mail: Mail.Options): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new MailError('The mail was not composed as one piece.');
  return message;
}
