import { spellBusinessDays, spellCutOff } from '#domain/calendar/spell-days.ts';
import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  title: (name, revision) => (revision === 1 ? `Angebot ${name}` : `Angebot ${name} (Revision ${revision})`),
  draft: 'Entwurf eines Angebots, nicht gesendet',
  issuedOn: 'Datum',
  validUntil: 'Gültig bis',
  reference: 'Ihre Anfrage',
  for: 'Angebot für',
  table: {
    number: '#',
    picture: 'Bild',
    part: 'Teil',
    quantity: 'Stückzahl',
    unitPrice: 'Stückpreis',
    total: 'Summe',
  },
  pictureOf: (filename) => `Bild von ${filename}`,
  leadTime: (days) => `Lieferzeit: ${spellBusinessDays(days, 'de')}`,
  break: (quantity, price, leadTime) => `${quantity} Stück: je ${price}${leadTime === '' ? '' : `, ${leadTime}`}`,
  cutOff: (cutOff) => spellCutOff(cutOff, 'de'),
  note: (note) => `Hinweis: ${note}`,
  answer: 'Annehmen, ablehnen oder nachfragen können Sie hier:',
  answerLink: 'Auf dieses Angebot antworten',
  terms: 'Bedingungen',
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
