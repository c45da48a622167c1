export type { Translation } from '#domain/language/translation.ts';
