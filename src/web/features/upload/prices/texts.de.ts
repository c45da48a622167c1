import type { Translation } from '../../../language/translation.ts';
import type { texts as english } from './texts.ts';

/** What the way on says of prices, in German. */
export const texts: Translation<typeof english> = {
  together: (count: number) => (count === 1 ? '1 Teil' : `${count} Teile zusammen`),
  pricedSoFar: (count: number, of: number) => `${count} von ${of} Teilen schon berechnet`,
  review: (count: number, of: number) => (of === 1 ? 'Prüfung nötig' : `${count} ${count === 1 ? 'muss' : 'müssen'} geprüft werden`),
  inChoices: (choice: string | null) =>
    `${choice === null ? 'Wie angezeigt' : `In ${choice}`}. Anderes Material, andere Farbe oder Oberfläche wählen Sie im nächsten Schritt.`,
  failed: 'Die Preise konnten nicht geladen werden. Sie können ohne sie weitermachen.',
  getQuote: 'Zum Angebot',
};
