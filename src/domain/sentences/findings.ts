/** What a measurement found, or a price, in the page's language: it is kept in English. */
export const sayFinding = (words: string): string => words;
