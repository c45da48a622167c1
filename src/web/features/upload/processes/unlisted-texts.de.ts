import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './unlisted-texts.ts';

export const texts: Translation<typeof english> = {
  molding: {
    title: 'Spritzguss',
    description: 'Kunststoffteile in großen Stückzahlen',
    details: 'Kunststoffschmelze, in eine Stahlform gespritzt: Ist die Form gebaut, kostet jedes Teil wenig.',
  },
  casting: {
    title: 'Vakuumguss',
    description: 'Kleinserien aus Silikonformen',
    details: 'Gießharz in Silikonformen: seriennahe Teile in kleinen Stückzahlen.',
  },
  waterjet: {
    title: 'Wasserstrahlschneiden',
    description: 'Dicke Platten, kalt geschnitten',
    details: 'Ein Strahl aus Wasser und Abrasivmittel schneidet fast jedes Material, ohne es zu erwärmen.',
  },
};
