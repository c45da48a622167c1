import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the way on and the cards say of prices, in German. */
export const texts: Translation<typeof english> = {
  nothingSelected: 'Wählen Sie mindestens ein Teil aus',
  continue: 'Weiter',
  together: (count) => (count === 1 ? '1 Teil' : `${count} Teile zusammen`),
  pricedSoFar: (count, of) => `${count} von ${of} Teilen schon berechnet`,
  review: (count, of) => (of === 1 ? 'Prüfung nötig' : `${count} ${count === 1 ? 'muss' : 'müssen'} geprüft werden`),
  inChoices: (choice) =>
    `${choice === null ? 'Wie angezeigt' : `In ${choice}`}. Anderes Material, andere Farbe oder Oberfläche wählen Sie im nächsten Schritt.`,
  wasProvisional: (price) => `Ihr Browser hatte ${price} gerechnet; das gilt nicht mehr.`,
  failed: 'Die Preise konnten nicht geladen werden. Sie können ohne sie weitermachen.',
  getQuote: 'Zum Angebot',
};
