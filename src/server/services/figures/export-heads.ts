import type { DeskTable } from '#contract/api/desk/export-desk.ts';
import type { Language } from '#domain/language/language.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

/** What the columns of an exported table are named, in each language. */
export const EXPORT_HEADS = { en: english, de: german } satisfies Record<Language, Readonly<Record<DeskTable, readonly string[]>>>;
