import { TextInput } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { partsOf } from '#domain/trade/address-form.ts';
import { COUNTRIES, nameCountry } from '#domain/trade/countries.ts';
import { type AddressField, askedFields, countryOf, LONGEST_ADDRESS_FIELD } from '#domain/trade/delivery-address.ts';
import { US_STATES } from '#domain/trade/us-states.ts';
import { Optional } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

/** What browsers know each field by. */
const KNOWN_AS = {
  name: 'name',
  company: 'organization',
  country: 'country-name',
  street: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
} as const satisfies Record<AddressField, string>;

const COUNTRY_NAMES = COUNTRIES.map((code) => nameCountry(code, LANGUAGE)).sort((a, b) => a.localeCompare(b, LANGUAGE));

const STATE_NAMES = [...US_STATES.values()];

interface AddressFieldsProps {
  readonly form: SchemaFormOf<OrderDraft>;
  readonly of: 'deliverTo' | 'billTo';
}

/** An address of an order, in the form of its country. */
export function AddressFields({ form, of }: AddressFieldsProps) {
  const id = useId();
  // Hundreds of countries are listed once somebody goes to the field.
  const [isListed, setIsListed] = useState(false);
  const { country } = form.values[of];
  const code = countryOf({ country });
  const { state } = partsOf(code);
  const isOptional = (field: AddressField) => field === 'company' || field === 'line2' || (field === 'state' && state === 'optional');
  return (
    <Grid least="15rem">
      {askedFields({ country }).map((field) => {
        const label = field === 'postalCode' && code === 'US' ? texts.address.zipCode : texts.address.fields[field];
        return (
          <TextInput
            key={field}
            label={isOptional(field) ? <Optional>{label}</Optional> : label}
            required={!isOptional(field) && field !== 'postalCode'}
            autoComplete={`${of === 'deliverTo' ? 'shipping' : 'billing'} ${KNOWN_AS[field]}`}
            maxLength={LONGEST_ADDRESS_FIELD}
            {...(field === 'country' ? { list: `${id}countries` } : field === 'state' && code === 'US' ? { list: `${id}states` } : {})}
            {...form.field(`${of}.${field}`)}
            {...(field === 'country' ? { onFocus: () => setIsListed(true) } : {})}
          />
        );
      })}
      {isListed ? <Choices id={`${id}countries`} names={COUNTRY_NAMES} /> : null}
      {code === 'US' ? <Choices id={`${id}states`} names={STATE_NAMES} /> : null}
    </Grid>
  );
}

const Choices = memo(function Choices({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
