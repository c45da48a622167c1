import type { Language } from '#domain/language/language.ts';
import { MAIL_TEXTS } from './mail-words.ts';
import type { MailBlock } from './render-mail.ts';

/** A mail of two hundred lines is read by nobody: so many, and how many more there are. */
export const MOST_LINES = 5;

/** The first lines as blocks of a mail, and how many more there are. */
export function tellFew<Line>(
  lines: readonly Line[],
  language: Language,
  tell: (line: Line, index: number) => MailBlock,
): readonly MailBlock[] {
  const blocks = lines.slice(0, MOST_LINES).map(tell);
  const left = lines.length - blocks.length;
  return left === 0 ? blocks : [...blocks, { kind: 'paragraph', text: MAIL_TEXTS[language].moreLines(left) }];
}

/** The first lines as facts, and how many more there are. */
export function listFew<Line>(
  lines: readonly Line[],
  language: Language,
  name: (line: Line) => readonly [string, string],
): readonly (readonly [string, string])[] {
  const few = lines.slice(0, MOST_LINES).map(name);
  const left = lines.length - few.length;
  return left === 0 ? few : [...few, ['…', MAIL_TEXTS[language].more(left)]];
}
