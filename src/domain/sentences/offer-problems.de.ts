import type { Sentence } from './create-translator.ts';

/** What is wrong with an offer that a shop writes. */
export const OFFER_PROBLEMS: readonly Sentence[] = [
  ['At most {#most} charges, please.', 'Höchstens {most} Zuschläge, bitte.'],
  ['The quote comes to more than can be reckoned exactly.', 'Die Summe des Angebots ist größer, als sich genau rechnen lässt.'],
  ['Offer at least one line, or decline the request.', 'Bieten Sie mindestens eine Position an, oder lehnen Sie die Anfrage ab.'],
  ['A line is not one of the request.', 'Eine Position gehört nicht zur Anfrage.'],
  ['A quantity is a whole number from {#least} to {#most}.', 'Eine Stückzahl ist eine ganze Zahl von {least} bis {most}.'],
  [
    'Enter what one piece costs: more than nothing, and not beyond reckoning.',
    'Geben Sie an, was ein Stück kostet: mehr als nichts, und nicht mehr, als sich rechnen lässt.',
  ],
  [
    'A lead time is a whole number of business days, at most {#most}.',
    'Eine Lieferzeit ist eine ganze Zahl von Werktagen, höchstens {most}.',
  ],
  [
    'Quantities must increase and exceed the quoted quantity; at most {#most} of them.',
    'Staffelmengen müssen steigen und größer als die angebotene Stückzahl sein; höchstens {most}.',
  ],
  ['Say in 1 to {#most} characters what is charged.', 'Sagen Sie in 1 bis {most} Zeichen, was berechnet wird.'],
  ['Enter an amount in whole smallest units of the currency.', 'Geben Sie einen Betrag in ganzen kleinsten Einheiten der Währung an.'],
  [
    'A discount is 0 to 100 percent with at most two decimals.',
    'Ein Rabatt beträgt 0 bis 100 Prozent, mit höchstens zwei Nachkommastellen.',
  ],
  ['A tax is 0 to 100 percent with at most two decimals.', 'Eine Steuer beträgt 0 bis 100 Prozent, mit höchstens zwei Nachkommastellen.'],
  ['Name the tax, for instance VAT.', 'Nennen Sie die Steuer, zum Beispiel MwSt.'],
  ['Enter the last day on which it can be accepted.', 'Geben Sie den letzten Tag an, an dem es angenommen werden kann.'],
  ['The last day on which it can be accepted is over.', 'Der letzte Tag, an dem es angenommen werden kann, ist vorbei.'],
  ['At most {#most} characters, please.', 'Höchstens {most} Zeichen, bitte.'],
];
