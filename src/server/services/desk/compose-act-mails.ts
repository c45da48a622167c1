import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import type { DeskMail, DeskRequest } from '../../ports/desk-records.ts';
import type { MailBlock } from '../render-mail.ts';
import { isMailed, type MailScene, mailCustomer } from './compose-desk-mails.ts';

/** What the customer is mailed when the shop, or time, did something; nothing where it is none of theirs, or the shop wants no such mail. */
export function composeActMails(
  present: DeskRequest,
  act: RequestAct,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
): readonly DeskMail[] {
  const shop = scene.provider.name;
  const mail = (subject: string, ...blocks: MailBlock[]) => [
    mailCustomer(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, ...blocks] }),
  ];
  const say = (text: string): MailBlock[] => (text === '' ? [] : [{ kind: 'paragraph', text }]);
  switch (act.type) {
    case 'message':
      return mail(`A message from ${shop}`, ...say(act.text));
    case 'file-added':
      return mail(`A file from ${shop}`, ...say(`${act.filename} was added to your request.`));
    case 'declined':
      return mail(`${shop} can not make an offer for your request`, ...say(act.reason));
    case 'started':
      return present.life.state === 'accepted' && isMailed(mailsOff, 'in-production') ? mail(`Your order at ${shop} is in production`) : [];
    case 'parcel-sent':
      return isMailed(mailsOff, 'parcel-sent')
        ? mail(`A parcel from ${shop} is on its way`, {
            kind: 'facts',
            facts: [
              ...act.lines.map(({ line, quantity }) => [nameLine(present, line), `${quantity} pieces`] as const),
              ...(act.carrier === '' ? [] : [['Carrier', act.carrier] as const]),
              ...(act.tracking === '' ? [] : [['Tracking', act.tracking] as const]),
            ],
          })
        : [];
    case 'completed':
      return isMailed(mailsOff, 'completed') ? mail(`Your order at ${shop} is complete`) : [];
    case 'cancelled':
      return isMailed(mailsOff, 'cancelled') ? mail(`${shop} has cancelled your order`, ...say(act.reason)) : [];
    case 'expired':
      return isMailed(mailsOff, 'expired')
        ? mail(`Your quote from ${shop} has expired`, ...say('If you still need the parts, ask for a new quote at the link below.'))
        : [];
    default:
      return [];
  }
}

function nameLine({ request }: DeskRequest, line: number): string {
  return `${line}. ${request.lines[line - 1]?.filename ?? ''}`;
}
