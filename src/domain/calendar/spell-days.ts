import type { Language } from '../language/language.ts';
import { LANGUAGE } from '../language/spoken.ts';
import { isDateOnRequest } from './calendar-day.ts';
import type { CutOff } from './cut-off.ts';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.ts';

const TEXTS = { en: english, de: german };

/** A lead time in words, for instance '3 business days'. */
export function spellBusinessDays(days: number, language: Language = LANGUAGE): string {
  return TEXTS[language].businessDays(days);
}

/** An instant quote's lead time in words: as `spellBusinessDays` has it, or 'Date on request'. */
export function spellInstantLeadTime(days: number, furthestDays?: number, language: Language = LANGUAGE): string {
  return isDateOnRequest(days, furthestDays) ? TEXTS[language].onRequest : spellBusinessDays(days, language);
}

/** A day in words, '2026-11-23' as '23 November 2026': for mails and papers, whose readers' ways to write dates nobody knows. */
export function spellDay(day: string, language: Language = LANGUAGE): string {
  return new Intl.DateTimeFormat(TEXTS[language].days, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** From which day lead times count, in words for customers: beside each lead time or ship date, which can't be understood without. */
export function spellCutOff({ cutOff, timeZone }: CutOff, language: Language = LANGUAGE): string {
  return TEXTS[language].cutOff(cutOff, spellZone(timeZone, language));
}

/** 'America/New_York' as 'New York time'. */
function spellZone(timeZone: string, language: Language): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return /^(UTC|GMT\b.*)$/.test(place) ? place : TEXTS[language].zone(place);
}
