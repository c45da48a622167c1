import { TextInput } from '@mantine/core';
import { type DeliveryAddress, type FaultyField, findFaulty, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import { samplePostalCode } from '#domain/desk/postal-code.ts';
import { Check, FieldSet, Optional } from '../../ui/forms/form.tsx';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface DeliveryFieldsProps {
  readonly address: DeliveryAddress;
  readonly isPickedUp: boolean;
  /** Sending was tried: what is missing is marked. */
  readonly isTried: boolean;
  readonly onChange: (change: { readonly deliverTo?: DeliveryAddress; readonly isPickedUp?: boolean }) => void;
}

const words = texts.accept.delivery;
/** In the order in which they are filled in, with what browsers know them by. */
const FIELDS = {
  name: 'shipping name',
  company: 'shipping organization',
  street: 'shipping address-line1',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  country: 'shipping country-name',
} as const satisfies Record<keyof DeliveryAddress, string>;

/** What a field of the address is called in its form: the form has a name of its own. */
export function deliveryFieldName(field: keyof DeliveryAddress): string {
  return `deliver-${field}`;
}

/** Where the order goes: an address to send it to, or the shop, where it is picked up. */
export function DeliveryFields({ address, isPickedUp, isTried, onChange }: DeliveryFieldsProps) {
  const faulty: readonly string[] = isTried ? findFaulty(address) : [];
  const explain = (field: keyof DeliveryAddress): string | null => {
    if (!faulty.includes(field)) return null;
    const sample = field === 'postalCode' ? samplePostalCode(address.country) : null;
    return sample === null ? words.missing[field as FaultyField] : words.postalCode(address.country.trim(), sample);
  };
  return (
    <FieldSet plain legend={words.heading}>
      <Row gap="lg">
        {[false, true].map((way) => (
          <Check
            key={String(way)}
            radio
            name="delivery"
            checked={isPickedUp === way}
            onChange={() => onChange({ isPickedUp: way })}
            label={way ? words.pickUp : words.send}
          />
        ))}
      </Row>
      {isPickedUp ? null : (
        <Grid least="15rem">
          {(Object.keys(FIELDS) as (keyof DeliveryAddress)[]).map((field) => (
            <TextInput
              key={field}
              name={deliveryFieldName(field)}
              label={field === 'company' ? <Optional>{words.fields.company}</Optional> : words.fields[field]}
              autoComplete={FIELDS[field]}
              maxLength={LONGEST_ADDRESS_FIELD}
              value={address[field]}
              error={explain(field)}
              onChange={(event) => onChange({ deliverTo: { ...address, [field]: event.currentTarget.value } })}
            />
          ))}
        </Grid>
      )}
    </FieldSet>
  );
}
