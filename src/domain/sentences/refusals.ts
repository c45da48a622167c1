/** Why the server did not do what it was asked for, or what is wrong with an offer, in the page's language. */
export const sayRefusal = (words: string): string => words;
