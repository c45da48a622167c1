import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './versions-texts.ts';

/** What the versions of a rate card say, in German. */
export const texts: Translation<typeof english> = {
  changes: 'Unterschiede',
  value: 'Wert',
  before: 'Vorher',
  after: 'Nachher',
  none: '–',
  lead: 'Alles, was je veröffentlicht wurde, neueste zuerst. Veröffentlichte Versionen bleiben, wie sie sind.',
  current: 'Gilt für Kunden',
  draft: 'Entwurf',
  heading: (number) => `Version ${number}`,
  by: (who, when) => `${who}, ${when}`,
  began: 'Die Kalkulation, mit der der Betrieb begonnen hat',
  nobody: 'Der Server',
  read: 'Lesen',
  readLabel: (number) => `Version ${number} lesen`,
  close: 'Schließen',
  closeLabel: (number) => `Version ${number} schließen`,
  loading: 'Version wird geladen',
  same: 'Sie gilt jetzt für Kunden.',
  differs: (number) => `Was jetzt für Kunden anders ist (vorher: Version ${number}, nachher: jetzt)`,
  equal: 'Kein Wert unterscheidet sich von dem, was jetzt für Kunden gilt.',
  all: (count) => (count === 1 ? 'Der eine Wert' : `Alle ${count} Werte`),
  restore: 'In den Entwurf übernehmen',
  restoreHint: 'Für Kunden ändert sich nichts, bis der Entwurf veröffentlicht ist.',
};
