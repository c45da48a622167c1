import type { Margin } from '#domain/desk/margin.ts';
import { showMicros } from '../../../../ui/format-micros.ts';
import { visitorLocale } from '../../../../ui/price.tsx';
import { texts } from './texts.ts';

/** A margin in a few letters, for instance '32.1 % ($120.00)'. */
export function showMargin({ leftMicros, percent }: Margin, currency: string): string {
  const left = `${leftMicros < 0 ? '−' : ''}${showMicros(Math.abs(leftMicros), currency)}`;
  if (percent === null) return left;
  const share = Math.abs(percent).toLocaleString(visitorLocale(), { maximumFractionDigits: 1 });
  return texts.marginOf(`${percent < 0 ? '−' : ''}${share} %`, left);
}
