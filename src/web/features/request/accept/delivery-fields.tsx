import { TextInput } from '@mantine/core';
import { type DeliveryAddress, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import { Check, FieldSet, Optional } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

const words = texts.delivery;
/** In the order in which they are filled in, with what browsers know them by. */
const FIELDS = {
  name: 'shipping name',
  company: 'shipping organization',
  street: 'shipping address-line1',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  country: 'shipping country-name',
} as const satisfies Record<keyof DeliveryAddress, string>;

/** Where the order goes: an address to send it to, or the shop, where it is picked up. */
export function DeliveryFields({ form }: { form: SchemaFormOf<OrderDraft> }) {
  const { isPickedUp } = form.values;
  return (
    <FieldSet plain legend={words.heading}>
      <Row gap="lg">
        {[false, true].map((way) => (
          <Check
            key={String(way)}
            radio
            name="delivery"
            checked={isPickedUp === way}
            onChange={() => form.set('isPickedUp', way)}
            label={way ? words.pickUp : words.send}
          />
        ))}
      </Row>
      {isPickedUp ? null : (
        <Grid least="15rem">
          {(Object.keys(FIELDS) as (keyof DeliveryAddress)[]).map((field) => (
            <TextInput
              key={field}
              label={field === 'company' ? <Optional>{words.fields.company}</Optional> : words.fields[field]}
              required={field !== 'company' && field !== 'postalCode'}
              autoComplete={FIELDS[field]}
              maxLength={LONGEST_ADDRESS_FIELD}
              {...form.field(`deliverTo.${field}`)}
            />
          ))}
        </Grid>
      )}
    </FieldSet>
  );
}
