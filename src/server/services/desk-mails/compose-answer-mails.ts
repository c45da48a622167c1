import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { nameQuote } from '#domain/desk/quote-document.ts';
import type { Language } from '#domain/language/language.ts';
import { languageOf } from '#domain/request/rfq.ts';
import type { DeskChange, DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import type { MailBlock } from '../shared/mails/render-mail.ts';
import { enclosePaper, isMailed, listOrder, type MailScene, mailCustomer, mailShop } from './compose-desk-mails.ts';

/** What the shop is mailed when the customer did something; an order is confirmed to the customer as well. */
export function composeAnswerMails(
  present: DeskRequest,
  { acts, order, papers = [] }: DeskChange,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
): readonly DeskMail[] {
  const { contact } = present.request;
  const texts = MAIL_TEXTS[scene.language].answers;
  const reader = languageOf(present.request, scene.language);
  const who = contact.organization === '' ? contact.name : contact.organization;
  const tell = (subject: string, text: string): DeskMail => {
    const words: MailBlock[] = text === '' ? [] : [{ kind: 'paragraph', text }];
    return mailShop(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, ...words] });
  };
  return acts.flatMap((act): readonly DeskMail[] => {
    switch (act.type) {
      case 'message':
        return [tell(texts.message(who), act.text)];
      case 'turned-down':
        return [tell(texts.turnedDown(who), act.reason || texts.noReason)];
      case 'withdrawn':
        return [tell(texts.withdrawn(who), act.reason || texts.noReason)];
      case 'file-added':
        return [tell(texts.file(who), texts.fileAdded(act.filename, act.line))];
      case 'accepted': {
        if (order === undefined) return [];
        const sums = (language: Language): MailBlock => ({ kind: 'facts', facts: listOrder(order, language) });
        const subject = texts.accepted(who, nameQuote(order.quote));
        const toShop = mailShop(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, sums(scene.language)] });
        if (!isMailed(mailsOff, 'accepted')) return [toShop];
        const own = MAIL_TEXTS[reader].answers;
        const follow: MailBlock = { kind: 'paragraph', text: own.follow };
        const thanks = own.thanks(scene.provider.name);
        const blocks: MailBlock[] = [{ kind: 'heading', text: thanks }, sums(reader), follow];
        const toCustomer = mailCustomer(present, scene, { subject: thanks, blocks });
        return [toShop, papers.length === 0 ? toCustomer : enclosePaper(toCustomer, scene)];
      }
      default:
        return [];
    }
  });
}
