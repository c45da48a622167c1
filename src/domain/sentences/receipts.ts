/** A step of a receipt, or a group of its costs, in the page's language. */
export const sayStep = (words: string): string => words;

/** A receipt's formula, or a name in one, in the page's language; it is worked out in English. */
export const sayFormula = (formula: string): string => formula;
