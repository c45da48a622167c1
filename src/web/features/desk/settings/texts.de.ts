import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the page of quoting settings says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Angebotseinstellungen',
  lead: 'Wie Sie Anfragen beantworten und welche E-Mails Ihre Kunden zu ihren Bestellungen bekommen.',
  answers: 'Antworten',
  answerWithin: 'Anfragen beantworten innerhalb von',
  answerHelp: 'Wartet eine Anfrage länger, gilt sie als überfällig. 0 heißt: noch am selben Tag.',
  businessDays: 'Werktagen',
  valid: 'Angebote gelten',
  validHelp: 'Im einzelnen Angebot können Sie es ändern.',
  days: 'Tage',
  terms: 'Bedingungen',
  termsHelp: 'Stehen in jedem neuen Angebot; dort können Sie sie ändern.',
  orders: 'Bestellungen',
  takesMore: 'Kunden dürfen mehr Stück bestellen als angeboten',
  takesMoreHelp:
    'Nur bei Teilen, die Sie zum Sofortpreis angeboten haben, und nur in Stückzahlen, für die es einen gibt: Preis und Versandtag folgen dann Ihren Sätzen für diese Stückzahl. Sonst bestellen Kunden, was Sie angeboten haben, und fragen den Rest bei Ihnen an.',
  prices: 'Preise',
  pricesInBrowser: 'Preis zeigen, bevor die Datei angekommen ist',
  pricesInBrowserHelp:
    'Für STL-Dateien. Die Browser der Kunden erfahren dafür die Werte Ihrer Maschinen (Geschwindigkeiten, Schichthöhen, wie Material gegen Zeit zählt), nie einen Satz. Wo Kunden die ganze Aufschlüsselung sehen, erfahren sie das ohnehin.',
  filesStay: 'Dateien bleiben beim Kunden, bis er eine Anfrage sendet',
  filesStayHelp:
    'Die Browser der Kunden vermessen STL-, STEP- und IGES-Dateien, und Sie berechnen den Preis aus diesen Maßen. Die Dateien und die Zeichnungen dazu erreichen Sie mit der Anfrage; dann werden die Modelle hier vermessen und neu berechnet, und einen Unterschied sieht der Kunde, bevor die Anfrage hinausgeht. Die Browser erfahren die Werte Ihrer Maschinen, wie oben.',
  mails: 'E-Mails an Kunden',
  mailsHelp: 'Angebote, Nachrichten und Absagen gehen immer hinaus. Diese können Sie abschalten:',
  mail: {
    accepted: 'Bestellung eingegangen',
    'in-production': 'Fertigung hat begonnen',
    'parcel-sent': 'Teile versendet',
    completed: 'Bestellung abgeschlossen',
    cancelled: 'Bestellung storniert',
    expired: 'Angebot abgelaufen',
  },
  wrong: (least, most) => `Eine ganze Zahl von ${least} bis ${most}.`,
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
};
