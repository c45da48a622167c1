import type { Language } from '#domain/language/language.ts';

/** What is said of the language of a shop’s mails. */
export const texts = {
  label: 'Language of emails and quotes',
  help: 'Customers get theirs in the language of the page that they sent their request from.',
  /** Each in itself. */
  names: { en: 'English', de: 'Deutsch' } satisfies Record<Language, string>,
} as const;
