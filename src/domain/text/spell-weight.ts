/** A weight as a language writes it: below a kilogram in whole grams, above with three digits at most that count. */
export function spellWeight(grams: number, locale: string): string {
  const unit = grams < 999.5 ? 'gram' : 'kilogram';
  const digits =
    unit === 'gram' ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: Math.max(3, String(Math.round(grams / 1000)).length) };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, ...digits }).format(unit === 'gram' ? Math.max(1, grams) : grams / 1000);
}
