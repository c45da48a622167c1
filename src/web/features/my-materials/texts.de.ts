import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /msp/my-materials says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Meine Materialien',
  lead: 'Die Materialien, Farben und Oberflächen, die Ihren Kunden zur Wahl stehen, sobald Sie gespeichert haben.',
  member: {
    lead: 'Die Materialien, Farben und Oberflächen, die Ihren Kunden zur Wahl stehen.',
    readOnly: 'Sie sehen, was angeboten wird. Ändern kann es nur ein Inhaber.',
    empty: 'Noch wird nichts angeboten. Materialien hinzufügen kann nur ein Inhaber.',
  },
  empty: 'Ihre Liste ist leer. Wenn Sie so speichern, bekommen Kunden bei Ihnen keinen Preis.',
  withoutProcess: (count) =>
    `${count === 1 ? '1 Material wird' : `${count} Materialien werden`} nicht angeboten, weil das Verfahren unter Preise ausgeschaltet ist.`,
  loading: 'Ihre Materialien werden geladen',
  list: 'Materialien, die Sie anbieten',
  add: 'Material hinzufügen',
  addHint: 'Ein Material mit seinen Farben und Oberflächen wählen',
  edit: 'Bearbeiten',
  editLabel: (name) => `${name} bearbeiten`,
  removeLabel: (name) => `${name} entfernen`,
  begin: 'Vorauswahl für Kunden',
  beginLabel: (name) => `${name} als Vorauswahl für Kunden: Damit werden ihre Teile berechnet, bis sie selbst wählen`,
  own: 'Eigenes Material – alle Farben und Oberflächen',
  colors: 'Farben',
  finishes: 'Oberflächen',
  removed: (name) => `${name} steht nicht mehr in Ihrer Liste.`,
  undo: 'Rückgängig',
  views: { label: 'Anzeigen als', cards: 'Karten', table: 'Tabelle' },
  table: {
    search: 'Materialien suchen',
    count: (on, all) => `${on} von ${all} im Angebot`,
    all: 'Alle anbieten',
    none: 'Keine anbieten',
    nothing: 'Kein Material passt',
    nothingText: 'Suchen Sie nach etwas anderem, oder schalten Sie das Verfahren unter Preise ein.',
    allOf: (process) => `Alles anbieten: ${process}`,
    materialsOf: (process) => `Materialien: ${process}`,
    columns: { material: 'Material', begin: 'Vorauswahl' },
    begins: 'Vorauswahl',
    own: 'Ihr eigenes, im Angebot wie veröffentlicht.',
    fixed: 'Ihre eigene: im Angebot wie veröffentlicht',
    notOffered: 'Nicht im Angebot',
    forAll: {
      colors: (process) => `Farben aller angebotenen Materialien: ${process}`,
      finishes: (process) => `Oberflächen aller angebotenen Materialien: ${process}`,
    },
    forAllShort: { colors: 'Farben für alle:', finishes: 'Oberflächen für alle:' },
    choicesOf: { colors: (material) => `Farben: ${material}`, finishes: (material) => `Oberflächen: ${material}` },
  },
};
