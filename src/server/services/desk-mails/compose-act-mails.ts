import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { languageOf } from '#domain/request/rfq.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import type { MailBlock } from '../shared/mails/render-mail.ts';
import { listFew } from '../shared/mails/tell-few.ts';
import { isMailed, type MailScene, mailCustomer } from './compose-desk-mails.ts';

/** What the customer is mailed when the shop, or time, did something; nothing where it is none of theirs, or the shop wants no such mail. */
export function composeActMails(
  present: DeskRequest,
  act: RequestAct,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
): readonly DeskMail[] {
  const shop = scene.provider.name;
  const language = languageOf(present.request, scene.language);
  const { acts: texts, facts, pieces } = MAIL_TEXTS[language];
  const order = texts.order(present.order === null ? '' : nameOrder(present.order.number));
  const mail = (subject: string, ...blocks: MailBlock[]) => [
    mailCustomer(present, scene, { subject, blocks: [{ kind: 'heading', text: subject }, ...blocks] }),
  ];
  const say = (...words: string[]): MailBlock[] => words.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));
  const tell = (kind: ProgressMail, subject: string, ...blocks: MailBlock[]) => (isMailed(mailsOff, kind) ? mail(subject, ...blocks) : []);
  switch (act.type) {
    case 'message':
      return mail(texts.message(shop), ...say(act.text, texts.answer));
    case 'file-added':
      return mail(texts.file(shop), ...say(texts.fileAdded(shop, act.filename)));
    case 'link-renewed':
      return mail(texts.newLink(shop), ...say(texts.newLinkLead));
    case 'declined':
      return mail(texts.declined(shop), ...say(act.reason, texts.declinedLead));
    case 'started':
      if (present.life.state !== 'accepted') return [];
      return tell('in-production', texts.inProduction(order, shop), ...say(texts.inProductionLead));
    case 'parcel-sent':
      return tell('parcel-sent', texts.parcel(shop), {
        kind: 'facts',
        facts: [
          ...listFew(act.lines, language, ({ line, quantity }) => [nameLine(present, line), pieces(quantity)]),
          ...(act.carrier === '' ? [] : [[facts.carrier, act.carrier] as const]),
          ...(act.tracking === '' ? [] : [[facts.tracking, act.tracking] as const]),
        ],
      });
    case 'completed':
      return tell('completed', texts.completed(order, shop), ...say(texts.completedLead));
    case 'cancelled':
      return tell('cancelled', texts.cancelled(shop), ...say(act.reason, texts.cancelledLead));
    case 'expired':
      return tell('expired', texts.expired(shop), ...say(texts.expiredLead));
    default:
      return [];
  }
}

function nameLine({ request }: DeskRequest, line: number): string {
  return `${line}. ${request.lines[line - 1]?.filename ?? ''}`;
}
