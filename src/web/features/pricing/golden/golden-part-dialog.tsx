import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { WireGoldenPart } from '#contract/schemas/pricing.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { OfferedMaterial } from '#domain/shop/provider.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import type { Pricing } from '../card/draft-state.ts';
import { newOwnId } from '../card/own-things.ts';
import { FieldGrid } from '../fields/card-fold.tsx';
import { texts } from './texts.ts';

interface GoldenPartDialogProps {
  /** Null: closed. */
  readonly edited: WireGoldenPart | 'new' | null;
  readonly pricing: Pricing;
  readonly mspID: string;
  /** What customers can choose of the catalogue. */
  readonly offer: readonly OfferedMaterial[];
  readonly onClose: () => void;
  readonly onSave: (part: WireGoldenPart) => void;
}

/** Which part, how many, of what and, if known, for how much. */
export function GoldenPartDialog({ edited, onClose, ...rest }: GoldenPartDialogProps) {
  return (
    <Dialog opened={edited !== null} onClose={onClose} title={edited === 'new' ? texts.add : texts.editTitle} isStatic>
      {edited === null ? null : <GoldenPartForm edited={edited} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function GoldenPartForm({ edited, pricing, mspID, offer, onClose, onSave }: GoldenPartDialogProps & { edited: WireGoldenPart | 'new' }) {
  const before = edited === 'new' ? null : edited;
  const { data } = useApiQuery(getPartList, { mspID }, { enabled: mspID !== NO_SELECTION });
  // The provider's own parts, as far as they are known.
  const parts = (data?.partList ?? []).map(({ id, filename }) => ({ id, name: filename }));
  const card = pricing.draft?.card ?? pricing.card;
  const materials = listMaterials(card, offer);
  const [typed, setTyped] = useState({
    partID: before?.partID ?? pricing.builtInParts[0]?.partID ?? '',
    name: before?.name ?? pricing.builtInParts[0]?.name ?? '',
    quantity: String(before?.quantity ?? 1),
    materialID: before?.materialID ?? materials[0]?.id ?? '',
    colorID: before?.colorID ?? '',
    finishID: before?.finishID ?? '',
    rightPrice: writeFigure(before?.rightPrice ?? null),
  });
  const [isAsked, setIsAsked] = useState(false);
  const change = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next });
  const material = materials.find(({ id }) => id === typed.materialID) ?? materials[0];
  // Another material may lack the color or finish that was chosen.
  const colorID = material?.colors.some(({ id }) => id === typed.colorID) ? typed.colorID : (material?.colors[0]?.id ?? '');
  const finishID = material?.finishes.some(({ id }) => id === typed.finishID) ? typed.finishID : (material?.finishes[0]?.id ?? '');

  const quantity = parseFigure(typed.quantity);
  const isQuantity = quantity.kind === 'figure' && Number.isInteger(quantity.value) && quantity.value >= 1 && quantity.value <= 1000;
  const rightPrice = parseFigure(typed.rightPrice);
  const isRightPrice = rightPrice.kind === 'empty' || (rightPrice.kind === 'figure' && rightPrice.value >= 0);
  const name = typed.name.trim();
  const isName = name !== '' && name.length <= 100;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isName || !isQuantity || !isRightPrice || material === undefined) return;
    onSave({
      id: before?.id ?? newOwnId(),
      name,
      partID: typed.partID,
      quantity: quantity.value,
      materialID: material.id,
      ...(colorID === '' ? {} : { colorID }),
      finishID,
      rightPrice: rightPrice.kind === 'figure' ? rightPrice.value : null,
    });
  };
  const { fields, wrong } = texts;
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name: label }) => ({ value: id, label }));
  if (materials.length === 0) return <Hint>{texts.nothingOffered}</Hint>;
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <NativeSelect
        label={texts.part}
        description={fields.partHelp}
        data={[
          { group: fields.builtIn, items: named(pricing.builtInParts.map((part) => ({ id: part.partID, name: part.name }))) },
          { group: fields.own, items: named(parts) },
        ]}
        value={typed.partID}
        onChange={(event) => {
          const chosen = event.currentTarget.selectedOptions[0]?.text ?? '';
          change({ partID: event.currentTarget.value, name: chosen.slice(0, 100) });
        }}
      />
      <TextInput
        label={fields.name}
        description={fields.nameHelp}
        autoComplete="off"
        value={typed.name}
        error={isAsked && !isName ? wrong.name : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <FieldGrid>
        <TextInput
          label={fields.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={typed.quantity}
          error={isAsked && !isQuantity ? wrong.quantity : undefined}
          onChange={(event) => change({ quantity: event.currentTarget.value })}
        />
        <NativeSelect
          label={fields.material}
          data={named(materials)}
          value={material?.id ?? ''}
          onChange={(event) => change({ materialID: event.currentTarget.value })}
        />
        <NativeSelect
          label={fields.color}
          data={named(material?.colors ?? [])}
          value={colorID}
          onChange={(event) => change({ colorID: event.currentTarget.value })}
        />
        <NativeSelect
          label={fields.finish}
          data={named(material?.finishes ?? [])}
          value={finishID}
          onChange={(event) => change({ finishID: event.currentTarget.value })}
        />
      </FieldGrid>
      <TextInput
        label={`${fields.rightPrice}, ${card.currency}`}
        description={fields.rightPriceHelp}
        inputMode="decimal"
        autoComplete="off"
        value={typed.rightPrice}
        error={isAsked && !isRightPrice ? wrong.rightPrice : undefined}
        onChange={(event) => change({ rightPrice: event.currentTarget.value })}
      />
      <Row justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.save}</Button>
      </Row>
    </Stack>
  );
}
