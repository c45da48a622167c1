import { RATE_SOURCES } from '#domain/rates/rate-sources.ts';
import { visitorLocale } from '../../../language/visitor-locale.ts';

/** What a US dollar, in which ranges are published, comes to in the card's currency; null where nobody has said it. */
export type Dollar = number | null;

/** Between which figures a rate is published, in the card's currency where that is known; else the unit is said with it. */
export interface RangeShown {
  readonly text: string;
  readonly source: string;
  /** Whether a figure lies outside; unknown where the currencies differ. */
  readonly isOutside: (value: unknown) => boolean;
}

/** The published range of the rate at a path of the card; null where nothing is published. */
export function findRange(path: string, currency: string, dollar: Dollar): RangeShown | null {
  const range = RATE_SOURCES[path];
  if (range === undefined) return null;
  const isMoney = range.unit.startsWith('USD');
  const worth = !isMoney || currency === 'USD' ? 1 : dollar;
  const [low, high] = [range.low * (worth ?? 1), range.high * (worth ?? 1)];
  const format = new Intl.NumberFormat(visitorLocale(), { maximumSignificantDigits: 3 });
  return {
    text: `${format.format(low)}–${format.format(high)}${worth === null ? ` ${range.unit}` : ''}`,
    source: `${range.source} (${range.year})`,
    isOutside: (value) => worth !== null && typeof value === 'number' && (value < low || value > high),
  };
}
