import { NativeSelect, TextInput } from '@mantine/core';
import { LONGEST_TAX_NOTE, type OfferTax } from '#domain/desk/offer.ts';
import { writePercent } from '../../../language/visitor-locale.ts';
import { Check } from '../../../ui/forms/form.tsx';
import { writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import { beginTax, type QuoteDraft } from '../shared/draft.ts';

type DraftTax = QuoteDraft['tax'];

interface TaxFieldsProps {
  readonly tax: DraftTax;
  readonly taxes: readonly OfferTax[];
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (tax: DraftTax) => void;
}

const OTHER = '';

/** Which tax a quote is charged with: one of the shop's rules, or another as it is typed. */
export function TaxFields({ tax, taxes, problems, onChange }: TaxFieldsProps) {
  const chosen = taxes.findIndex(({ category, percent }) => category === tax?.category && writeFigure(percent) === tax?.percent);
  return (
    <>
      {taxes.length === 0 ? null : (
        <NativeSelect
          label={texts.taxRule}
          data={[
            ...taxes.map((each, index) => ({ value: String(index), label: nameTax(each) })),
            ...(chosen >= 0 ? [] : [{ value: OTHER, label: texts.otherTax }]),
          ]}
          value={chosen >= 0 ? String(chosen) : OTHER}
          onChange={(event) => onChange(beginTax(taxes[Number(event.currentTarget.value)] ?? null))}
        />
      )}
      <Check
        label={texts.hasTax}
        checked={tax !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? (beginTax(taxes[0] ?? null) ?? { name: '', percent: '' }) : null)}
      />
      {tax === null ? null : (
        <Grid least="9rem">
          <TextInput
            id={offerFieldId('tax.name')}
            label={texts.taxName}
            autoComplete="off"
            value={tax.name}
            error={problems.get('tax.name')}
            onChange={(event) => onChange({ ...tax, name: event.currentTarget.value })}
          />
          <FigureInput
            path="tax.percent"
            label={texts.taxPercent}
            unit="%"
            value={tax.percent}
            error={problems.get('tax.percent')}
            // Another rate is none of the rules'.
            onType={(percent) => onChange({ name: tax.name, percent })}
          />
        </Grid>
      )}
      {tax?.note === undefined || (tax.note === '' && tax.category !== 'exempt') ? null : (
        <TextInput
          id={offerFieldId('tax.note')}
          label={texts.taxNote}
          maxLength={LONGEST_TAX_NOTE}
          autoComplete="off"
          value={tax.note}
          error={problems.get('tax.note')}
          onChange={(event) => onChange({ ...tax, note: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function nameTax({ name, percent, category }: OfferTax): string {
  const rate = `${name} ${writePercent(writeFigure(percent))}`;
  return category === undefined ? rate : `${rate}, ${texts.taxCategories[category]}`;
}
