import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { getShipping } from '#contract/api/shop/get-shipping.ts';
import { saveShipping } from '#contract/api/shop/save-shipping.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { MOST_METHODS, type ShippingRules } from '#domain/trade/shipping.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { createSubmissionKey } from '../../stores/submission-key.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { FieldSet, unitProps } from '../../ui/forms/form.tsx';
import { IconPlus } from '../../ui/icons/part-icons.tsx';
import { Grid, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { MethodFields } from './method-fields.tsx';
import { SaveState } from './save-state.tsx';
import { beginShippingDraft, newMethod, readShippingDraft, type ShippingDraft } from './shipping-draft.ts';
import { texts } from './texts.ts';

const words = texts.shipping;
const NONE: ReadonlyMap<string, string> = new Map();

/** The ways in which the shop sends what it makes. */
export function ShippingSection({ answer: { settings, revision, role, currency } }: { answer: ResponseOf<typeof getShipping> }) {
  const answers = useAnswers();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => beginShippingDraft(settings));
  const [current, setCurrent] = useState(revision);
  const [isTried, setIsTried] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, problem, dismiss } = useAction(saveShipping);
  const { rules, problems: found } = readShippingDraft(draft, currency);
  const isReadOnly = role !== 'owner';
  const problems = isTried ? found : NONE;
  const set = (change: Partial<ShippingDraft>) => {
    setIsSaved(false);
    dismiss();
    setDraft((before) => ({ ...before, ...change }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [first] = found.keys();
    if (first !== undefined) return focusField(form.current, first);
    const saved = await run({ settings: copy(rules), revision: current });
    if (saved?.success !== true) return;
    setCurrent(saved.revision);
    setIsSaved(true);
  };
  const add = (isPickUp: boolean) => set({ methods: [...draft.methods, newMethod(createSubmissionKey(), isPickUp)] });
  const packaging = (name: 'packagingGrams' | 'packagingPercent', label: string, unit: string) => (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      {...unitProps(unit)}
      readOnly={isReadOnly}
      value={draft[name]}
      error={problems.get(name)}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack as="form" ref={form} noValidate onSubmit={(event: FormEvent) => void save(event)}>
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
            {[false, true].map((isPickUp) => (
              <Button
                key={String(isPickUp)}
                variant="default"
                size="xs"
                leftSection={<IconPlus size={15} aria-hidden />}
                onClick={() => add(isPickUp)}
              >
                {isPickUp ? words.addPickUp : words.addMethod}
              </Button>
            ))}
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
      <SaveState {...{ isSaved, problem, failure, isReadOnly, isBusy: isPending }} onReload={() => void answers.askAgain(getShipping)} />
    </Stack>
  );
}

/** As the wire takes it. */
function copy({ methods, ...packaging }: ShippingRules) {
  return {
    ...packaging,
    methods: methods.map((method) => ({
      ...method,
      zones: method.zones.map(({ countries, steps }) => ({ countries: [...countries], steps: [...steps] })),
    })),
  };
}
