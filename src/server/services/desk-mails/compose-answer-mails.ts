import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { nameQuote } from '#domain/desk/quote-document.ts';
import type { DeskChange, DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import type { MailBlock } from '../shared/mails/render-mail.ts';
import { isMailed, listOrder, type MailScene, mailCustomer, mailShop } from './compose-desk-mails.ts';

/** What the shop is mailed when the customer did something; an order is confirmed to the customer as well. */
export function composeAnswerMails(
  present: DeskRequest,
  { acts, order }: DeskChange,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
): readonly DeskMail[] {
  const { contact } = present.request;
  const who = contact.organization === '' ? contact.name : contact.organization;
  const tell = (subject: string, text: string): DeskMail => {
    const words: MailBlock[] = text === '' ? [] : [{ kind: 'paragraph', text }];
    return mailShop(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, ...words] });
  };
  return acts.flatMap((act): readonly DeskMail[] => {
    switch (act.type) {
      case 'message':
        return [tell(`A message from ${who}`, act.text)];
      case 'turned-down':
        return [tell(`${who} has turned your quote down`, act.reason === '' ? 'They gave no reason.' : act.reason)];
      case 'withdrawn':
        return [tell(`${who} has withdrawn the request`, act.reason === '' ? 'They gave no reason.' : act.reason)];
      case 'file-added':
        return [tell(`${who} has added a file`, `${act.filename} is with the request${act.line === null ? '' : `, line ${act.line}`}.`)];
      case 'accepted': {
        if (order === undefined) return [];
        const facts: MailBlock = { kind: 'facts', facts: listOrder(order) };
        const subject = `${who} has accepted your quote ${nameQuote(order.quote)}`;
        const toShop = mailShop(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, facts] });
        if (!isMailed(mailsOff, 'accepted')) return [toShop];
        const follow: MailBlock = { kind: 'paragraph', text: 'Track progress and message the shop at the link below.' };
        const thanks = `Thank you for your order at ${scene.provider.name}`;
        return [toShop, mailCustomer(present, scene, { subject: thanks, blocks: [{ kind: 'heading', text: thanks }, facts, follow] })];
      }
      default:
        return [];
    }
  });
}
