import { rate } from '#domain/money/rate.ts';
import { findMarginLeft, MARGIN_QUANTITIES } from '#domain/rates/discount-curve.ts';
import type { QuantityDiscount } from '#domain/rates/rate-card.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Hint } from '../../../ui/layout/layout.tsx';
import { readAt, readList } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { texts } from './texts.ts';

const words = texts.marginLeft;
/** Below so many percent of the price the discounts have eaten the margin. */
const LEAST_LEFT = 5;

/** What quantity discounts leave of a process's margin, at so many pieces; a warning before it is gone. Nothing while figures are missing. */
export function MarginLeft({ at }: { readonly at: string }) {
  const { card } = useCardEditor();
  const margin = readAt(card, `${at}.margin.value`);
  const entries = readList(card, `${at}.quantityDiscounts`);
  const table = entries.flatMap(readDiscount);
  if (typeof margin !== 'number' || table.length < entries.length) return null;
  const left = MARGIN_QUANTITIES.map((quantity) => ({ quantity, percent: findMarginLeft(table, margin, quantity) }));
  const gone = left.find(({ percent }) => percent < 0) ?? left.find(({ percent }) => percent < LEAST_LEFT);
  return (
    <>
      <Hint size="xs" id={`${at}.margin-left`}>
        {words.label}
      </Hint>
      <Facts kind="above" label="6rem" aria-labelledby={`${at}.margin-left`}>
        {left.map(({ quantity, percent }) => (
          <Fact key={quantity} label={words.pieces(quantity)}>
            {words.percent(percent)}
          </Fact>
        ))}
      </Facts>
      {gone === undefined ? null : <Alert type="warning" text={words.gone(gone.quantity, gone.percent)} />}
    </>
  );
}

function readDiscount(entry: unknown): readonly QuantityDiscount[] {
  const [from, discount] = [readAt(entry, 'from.value'), readAt(entry, 'discount.value')];
  if (typeof from !== 'number' || typeof discount !== 'number') return [];
  return [{ from: rate(from, 'pieces'), discount: rate(discount, '%') }];
}
