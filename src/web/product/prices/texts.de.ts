import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  leavesOut: (tax) => (tax === null ? 'inkl. Rüstkosten' : `inkl. Rüstkosten, zzgl. ${tax}`),
  pending: 'Preis folgt gleich',
  reviewed: 'Wird geprüft: Der Anbieter nennt den Preis',
  estimate: 'Schätzung, wird geprüft',
  onReview: 'Wird geprüft',
  notInstant: ' (kein Sofortpreis)',
  dateOnRequest: 'Termin auf Anfrage',
  shipsBy: (day) => `Versand bis ${day}`,
  pieces: (count) => `${count} Stück`,
  lowersNames: false,
  why: (filename) => `: warum ${filename} geprüft wird`,
  nothingOffered: 'Kein Preis: Dieser Anbieter bietet zurzeit keine Materialien an.',
  gone: 'Kein Preis: Dieses Teil ist hier nicht mehr bekannt. Laden Sie es noch einmal hoch.',
  subtotal: 'Zwischensumme',
  total: 'Summe',
  discount: (percent) => `Ihr Rabatt, ${percent}\u00a0%`,
  totalWithoutTax: 'Summe ohne MwSt.',
  workingOut: 'Rüstkosten und Steuer werden berechnet.',
  notWorkedOut: 'Rüstkosten und Steuer konnten nicht berechnet werden; sie stehen im Angebot. ',
  tryAgain: 'Noch einmal versuchen',
  tax: (name, percent) => `${name} ${percent}\u00a0%`,
  isPartial: 'Positionen in Prüfung, die noch keinen Preis haben, sind nicht in der Summe.',
  more: 'Mehr',
  less: 'Weniger',
};
