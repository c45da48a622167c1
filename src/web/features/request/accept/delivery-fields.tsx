import { Check, FieldSet } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { AddressFields } from './address-fields.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

const words = texts.delivery;

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
      {isPickedUp ? null : <AddressFields form={form} of="deliverTo" />}
    </FieldSet>
  );
}
