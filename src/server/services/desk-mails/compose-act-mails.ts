import { spellDay } from '#domain/calendar/spell-days.ts';
import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { LOCALES } from '#domain/language/language.ts';
import { formatMicros } from '#domain/money/money.ts';
import { type CreditNote, type Invoice, namePaper } from '#domain/papers/paper.ts';
import { languageOf } from '#domain/request/rfq.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import type { MailBlock } from '../shared/mails/render-mail.ts';
import { listFew } from '../shared/mails/tell-few.ts';
import { enclosePaper, isMailed, type MailScene, mailCustomer } from './compose-desk-mails.ts';

/** What the customer is mailed when the shop, or time, did something; nothing where it is none of theirs, or the shop wants no such mail. */
export function composeActMails(
  present: DeskRequest,
  act: RequestAct,
  scene: MailScene,
  mailsOff: readonly ProgressMail[],
  paper?: Invoice | CreditNote,
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
    case 'invoiced':
    case 'credited':
      return paper === undefined ? [] : [composePaperMail(present, paper, scene)];
    default:
      return [];
  }
}

/** The mail that carries an invoice or a credit note, as PDF too; its figures are the document's. */
function composePaperMail(present: DeskRequest, paper: Invoice | CreditNote, scene: MailScene): DeskMail {
  const { language, currency, sums, business } = paper;
  const { facts, papers: texts } = MAIL_TEXTS[language];
  const name = namePaper(paper);
  const subject = texts[paper.kind](name, scene.provider.name);
  const show = formatMicros(sums.totalMicros, currency, LOCALES[language]);
  const { iban, bic, holder } = business.bank;
  const told: readonly (readonly [string, string])[] =
    paper.kind === 'invoice'
      ? [
          [facts.total, show],
          [texts.dueOn, spellDay(paper.dueOn, language)],
          ...(iban === '' ? [] : [[texts.payTo, [holder, iban, bic].filter((word) => word !== '').join(', ')] as const]),
        ]
      : [
          [texts.credited, show],
          [texts.corrects, namePaper({ kind: 'invoice', number: paper.invoice.number })],
        ];
  const link = paper.kind === 'invoice' ? business.paymentLink : '';
  const blocks: MailBlock[] = [
    { kind: 'heading', text: subject },
    { kind: 'facts', facts: told },
    ...(link === '' ? [] : [{ kind: 'link' as const, text: texts.payLink, url: link }]),
    { kind: 'paragraph', text: texts.attached },
  ];
  return enclosePaper(mailCustomer(present, scene, { subject, blocks }), scene);
}

function nameLine({ request }: DeskRequest, line: number): string {
  return `${line}. ${request.lines[line - 1]?.filename ?? ''}`;
}
