/** What the catalogue calls materials, colors, finishes and processes, and what it says of them, in the page's language. */
export const sayOffer = (words: string): string => words;
