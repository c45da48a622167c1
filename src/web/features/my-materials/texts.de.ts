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
};
