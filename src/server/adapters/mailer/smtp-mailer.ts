import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from '../../ports/mailer.ts';
import { composeMail } from './compose-mail.ts';

const ANSWER_WITHIN_MS = 30_000;

/** Sends through the server of an SMTP address (`smtp://user:password@host:587`, or `smtps://…`). */
export function createSmtpMailer(options: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  return {
    async send(message) {
      const composed = composeMail(message, options.from);
      await transport.sendMail(composed).catch((cause) => {
        throw new MailError('The mail server did not accept the mail.', { cause });
      });
    },
    forget: async () => {},
    forgetAbout: async () => {},
    async ping() {
      await transport.verify().catch((cause) => {
        throw new MailError('The mail server does not answer.', { cause });
      });
    },
    async close() {
      transport.close();
    },
  };
}
