const SIGNIFICANT_DIGITS = 6;
const formatter = new Intl.NumberFormat('en-US', { maximumSignificantDigits: SIGNIFICANT_DIGITS });

/** Writes one figure of a receipt with its unit as a customer reads it, for instance '12.4 cm³', '35 %' or '$45 / h'. */
export function formatFigure(value: number | string, unit: string): string {
  const figure = typeof value === 'number' ? formatter.format(value) : value;
  const [over, under] = unit.split('/', 2);
  const superscript = (text: string) =>
    text.replace(/([a-z]m?)([23])$/, (_all, base: string, power: string) => base + (power === '2' ? '²' : '³'));
  if (over === 'USD') return under === undefined ? `$${figure}` : `$${figure} / ${superscript(under)}`;
  if (over === 'x') return `× ${figure}`;
  const words = [over ?? '', under ?? ''].filter((part) => part !== '').map(superscript);
  return words.length === 0 ? figure : `${figure} ${words.join(' / ')}`;
}
