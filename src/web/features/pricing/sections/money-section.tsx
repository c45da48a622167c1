import { fillFields } from '#domain/fields/fill-fields.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardField, CardGrid } from '../fields/card-field.tsx';
import { FieldGrid } from '../fields/card-fold.tsx';
import { CheckField } from '../fields/check-field.tsx';
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
        <FieldGrid>
          <CardField path="currency" />
        </FieldGrid>
        <CheckField
          label={words.tax}
          help={words.taxHelp}
          isOn={hasTax}
          onChange={(isOn) => change('tax', isOn ? fillFields(RATE_CARD_FIELDS.tax.of, { name: 'VAT' }) : null)}
        />
        {hasTax ? (
          <FieldGrid>
            <CardField path="tax.name" />
            <CardField path="tax.rate" />
          </FieldGrid>
        ) : null}
      </Part>
      <Part title={words.display}>
        <FieldGrid least="18rem">
          <CardField path="sizes" />
          <CardField path="receipts" />
        </FieldGrid>
      </Part>
      <Part title={words.review} help={words.reviewHelp}>
        <CardGrid path="review" />
      </Part>
    </>
  );
}
