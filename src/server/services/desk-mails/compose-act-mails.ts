import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import type { MailBlock } from '../shared/mails/render-mail.ts';
import { isMailed, type MailScene, mailCustomer } from './compose-desk-mails.ts';

/** What the customer is mailed when the shop, or time, did something; nothing where it is none of theirs, or the shop wants no such mail. */
export function composeActMails(
  present: DeskRequest,
  act: RequestAct,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
): readonly DeskMail[] {
  const shop = scene.provider.name;
  const order = present.order === null ? 'Your order' : `Your order ${nameOrder(present.order.number)}`;
  const mail = (subject: string, ...blocks: MailBlock[]) => [
    mailCustomer(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, ...blocks] }),
  ];
  const say = (...texts: string[]): MailBlock[] => texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));
  const tell = (kind: ProgressMail, subject: string, ...blocks: MailBlock[]) => (isMailed(mailsOff, kind) ? mail(subject, ...blocks) : []);
  switch (act.type) {
    case 'message':
      return mail(`A message from ${shop}`, ...say(act.text, 'You can answer at the link below.'));
    case 'file-added':
      return mail(`A file from ${shop}`, ...say(`${shop} has added ${act.filename} to your request.`));
    case 'link-renewed':
      return mail(
        `A new link to your request at ${shop}`,
        ...say('The link in earlier mails does not work any more. Please use the one below.'),
      );
    case 'declined':
      return mail(
        `${shop} can not make an offer for your request`,
        ...say(act.reason, 'If a change would help, write to them at the link below.'),
      );
    case 'started':
      if (present.life.state !== 'accepted') return [];
      return tell('in-production', `${order} at ${shop} is in production`, ...say('Track the progress of each line at the link below.'));
    case 'parcel-sent':
      return tell('parcel-sent', `A parcel from ${shop} is on its way`, {
        kind: 'facts',
        facts: [
          ...act.lines.map(({ line, quantity }) => [nameLine(present, line), quantity === 1 ? '1 piece' : `${quantity} pieces`] as const),
          ...(act.carrier === '' ? [] : [['Carrier', act.carrier] as const]),
          ...(act.tracking === '' ? [] : [['Tracking', act.tracking] as const]),
        ],
      });
    case 'completed':
      return tell(
        'completed',
        `${order} at ${shop} is complete`,
        ...say('Thank you. Should anything be wrong with it, write to them at the link below.'),
      );
    case 'cancelled':
      return tell(
        'cancelled',
        `${shop} has cancelled your order`,
        ...say(act.reason, 'If you have questions, write to them at the link below.'),
      );
    case 'expired':
      return tell(
        'expired',
        `Your quote from ${shop} has expired`,
        ...say('If you still need the parts, ask for a new quote at the link below.'),
      );
    default:
      return [];
  }
}

function nameLine({ request }: DeskRequest, line: number): string {
  return `${line}. ${request.lines[line - 1]?.filename ?? ''}`;
}
