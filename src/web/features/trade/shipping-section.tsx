import { TextInput } from '@mantine/core';
import { getShipping } from '#contract/api/shop/get-shipping.ts';
import { saveShipping } from '#contract/api/shop/save-shipping.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { MOST_METHODS } from '#domain/trade/shipping.ts';
import { useAction } from '../../api/use-action.ts';
import { type SettingsFields, SettingsForm } from '../../product/shop/settings/settings-form.tsx';
import { createSubmissionKey } from '../../stores/submission-key.ts';
import { AddEntryButton } from '../../ui/controls/add-entry-button.tsx';
import { FieldSet, unitProps } from '../../ui/forms/form.tsx';
import { Grid, Hint, Row } from '../../ui/layout/layout.tsx';
import { MethodFields } from './method-fields.tsx';
import { beginShippingDraft, newMethod, readShippingDraft, type ShippingDraft } from './shipping-draft.ts';
import { texts } from './texts.ts';

const words = texts.shipping;
/** The ways in which the shop sends what it makes. */
export function ShippingSection({ answer }: { answer: ResponseOf<typeof getShipping> }) {
  const saving = useAction(saveShipping);
  const { currency } = answer;
  return (
    <SettingsForm
      {...{ answer, saving }}
      asks={getShipping}
      begin={() => beginShippingDraft(answer.settings)}
      read={(draft) => readShippingDraft(draft, currency)}
      words={{ save: words.save, saved: texts.saved }}
    >
      {(fields) => <ShippingFields {...fields} currency={currency} />}
    </SettingsForm>
  );
}

function ShippingFields({ draft, set, problems, isReadOnly, field, currency }: SettingsFields<ShippingDraft> & { currency: string }) {
  const add = (isPickUp: boolean) => set({ methods: [...draft.methods, newMethod(createSubmissionKey(), isPickUp)] });
  const packaging = (name: 'packagingGrams' | 'packagingPercent', label: string, unit: string) => (
    <TextInput label={label} inputMode="decimal" autoComplete="off" {...unitProps(unit)} {...field(name)} />
  );
  return (
    <FieldSet legend={words.heading}>
      <Hint>{words.help}</Hint>
      {draft.methods.map((method, index) => (
        <MethodFields
          key={method.id}
          {...{ method, index, currency, problems, isReadOnly }}
          onChange={(change) => set({ methods: draft.methods.map((each, at) => (at === index ? { ...each, ...change } : each)) })}
          onRemove={() => set({ methods: draft.methods.filter((_, at) => at !== index) })}
        />
      ))}
      {isReadOnly || draft.methods.length >= MOST_METHODS ? null : (
        <Row gap="xs">
          <AddEntryButton words={words.addMethod} onAdd={() => add(false)} />
          <AddEntryButton words={words.addPickUp} onAdd={() => add(true)} />
        </Row>
      )}
      {draft.methods.some(({ basis }) => basis === 'weight') ? (
        <FieldSet plain legend={words.packaging}>
          <Hint>{words.packagingHelp}</Hint>
          <Grid least="10rem" fill>
            {packaging('packagingGrams', words.perOrder, 'g')}
            {packaging('packagingPercent', words.ofParts, '%')}
          </Grid>
        </FieldSet>
      ) : null}
      {draft.methods.some(({ basis, isPickUp }) => basis !== 'flat' && !isPickUp) ? <Hint>{words.beyond}</Hint> : null}
    </FieldSet>
  );
}
