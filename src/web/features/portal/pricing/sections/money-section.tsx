import { CURRENCIES } from '#domain/currencies.ts';
import { RECEIPT_VIEWS } from '#domain/pricing/rate-card.ts';
import { reviewFields } from '../card/card-fields.ts';
import { currencyName } from '../card/currency-name.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CheckField } from '../fields/check-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import fieldStyles from '../fields/fields.module.css';
import { FigureField } from '../fields/figure-field.tsx';
import { ShapeFields } from '../fields/shape-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.money;

/** The currency and its tax, what customers see, and when a person looks first. */
export function MoneySection() {
  const { card, change } = useCardEditor();
  const hasTax = card['tax'] !== null;
  return (
    <>
      <Part title={words.currency}>
        <div className={fieldStyles['grid']}>
          <ChoiceField path="currency" choices={CURRENCIES.map((value) => ({ value, label: currencyName(value) }))} />
        </div>
        <CheckField
          label={words.tax}
          help={words.taxHelp}
          isOn={hasTax}
          onChange={(isOn) => change('tax', isOn ? { name: 'VAT', rate: { value: 20, unit: '%' } } : null)}
        />
        {hasTax ? (
          <div className={fieldStyles['grid']}>
            <TextField path="tax.name" />
            <FigureField path="tax.rate" unit="%" />
          </div>
        ) : null}
      </Part>
      <Part title={words.display}>
        <div className={fieldStyles['grid']}>
          <ChoiceField path="sizes" choices={(['file', 'mm', 'in'] as const).map((value) => ({ value, label: words.sizes[value] }))} />
          <ChoiceField path="receipts" choices={RECEIPT_VIEWS.map((value) => ({ value, label: words.receipts[value] }))} />
        </div>
      </Part>
      <Part title={words.review} help={words.reviewHelp}>
        <ShapeFields fields={reviewFields()} />
      </Part>
    </>
  );
}
