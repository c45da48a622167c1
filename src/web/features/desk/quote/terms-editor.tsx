import { Textarea, TextInput } from '@mantine/core';
import type { OfferTax } from '#domain/desk/offer.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import type { QuoteDraft } from '../shared/draft.ts';
import { TaxFields } from './tax-fields.tsx';

interface TermsEditorProps {
  readonly draft: QuoteDraft;
  /** What it can be taxed with by the shop's rules; none where it has no rules. */
  readonly taxes: readonly OfferTax[];
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

/** Discount, tax, validity, and what is written below and above the figures. */
export function TermsEditor({ draft: { discount, tax, validUntil, terms, message }, taxes, today, problems, onChange }: TermsEditorProps) {
  return (
    <>
      <FieldSet legend={texts.rest}>
        <Grid least="9rem">
          <FigureInput
            path="discount"
            label={texts.discount}
            unit="%"
            value={discount}
            error={problems.get('discount')}
            onType={(typed) => onChange({ discount: typed })}
          />
          <TextInput
            id={offerFieldId('validUntil')}
            type="date"
            label={texts.validUntil}
            min={today}
            value={validUntil}
            error={problems.get('validUntil')}
            onChange={(event) => onChange({ validUntil: event.currentTarget.value })}
          />
        </Grid>
        <TaxFields tax={tax} taxes={taxes} problems={problems} onChange={(change) => onChange({ tax: change })} />
      </FieldSet>
      <Textarea
        id={offerFieldId('message')}
        label={texts.message}
        description={texts.messageHelp}
        rows={3}
        resize="vertical"
        value={message}
        error={problems.get('message')}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
      <Textarea
        id={offerFieldId('terms')}
        label={texts.terms}
        rows={3}
        resize="vertical"
        value={terms}
        error={problems.get('terms')}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
    </>
  );
}
