import { TextInput } from '@mantine/core';
import { type DeliveryAddress, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import { Optional } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

/** In the order in which they are filled in, with what browsers know them by. */
const FIELDS = {
  name: 'name',
  company: 'organization',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
} as const satisfies Record<keyof DeliveryAddress, string>;

interface AddressFieldsProps {
  readonly form: SchemaFormOf<OrderDraft>;
  readonly of: 'deliverTo' | 'billTo';
}

/** An address of an order. */
export function AddressFields({ form, of }: AddressFieldsProps) {
  return (
    <Grid least="15rem">
      {(Object.keys(FIELDS) as (keyof DeliveryAddress)[]).map((field) => (
        <TextInput
          key={field}
          label={field === 'company' ? <Optional>{texts.address.fields.company}</Optional> : texts.address.fields[field]}
          required={field !== 'company' && field !== 'postalCode'}
          autoComplete={`${of === 'deliverTo' ? 'shipping' : 'billing'} ${FIELDS[field]}`}
          maxLength={LONGEST_ADDRESS_FIELD}
          {...form.field(`${of}.${field}`)}
        />
      ))}
    </Grid>
  );
}
