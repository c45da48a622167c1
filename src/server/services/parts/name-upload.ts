const MAX_LENGTH = 255;

/** Control characters, and marks that turn or hide the text beside them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name a customer's file is shown under: the last step of whatever path came, without control characters, at most 255
 * characters with the ending kept. Empty where nothing is left.
 */
export function nameUpload(received: string): string {
  // Browsers write a quotation mark in a multipart file name as %22 (WHATWG HTML, multipart/form-data encoding).
  const base = received.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  const clean = base.toWellFormed().normalize('NFC').replace(UNSEEN, '').trim();
  if (clean === '.' || clean === '..') return '';
  if (clean.length <= MAX_LENGTH) return clean;
  const ending = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? '';
  // Cutting may halve a character that takes two code units.
  return clean.slice(0, MAX_LENGTH - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}
