/** Languages of pages, mails and papers. English comes first: it is what everybody gets whose language is none of them. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** How figures, money and days are written in each. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };
