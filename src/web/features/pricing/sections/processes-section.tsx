import type { ProcessCode } from '#domain/catalogue/process.ts';
import { fillFields } from '#domain/fields/fill-fields.ts';
import { rate } from '#domain/money/rate.ts';
import { findMarginLeft, MARGIN_QUANTITIES } from '#domain/rates/discount-curve.ts';
import type { QuantityDiscount } from '#domain/rates/rate-card.ts';
import { DISCOUNT_FIELDS, OPERATION_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Hint } from '../../../ui/layout/layout.tsx';
import { readAt, readList, readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardGrid } from '../fields/card-field.tsx';
import { CardFold } from '../fields/card-fold.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.processes;

/** What a process costs beside machine and material. */
export function ProcessesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const at = `processes.${process}`;
  const nextDiscount = () => {
    const last = readList(card, `${at}.quantityDiscounts`).at(-1);
    const [from, discount] = [readAt(last, 'from.value'), readAt(last, 'discount.value')];
    return fillFields(DISCOUNT_FIELDS, {
      ...(typeof from === 'number' ? { from: from * 2 } : {}),
      ...(typeof discount === 'number' ? { discount } : {}),
    });
  };
  return (
    <>
      <Part title={words.rates} help={words.ratesHelp}>
        <CardGrid path={at} />
      </Part>
      <ItemList
        path={`${at}.operations`}
        title={words.operations}
        help={words.operationsHelp}
        addLabel={words.addOperation}
        nameOf={(index) => words.operation(readText(card, `${at}.operations.${index}.name`), index + 1)}
        create={() => fillFields(OPERATION_FIELDS)}
        isShort
      >
        {(path) => <CardGrid path={path} />}
      </ItemList>
      <ItemList
        path={`${at}.quantityDiscounts`}
        title={words.discounts}
        help={words.discountsHelp}
        addLabel={words.addDiscount}
        nameOf={(index) => words.discount(index + 1)}
        create={nextDiscount}
        isShort
      >
        {(path) => <CardGrid path={path} />}
      </ItemList>
      <MarginLeft at={at} />
      <Part title={words.limits} help={words.limitsHelp}>
        <CardGrid path={`${at}.limits`} />
      </Part>
      <CardFold path={`${at}.plausible`} title={words.plausible}>
        <Hint size="xs">{words.plausibleHelp}</Hint>
        <CardGrid path={`${at}.plausible`} />
      </CardFold>
    </>
  );
}

/** Below so many percent of the price the discounts have eaten the margin. */
const LEAST_LEFT = 5;

/** What quantity discounts leave of a process's margin, at so many pieces; a warning before it is gone. Nothing while figures are missing. */
function MarginLeft({ at }: { readonly at: string }) {
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
        {texts.marginLeft.label}
      </Hint>
      <Facts kind="above" label="6rem" aria-labelledby={`${at}.margin-left`}>
        {left.map(({ quantity, percent }) => (
          <Fact key={quantity} label={texts.marginLeft.pieces(quantity)}>
            {texts.marginLeft.percent(percent)}
          </Fact>
        ))}
      </Facts>
      {gone === undefined ? null : <Alert type="warning" text={texts.marginLeft.gone(gone.quantity, gone.percent)} />}
    </>
  );
}

function readDiscount(entry: unknown): readonly QuantityDiscount[] {
  const [from, discount] = [readAt(entry, 'from.value'), readAt(entry, 'discount.value')];
  if (typeof from !== 'number' || typeof discount !== 'number') return [];
  return [{ from: rate(from, 'pieces'), discount: rate(discount, '%') }];
}
