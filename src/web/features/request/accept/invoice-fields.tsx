import { TextInput } from '@mantine/core';
import { LONGEST_PHONE } from '#domain/desk/invoice-details.ts';
import { LONGEST_VAT_ID } from '#domain/trade/vat-id.ts';
import { Check, FieldSet, Optional } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { AddressFields } from './address-fields.tsx';
import { needsBillTo, type OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

const words = texts.invoice;

/** To whom the invoice goes, and by which number they are called. */
export function InvoiceFields({ form }: { form: SchemaFormOf<OrderDraft> }) {
  return (
    <FieldSet plain legend={words.heading}>
      {form.values.isPickedUp ? null : <Check label={words.same} {...form.check('isBilledThere')} />}
      {needsBillTo(form.values) ? <AddressFields form={form} of="billTo" /> : null}
      <Grid least="15rem">
        <TextInput
          label={<Optional>{words.vatId}</Optional>}
          autoComplete="off"
          maxLength={LONGEST_VAT_ID}
          description={words.vatIdHint}
          {...form.field('vatId')}
        />
        <TextInput
          label={<Optional>{words.phone}</Optional>}
          type="tel"
          autoComplete="tel"
          maxLength={LONGEST_PHONE}
          description={words.phoneHint}
          {...form.field('phone')}
        />
      </Grid>
    </FieldSet>
  );
}
