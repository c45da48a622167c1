import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  list: 'Fertigungsverfahren',
  comingSoon: 'Demnächst!',
  more: 'Mehr dazu',
  less: 'Weniger',
  moreAbout: (process) => `Mehr dazu: ${process}`,
  lessAbout: (process) => `Weniger über ${process}`,
  processes: {
    additive: {
      title: 'Additive Fertigung',
      description: '3D-Druck in Kunststoff und Metall',
      details: 'Schicht für Schicht direkt aus Ihrem Modell. Ohne Werkzeug, in jeder Form, ob ein Stück oder tausend.',
    },
    cnc: {
      title: 'CNC-Bearbeitung',
      description: 'Aus dem Vollen gefräst und gedreht',
      details: 'Aus dem massiven Block: enge Toleranzen, feine Oberflächen und die volle Festigkeit des Materials.',
    },
    sheetMetal: {
      title: 'Blech\u00adbearbeitung',
      description: 'Geschnitten, gekantet, gefügt',
      details: 'Winkel, Abdeckungen und Gehäuse aus ebenem Blech, in Form gekantet und nachbearbeitet.',
    },
    laser: {
      title: 'Laser\u00adschneiden',
      description: 'Flachteile mit feinen Konturen',
      details: 'Flachteile aus Metall, Kunststoff oder Holz, geschnitten mit gebündeltem Licht und fast ohne Kraft auf das Material.',
    },
  },
};
