import { ActionIcon, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { MOST_CHARGES } from '#domain/desk/offer.ts';
import { AddEntryButton } from '../../../ui/controls/add-entry-button.tsx';
import { FieldSet, Label, Problem } from '../../../ui/forms/form.tsx';
import { IconX } from '../../../ui/icons/icons.tsx';
import { Hint, Row } from '../../../ui/layout/layout.tsx';
import { FigureInput, offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import { type DraftCharge, writeMoney } from '../shared/draft.ts';

interface ChargesEditorProps {
  readonly charges: readonly DraftCharge[];
  readonly currency: string;
  /** How it can be shipped by the shop's own rules. */
  readonly shipping: WireDeskRequest['choices']['shipping'];
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (charges: readonly DraftCharge[]) => void;
}

/** What is charged once. */
export function ChargesEditor({ charges, currency, shipping, problems, onChange }: ChargesEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const set = (index: number, change: Partial<DraftCharge>) =>
    onChange(charges.map((charge, at) => (at === index ? { ...charge, ...change } : charge)));
  const add = (charge: DraftCharge) => {
    onChange([...charges, charge]);
    const field = charge.label === '' ? 'label' : 'amount';
    // It is drawn in the next frame.
    requestAnimationFrame(() => document.getElementById(offerFieldId(`charges.${charges.length}.${field}`))?.focus());
  };
  const remove = (index: number) => {
    onChange(charges.filter((_, at) => at !== index));
    list.current?.focus();
  };
  return (
    <FieldSet ref={list} id={offerFieldId('charges')} tabIndex={-1} legend={texts.charges}>
      <Hint size="xs">{texts.chargesHelp}</Hint>
      {charges.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a charge has nothing else to know it by, and its fields hold no state.
        <Row key={index} nowrap align="start" gap="xs">
          <TextInput
            id={offerFieldId(`charges.${index}.label`)}
            label={<Label spoken={texts.ofCharge(index + 1)}>{texts.chargeLabel}</Label>}
            flex={1}
            miw={0}
            autoComplete="off"
            value={label}
            error={problems.get(`charges.${index}.label`)}
            onChange={(event) => set(index, { label: event.currentTarget.value })}
          />
          <FigureInput
            path={`charges.${index}.amount`}
            label={texts.chargeAmount}
            spoken={texts.ofCharge(index + 1)}
            unit={currency}
            value={amount}
            error={problems.get(`charges.${index}.amount`)}
            onType={(typed) => set(index, { amount: typed })}
            width="8rem"
          />
          <ActionIcon mt="1.55rem" aria-label={texts.removeCharge(index + 1)} onClick={() => remove(index)}>
            <IconX size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Row>
      ))}
      <Problem>{problems.get('charges')}</Problem>
      {charges.length >= MOST_CHARGES ? null : (
        <Row gap="xs">
          {shipping.map(({ label, priceMicros }) => (
            <AddEntryButton
              key={label}
              words={label}
              onAdd={() => add({ label, amount: priceMicros === null ? '' : writeMoney(priceMicros, currency), kind: 'shipping' })}
            />
          ))}
          {shipping.length > 0 ? null : (
            <AddEntryButton words={texts.quick.shipping} onAdd={() => add({ label: texts.quick.shipping, amount: '', kind: 'shipping' })} />
          )}
          {[texts.quick.tooling, texts.quick.certificate].map((label) => (
            <AddEntryButton key={label} words={label} onAdd={() => add({ label, amount: '' })} />
          ))}
          <AddEntryButton words={texts.otherCharge} onAdd={() => add({ label: '', amount: '' })} />
        </Row>
      )}
    </FieldSet>
  );
}
