import type { Translation } from '../../../language/translation.ts';
import type { texts as english } from './texts.ts';

/** What /msp/pricing says around the fields, in German; the fields' own words are in their table. */
export const texts: Translation<typeof english> = {
  title: 'Preise',
  lead: 'Ihre Maschinen, Materialien und Sätze. Für Kunden gilt, was veröffentlicht ist; Entwürfe sehen nur Sie.',
  loading: 'Ihre Preise werden geladen',
  notSaved: 'Nicht gespeichert. Ihre Eingaben bleiben in diesem Browser; versuchen Sie es noch einmal.',
  noProvider: {
    title: 'Sie haben noch keine Preise',
    text: 'Speichern Sie zuerst Ihr Profil: Die Preise gehören zu Ihrem Betrieb.',
    link: 'Profil vervollständigen',
  },
  readOnly: 'Sie können die Preise lesen. Ändern und veröffentlichen kann sie nur ein Inhaber.',
  inUnit: (unit: string) => `, in ${unit}`,
  removeShort: 'Entfernen',
  remove: (name: string) => `${name} entfernen`,
  sectionsLabel: 'Bereiche der Preise',
  sections: {
    machines: 'Maschinen',
    processes: 'Verfahren',
    materials: 'Materialien',
    finishes: 'Oberflächen',
    'lead-times': 'Lieferzeiten',
    money: 'Geld & Anzeige',
    'golden-parts': 'Referenzteile',
    versions: 'Versionen',
  },
  processLabel: 'Verfahren',
  notOffered: (process: string) => `Sie bieten ${process} nicht an. Kunden sehen keines der Materialien.`,
  turnOn: 'Einschalten',
  states: {
    published: 'Nichts zu veröffentlichen',
    draft: 'Entwurf gespeichert, nicht veröffentlicht',
    unsaved: 'Änderungen nicht gespeichert',
    saving: 'Entwurf wird gespeichert',
    faulty: 'Bleibt in diesem Browser: Berichtigen Sie das Markierte, um zu speichern',
    conflict: 'Von jemand anderem geändert',
  },
  save: 'Entwurf speichern',
  discard: 'Entwurf verwerfen',
  publish: 'Veröffentlichen',
  discardTitle: 'Entwurf verwerfen?',
  discardText: 'Die Preise, zu denen Kunden kaufen, bleiben. Was Sie seitdem geändert haben, ist weg.',
  keepEditing: 'Weiter bearbeiten',
  problems: {
    heading: (count: number) => (count === 1 ? 'Ein Wert ist noch zu berichtigen' : `${count} Werte sind noch zu berichtigen`),
    more: (count: number) => `und ${count} weitere`,
  },
  conflict: {
    heading: (by: string, at: string) =>
      `${by} hat den Entwurf ${at} geändert, während Sie ihn bearbeitet haben. Ihre Änderungen sind noch nicht gespeichert; verloren ist nichts.`,
    somebody: 'Jemand anderes',
    lately: 'eben',
    on: (date: string) => `am ${date}`,
    takeTheirs: 'Andere Fassung laden, meine als Kopie behalten',
    keepMine: 'Meine speichern, andere als Kopie behalten',
  },
  copy: {
    mine: (date: string) => `Eine Kopie Ihrer eigenen Änderungen vom ${date} liegt in diesem Browser.`,
    theirs: (date: string) => `Eine Kopie des anderen Entwurfs vom ${date} liegt in diesem Browser.`,
    compare: 'Unterschiede zeigen',
    exchange: 'In den Editor übernehmen',
    drop: 'Kopie löschen',
  },
  chargedFor: {
    label: 'Berechnet für',
    help: 'Ein Stück trägt seinen Anteil an der Bauplattform. Was ohne Stützstruktur steht, zahlt nichts für deren Entfernen.',
  },
  charged: {
    'money/piece': 'Jedes Stück',
    'money/plate': 'Jede Bauplattform',
    'money/supported piece': 'Jedes Stück mit Stützstruktur',
  },
  publishing: {
    title: 'Entwurf veröffentlichen',
    text: 'Von da an gelten diese Preise für Kunden. Gesendete Anfragen behalten die Preise, mit denen sie gesendet wurden.',
    changes: (count: number) => (count === 1 ? 'Ein Wert ändert sich.' : `${count} Werte ändern sich.`),
    converted: (count: number, currency: string) =>
      count === 1 ? `Ein Betrag ist jetzt in ${currency}` : `${count} Beträge sind jetzt in ${currency}`,
    nothing: 'Der Entwurf unterscheidet sich nicht vom Veröffentlichten.',
    note: 'Notiz',
    noteHelp: 'Was sich ändert und warum, für alle, die später in die Versionen sehen.',
    noteMissing: 'Schreiben Sie eine Notiz.',
    done: (number: number) => `Als Version ${number} veröffentlicht. Sie gilt jetzt für Kunden.`,
  },
};
