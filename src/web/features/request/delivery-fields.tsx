import { TextInput } from '@mantine/core';
import { type DeliveryAddress, findMissing, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import styles from './accept-form.module.css';
import { texts } from './texts.ts';

interface DeliveryFieldsProps {
  readonly address: DeliveryAddress;
  /** Sending was tried: what is missing is marked. */
  readonly isTried: boolean;
  readonly onChange: (address: DeliveryAddress) => void;
}

const words = texts.accept.delivery;
/** In the order in which they are filled in, with what browsers know them by. */
const FIELDS = {
  company: 'shipping organization',
  street: 'shipping address-line1',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  country: 'shipping country-name',
} as const satisfies Record<keyof DeliveryAddress, string>;

/** Where the order is to be sent; all of it may stay empty. */
export function DeliveryFields({ address, isTried, onChange }: DeliveryFieldsProps) {
  const missing: readonly string[] = isTried ? findMissing(address) : [];
  return (
    <fieldset className={styles['group']}>
      <legend>
        {words.heading} <span className={styles['optional']}>({texts.accept.optional})</span>
      </legend>
      <div className={styles['fields']}>
        {(Object.keys(FIELDS) as (keyof DeliveryAddress)[]).map((field) => (
          <TextInput
            key={field}
            name={field}
            label={words.fields[field]}
            autoComplete={FIELDS[field]}
            maxLength={LONGEST_ADDRESS_FIELD}
            value={address[field]}
            error={missing.includes(field) ? words.missing : null}
            onChange={(event) => onChange({ ...address, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
