import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /cart says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Ihr Warenkorb',
  empty: 'Ihr Warenkorb ist leer.',
  columns: {
    choices: 'Material, Farbe und Oberfläche',
    leadTime: 'Lieferzeit',
    quantity: 'Stückzahl',
    each: 'Stückpreis',
    total: 'Preis',
    actions: 'Hinweise und Entfernen',
  },
  uploadParts: 'Teile hochladen',
  subtotal: 'Zwischensumme',
  itemCount: (count) => (count === 1 ? '1 Teil' : `${count} Teile`),
  checkOut: 'Zur Anfrage',
  quantityLabel: (title) => `Stückzahl von ${title}`,
  removeLabel: (title) => `${title} entfernen`,
  removed: (title) => `${title} ist nicht mehr im Warenkorb.`,
  undo: 'Rückgängig',
  fromAnother: 'Von einem anderen Anbieter, daher nicht Teil dieser Anfrage.',
  toOther: 'Zu diesem Anbieter',
  deleted: 'Diese Datei wurde gelöscht. Laden Sie sie noch einmal hoch, um einen Preis zu sehen.',
  quantity: (count) => `× ${count}`,
  each: (price) => `je ${price}`,
  updating: 'Preis wird aktualisiert',
  updated: (title, price) => `${title} kostet jetzt ${price}.`,
  wishes: {
    heading: 'Hinweise, Dateien',
    of: (title) => `zu ${title}`,
    fields: { note: 'Hinweis', tolerances: 'Toleranzen', threads: 'Gewinde' },
    placeholders: {
      note: 'Wofür das Teil ist, worauf es ankommt, wie es aussehen soll',
      tolerances: 'Zum Beispiel: Bohrung 12 H7, sonst ISO 2768-m',
      threads: 'Zum Beispiel: M6 in beiden Seitenlöchern, 12 mm tief',
    },
    useStated: 'In die Toleranzen übernehmen',
    addFile: 'Zeichnung hinzufügen',
    addFileTo: (title) => `Zeichnung zu ${title} hinzufügen`,
    files: (title) => `Zeichnungen zu ${title}`,
    removeFile: (name) => `${name} entfernen`,
    hint: 'PDF, STEP, IGES oder STL, je bis 25 MB. Solange die Anfrage nicht abgeschickt ist, bleiben Zeichnungen einen Tag gespeichert.',
  },
  notInstant: 'Kein Sofortangebot für dieses Teil: Das Team des Anbieters sieht sich Ihre Dateien an und meldet sich mit einem Angebot.',
  noPayment: 'Jetzt wird nichts bezahlt. Der Anbieter bestätigt das Angebot per E-Mail.',
};
