import { assertMailAddress, MailError, type Mailer, type MailMessage } from '#server/ports/mailer.ts';

/** Keeps what it was given in `sent`; refuses everything while `refusing` is set. */
export interface MemoryMailer extends Mailer {
  readonly sent: MailMessage[];
  refusing: boolean;
}

export function createMemoryMailer(): MemoryMailer {
  const sent: MailMessage[] = [];
  return {
    sent,
    refusing: false,
    async send(message) {
      assertMailAddress(message.to);
      if (this.refusing) throw new MailError('The mail server takes no mail at the moment.');
      if (!sent.some((earlier) => earlier.id === message.id)) sent.push(message);
    },
    forget: async () => {},
    async forgetAbout(requestIds) {
      const kept = sent.filter(({ id }) => !requestIds.some((requestId) => id.startsWith(`${requestId}-`)));
      sent.splice(0, sent.length, ...kept);
    },
    async ping() {
      if (this.refusing) throw new MailError('The mail server takes no mail at the moment.');
    },
    close: async () => {},
  };
}
