import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** Everything /msp/material-configurator says, in German. */
export const texts: Translation<typeof english> = {
  title: 'Materialkonfigurator',
  lead: 'Wählen Sie ein Material, dann die Farben und Oberflächen, in denen Sie es fertigen. Genau diese stehen Kunden zur Wahl.',
  readOnly: 'Das Angebot ändern kann nur ein Inhaber.',
  stepsLabel: 'Schritte',
  steps: {
    material: {
      title: 'Material',
      prompt: 'Wählen Sie ein Material',
      empty: 'Es gibt kein Material zur Auswahl. Schalten Sie unter Preise die Verfahren ein, die Sie haben.',
    },
    color: {
      title: 'Farben',
      prompt: 'Wählen Sie Ihre Farben',
      empty: 'Im Katalog steht für dieses Material zurzeit keine Farbe.',
    },
    finish: {
      title: 'Oberflächen',
      prompt: 'Wählen Sie Ihre Oberflächen',
      empty: 'Im Katalog steht für dieses Material zurzeit keine Oberfläche.',
    },
  },
  nothingChosen: {
    material: 'Wählen Sie eines, um fortzufahren.',
    color: 'Wählen Sie mindestens eine, um fortzufahren.',
    finish: 'Wählen Sie mindestens eine, um fortzufahren.',
  },
  chosenCount: (count) => `${count} gewählt`,
  notYet: 'Noch nicht gewählt',
  goBack: (title) => `Zurück zu: ${title}`,
  change: 'Ändern',
  continue: 'Weiter',
  chooseAll: 'Alle wählen',
  chooseNone: 'Keine wählen',
  filterLabel: 'Materialien anzeigen für',
  alreadyOffered: 'In Ihrer Liste',
  loadingEarlier: 'Ihre Materialien werden geladen',
  loading: (title) => `Auswahl wird geladen: ${title}`,
  failed: 'Diese Liste konnte nicht geladen werden.',
  cancel: 'Zurück zu Meine Materialien',
};
