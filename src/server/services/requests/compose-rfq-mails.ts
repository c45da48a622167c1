import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { spellCutOff, spellDay } from '#domain/calendar/spell-days.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { type Language, LOCALES } from '#domain/language/language.ts';
import type { Translation } from '#domain/language/translation.ts';
import { formatMicros, type Micros, totalMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { currencyOf, languageOf, nameRequest, type RequestForQuote, type RfqLine } from '#domain/request/rfq.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import type { RequestBegin } from '../../ports/records/records.ts';
import type { LineFile } from '../desk/read-wishes.ts';
import { deskUrl, followUrl } from '../desk-mails/request-urls.ts';
import { withNumber } from '../desk-mails/with-number.ts';
import type { ShopSender } from '../shared/mails/find-sender.ts';
import { brandOf } from '../shared/mails/mail-brand.ts';
import { type MailPicture, picturePart } from '../shared/mails/mail-pictures.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { type MailBlock, renderMail } from '../shared/mails/render-mail.ts';
import { speaksFreely } from '../shared/mails/speaks-freely.ts';
import { tellFew } from '../shared/mails/tell-few.ts';
import type { texts as english } from '../shared/mails/texts.ts';

/** A mail with more of them would be kept back by some servers. */
const MOST_PICTURES = 25;

export interface RfqMails {
  readonly provider: MailMessage;
  readonly customer: MailMessage;
}

/** A request with its number and what opens it. */
export type ArrivedRequest = RequestForQuote & { readonly begin: Pick<RequestBegin, 'key'> };

/**
 * The two mails of a request: one to the provider's orders address with links to the files, one that confirms it to the customer.
 * Nobody has proved that the customer's address is theirs, so the second holds no word that its sender could choose, file names included;
 * nor one that the shop could, where anybody may open shops.
 */
export function composeRfqMails(rfq: ArrivedRequest, files: readonly LineFile[], { shown, ...scene }: RfqScene): RfqMails {
  if (!speaksFreely(scene)) return composeBareMails(rfq, scene);
  return { provider: composeProviderMail(rfq, files, scene), customer: composeCustomerMail({ ...rfq, order: shown }, scene) };
}

/** What the two mails are written from beside the request. */
export interface RfqScene extends ShopSender {
  /** Where the shop downloads a line's model from. */
  readonly fileUrl: (line: RfqLine) => string;
  /** What the request comes to as its customer was shown it: without prices that are hidden until somebody has looked. */
  readonly shown: RequestForQuote['order'];
}

type MailScene = Omit<RfqScene, 'shown'>;

/** What a mail's reader reads. */
interface Writing {
  readonly texts: Translation<typeof english>;
  readonly language: Language;
  readonly currency: string;
  readonly show: (micros: Micros) => string;
}

function writingFor(rfq: RequestForQuote, language: Language): Writing {
  const currency = currencyOf(rfq);
  return { texts: MAIL_TEXTS[language], language, currency, show: (micros) => formatMicros(micros, currency, LOCALES[language]) };
}

function composeBareMails(rfq: ArrivedRequest, { provider, publicUrl, language: shops }: MailScene): RfqMails {
  const { facts, request } = MAIL_TEXTS[shops];
  const reads = languageOf(rfq, shops);
  const { facts: ownFacts, confirmation, notSent } = MAIL_TEXTS[reads];
  return {
    provider: {
      id: `${rfq.id}-provider`,
      to: provider.ordersEmail,
      replyTo: null,
      subject: withNumber(request.bareSubject, rfq),
      ...renderMail(
        [
          { kind: 'heading', text: request.heading },
          { kind: 'facts', facts: [[facts.request, nameRequest(rfq)]] },
          { kind: 'link', text: request.open, url: deskUrl(publicUrl, rfq.id) },
        ],
        shops,
      ),
    },
    customer: {
      id: `${rfq.id}-customer`,
      to: rfq.contact.email,
      replyTo: null,
      subject: withNumber(confirmation.bareSubject, rfq),
      ...renderMail(
        [
          { kind: 'heading', text: confirmation.heading },
          { kind: 'paragraph', text: confirmation.bareLead },
          { kind: 'link', text: confirmation.follow, url: followUrl(publicUrl, rfq.begin.key) },
          { kind: 'facts', facts: [[ownFacts.request, nameRequest(rfq)]] },
          { kind: 'note', text: notSent },
        ],
        reads,
      ),
    },
  };
}

function composeProviderMail(rfq: ArrivedRequest, files: readonly LineFile[], scene: MailScene): MailMessage {
  const { provider, publicUrl, fileUrl, language } = scene;
  const writing = writingFor(rfq, language);
  const { facts: names, request, lines } = writing.texts;
  const { name, email, organization, message } = rfq.contact;
  const facts: (readonly [string, string])[] = [
    [names.name, name],
    [names.email, email],
    [names.organization, organization],
    [names.message, message === '' ? '–' : message],
    [names.request, nameRequest(rfq)],
  ];
  return {
    id: `${rfq.id}-provider`,
    to: provider.ordersEmail,
    replyTo: email,
    subject: withNumber(request.subject(organization, lines(rfq.lines.length)), rfq),
    ...renderMail(
      [
        { kind: 'heading', text: request.heading },
        { kind: 'facts', facts },
        ...rfq.lines.map((line, index) =>
          composeLine(line, writing, `${index + 1}. ${line.filename}`, {
            link: fileUrl(line),
            files: files.filter((file) => file.line === index + 1),
            picture: index < MOST_PICTURES ? picturePart(line) : null,
          }),
        ),
        ...tellCutOff(rfq, provider, language),
        { kind: 'facts', facts: composeTotals(rfq, writing) },
        { kind: 'link', text: request.open, url: deskUrl(publicUrl, rfq.id) },
      ],
      language,
      brandOf(scene),
    ),
  };
}

function composeCustomerMail(rfq: ArrivedRequest, scene: MailScene): MailMessage {
  const { provider, publicUrl, language: shops } = scene;
  const language = languageOf(rfq, shops);
  const writing = writingFor(rfq, language);
  const { facts, confirmation, notSent } = writing.texts;
  return {
    id: `${rfq.id}-customer`,
    to: rfq.contact.email,
    replyTo: provider.contactEmail,
    senderName: provider.name,
    subject: withNumber(confirmation.subject(provider.name), rfq),
    ...renderMail(
      [
        { kind: 'heading', text: confirmation.heading },
        { kind: 'paragraph', text: confirmation.lead(provider.name) },
        { kind: 'link', text: confirmation.follow, url: followUrl(publicUrl, rfq.begin.key) },
        { kind: 'paragraph', text: confirmation.inOrder },
        ...tellFew(rfq.lines, language, (line, index) => composeLine(line, writing, confirmation.part(index + 1), null)),
        ...tellCutOff(rfq, provider, language),
        { kind: 'facts', facts: [...composeTotals(rfq, writing), [facts.request, nameRequest(rfq)]] },
        { kind: 'note', text: notSent },
      ],
      language,
      brandOf(scene),
    ),
  };
}

/** The mail that confirms an order at instant prices to its customer, whose address nobody has proved either. */
export function composeOrderConfirmation(present: Pick<DeskRequest, 'request' | 'key'>, order: number, scene: RfqScene): MailMessage {
  const { request, key } = present;
  const { provider, publicUrl, language: shops, shown } = scene;
  const language = languageOf(request, shops);
  const writing = writingFor(request, language);
  const { facts, confirmation, ordered, notSent } = writing.texts;
  const isFree = speaksFreely(scene);
  const lines = isFree ? request.lines.map((line, index) => composeLine(line, writing, confirmation.part(index + 1), null)) : [];
  return {
    id: `${request.id}-ordered-customer`,
    to: request.contact.email,
    replyTo: isFree ? provider.contactEmail : null,
    ...(isFree && { senderName: provider.name }),
    subject: withNumber(isFree ? ordered.subject(provider.name) : ordered.bareSubject, request),
    ...renderMail(
      [
        { kind: 'heading', text: isFree ? ordered.subject(provider.name) : ordered.bareSubject },
        { kind: 'paragraph', text: ordered.lead },
        { kind: 'link', text: confirmation.follow, url: followUrl(publicUrl, key) },
        ...lines,
        {
          kind: 'facts',
          facts: [...(isFree ? composeTotals({ ...request, order: shown }, writing) : []), [facts.order, nameOrder(order)]],
        },
        { kind: 'paragraph', text: notSent },
      ],
      language,
      brandOf(scene),
    ),
  };
}

/** What only the provider gets to read of a line. */
interface ForProvider {
  /** Where the model is downloaded from. */
  readonly link: string;
  readonly files: readonly LineFile[];
  readonly picture: MailPicture | null;
}

function composeLine(line: RfqLine, writing: Writing, title: string, own: ForProvider | null): MailBlock {
  const { texts, language, show } = writing;
  const names = texts.facts;
  const say = SAY[language];
  const facts: (readonly [string, string])[] = [
    [names.material, [line.material, line.color, line.finish].map(say.offer).join(' · ')],
    [names.size, formatDimensions(line.dimensions, line.unit, LOCALES[language])],
    [names.quantity, String(line.quantity)],
    ...(line.leadTime === null ? [] : [[names.leadTime, composeLeadTime(line.leadTime, writing)] as const]),
    [names.price, composePrice(line, writing, own !== null)],
  ];
  for (const reason of line.reviewReasons) facts.push([names.needsReview, say.finding(reason)]);
  if (own !== null && line.shownPriceMicros !== null) {
    facts.push([names.note, texts.request.browserShowed(show(line.shownPriceMicros))]);
  }
  if (own !== null) facts.push(...composeWishes(line, own.files, writing));
  return { kind: 'item', title, link: own?.link ?? null, picture: own?.picture ?? null, facts };
}

function composeLeadTime({ name, days, shipBy, isOnRequest }: NonNullable<RfqLine['leadTime']>, { texts, language }: Writing): string {
  return (isOnRequest ?? isDateOnRequest(days)) ? texts.line.onRequest(name) : texts.line.shipsBy(name, spellDay(shipBy, language));
}

/** What ship dates were counted from, where lines have some. */
function tellCutOff({ lines }: RequestForQuote, { rateCard }: MailScene['provider'], language: Language): readonly MailBlock[] {
  return lines.some(({ leadTime }) => leadTime !== null) ? [{ kind: 'paragraph', text: spellCutOff(rateCard.calendar, language) }] : [];
}

function composeWishes(
  { wishes }: RfqLine,
  files: readonly LineFile[],
  { texts: { facts } }: Writing,
): readonly (readonly [string, string])[] {
  const said = [
    [facts.customersNote, wishes.note],
    [facts.tolerances, wishes.tolerances],
    [facts.threads, wishes.threads],
    [facts.filesAtDesk, files.map(({ filename }) => filename).join(', ')],
  ] as const;
  return said.filter(([, text]) => text !== '');
}

function composePrice(line: RfqLine, { texts: { line: words }, show, currency }: Writing, isForProvider: boolean): string {
  const each = show(line.unitPriceMicros);
  const price = line.quantity > 1 ? words.each(show(totalMicros(line.unitPriceMicros, line.quantity, currency)), each) : each;
  if (line.isInstantQuote) return price;
  const isShown = isForProvider || !line.isPriceHidden;
  return line.unitPriceMicros > 0 && isShown ? words.estimate(price) : words.needsReview;
}

/** What the request comes to, row by row as its page shows it; the total is marked while lines are to be reviewed. */
function composeTotals(
  { lines, order }: RequestForQuote,
  { texts: { facts, line: words }, language, show }: Writing,
): (readonly [string, string])[] {
  const reviewed = lines.filter((line) => !line.isInstantQuote).length;
  if (order === null || order.totalMicros === 0) return [[facts.total, words.needsReview]];
  const { linesMicros, extras, discount, shipping, tax, totalMicros: total, review } = order;
  const mark = reviewed > 0 || review !== null ? '*' : '';
  return [
    [facts.subtotal, show(linesMicros)],
    ...(discount === undefined ? [] : [[words.discount(discount.percent), `−${show(discount.amountMicros)}`] as const]),
    ...extras.map(({ label, amountMicros }) => [SAY[language].step(label), show(amountMicros)] as const),
    ...(shipping == null
      ? []
      : [[words.shipping(shipping.name), shipping.priceMicros === null ? words.withQuote : show(shipping.priceMicros)] as const]),
    ...(tax === null ? [] : [[words.tax(tax.name, tax.percent), show(tax.amountMicros)] as const]),
    [tax === null ? facts.totalWithoutTax : facts.total, `${show(total)}${mark}`],
    ...(tax?.note ? [[tax.name, tax.note] as const] : []),
    ...(reviewed === 0 ? [] : [['*', words.reviewed(reviewed, lines.length)] as const]),
    ...(review === null ? [] : [['*', SAY[language].finding(review)] as const]),
  ];
}
