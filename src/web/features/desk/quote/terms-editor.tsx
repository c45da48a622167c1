import { Textarea, TextInput } from '@mantine/core';
import type { OfferTax } from '#domain/desk/offer.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { nameCountry } from '#domain/trade/countries.ts';
import type { Purchase } from '#domain/trade/purchase.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Grid, Hint } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import type { QuoteDraft } from '../shared/draft.ts';
import { TaxFields } from './tax-fields.tsx';

interface TermsEditorProps {
  readonly draft: QuoteDraft;
  /** What it can be taxed with by the shop's rules; none where it has no rules. */
  readonly taxes: readonly OfferTax[];
  /** How the customer buys; null where nobody asked. */
  readonly purchase: Purchase | null;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

/** Discount, tax, validity, and what is written below and above the figures. */
export function TermsEditor({
  draft: { discount, tax, validUntil, terms, message },
  taxes,
  purchase,
  today,
  problems,
  onChange,
}: TermsEditorProps) {
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
        {purchase === null ? null : <Hint>{describePurchase(purchase)}</Hint>}
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

/** What the customer said in the cart, in a sentence. */
function describePurchase({ buyer: { kind, country, state, vatId }, purchaseOrder }: Purchase): string {
  const place = [state, country === '' ? '' : nameCountry(country, LANGUAGE)].filter((name) => name !== '').join(', ');
  const said = [
    texts.buys[kind],
    place,
    vatId === '' ? '' : texts.buysVatId(vatId),
    purchaseOrder === '' ? '' : texts.buysOrderNumber(purchaseOrder),
  ];
  return said.filter((words) => words !== '').join(' · ');
}
