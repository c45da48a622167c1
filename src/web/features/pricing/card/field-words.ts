/** The words of the rate card's table (labels, help, headings, choices) in the page's language: the table holds them in English. */
export const sayField = (words: string): string => words;

/** A label, which may need its help to be understood: 'Cut-off' is an hour of the day, or metal to saw through. */
export const sayLabel = (label: string, _help: string): string => label;

/** A unit as `showUnit` writes it, for instance 'EUR/piece'. */
export const sayUnit = (unit: string): string => unit;
