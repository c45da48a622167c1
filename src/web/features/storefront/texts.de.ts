import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the page of a shop's own words says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Auftritt',
  lead: 'Was Sie Ihren Kunden mit eigenen Worten sagen: auf der Startseite, in Ihren AGB und unter Ihren E-Mails. Was leer ist, erscheint nirgends.',
  back: 'Profil',
  saved: 'Gespeichert. Ihre Kunden lesen es ab jetzt.',
  start: 'Startseite',
  headline: 'Überschrift',
  headlineHelp: 'Steht anstelle von „Teil hochladen. Preis sofort sehen.“',
  introduction: 'Einleitung',
  introductionHelp: 'Zwei, drei Sätze unter der Überschrift.',
  pages: 'AGB und rechtliche Seiten',
  pagesHelp:
    'Eine leere Zeile beginnt einen neuen Absatz, „# “ am Zeilenanfang eine Überschrift; Adressen mit https:// werden zu Links. Sobald es eine Seite gibt, führen der Fuß Ihrer Website und Ihre E-Mails zu ihr.',
  terms: 'AGB',
  termsHelp:
    'Ihre Kunden stimmen ihnen zu, wenn sie eine Anfrage senden oder bestellen. Frühere Fassungen bleiben lesbar, und jede Anfrage nennt die Fassung, die galt.',
  privacy: 'Datenschutzerklärung',
  privacyHelp: 'Was Sie mit den Daten Ihrer Kunden tun und welche Rechte diese haben.',
  hasImprint: 'Impressum mit meinen Firmendaten zeigen',
  imprintHelp: 'Name, Anschrift und E-Mail kommen aus Ihrem Profil, Register, Geschäftsführer und USt-IdNr. aus Ihren rechtlichen Angaben:',
  business: 'Firmendaten',
  imprint: 'Was noch im Impressum stehen soll',
  mails: 'E-Mails',
  mailFooter: 'Letzte Zeilen jeder E-Mail',
  mailFooterHelp: 'Zum Beispiel Firma, Sitz und Register, wie sie auf Geschäftsbriefen stehen müssen.',
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
};
