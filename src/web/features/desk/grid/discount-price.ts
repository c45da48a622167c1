import { decimalsOf, microsFromAmount } from '#domain/money/money.ts';
import { parseFigure } from '../../../ui/forms/parse-figure.ts';
import { writeMoney } from '../shared/draft.ts';

/** A typed price less some percent, in whole smallest units of its currency; as it was typed where either is no figure. */
export function discountPrice(typed: string, percent: string, currency: string): string {
  const [price, discount] = [parseFigure(typed), parseFigure(percent)];
  if (price.kind !== 'figure' || discount.kind !== 'figure') return typed;
  const unitMicros = 10 ** (6 - decimalsOf(currency));
  const micros = Math.round(microsFromAmount(price.value) * (1 - discount.value / 100));
  return writeMoney(Math.round(micros / unitMicros) * unitMicros, currency);
}
