import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { currencySign } from '#domain/money/money.ts';
import { MOST_STEPS, MOST_ZONES, SHIPPING_BASES } from '#domain/trade/shipping.ts';
import { AddEntryButton } from '../../ui/controls/add-entry-button.tsx';
import { FieldSet, Label, Optional, Problem, unitProps } from '../../ui/forms/form.tsx';
import { IconX } from '../../ui/icons/icons.tsx';
import { Grid, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import type { MethodDraft, StepDraft, ZoneDraft } from './shipping-draft.ts';
import { texts } from './texts.ts';

const words = texts.shipping;

interface MethodFieldsProps {
  readonly method: MethodDraft;
  readonly index: number;
  readonly currency: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<MethodDraft>) => void;
  readonly onRemove: () => void;
}

/** One way in which the shop sends what it makes. */
export function MethodFields({ method, index, currency, problems, isReadOnly, onChange, onRemove }: MethodFieldsProps) {
  const { name, isPickUp, basis, freeFrom, zones } = method;
  const setZone = (at: number, change: Partial<ZoneDraft>) =>
    onChange({ zones: zones.map((zone, each) => (each === at ? { ...zone, ...change } : zone)) });
  const text = (field: 'name' | 'handlingDays' | 'freeFrom') => ({
    name: `${index}.${field}`,
    autoComplete: 'off',
    readOnly: isReadOnly,
    value: method[field],
    error: problems.get(`${index}.${field}`),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <FieldSet legend={name.trim() === '' ? words.method(index + 1) : name}>
      <Grid least="11rem">
        <TextInput label={words.name} maxLength={50} {...text('name')} />
        <TextInput label={words.handling} inputMode="numeric" {...unitProps(words.businessDays)} {...text('handlingDays')} />
        {isPickUp ? null : (
          <>
            <NativeSelect
              label={words.basis}
              data={SHIPPING_BASES.map((value) => ({ value, label: words.bases[value] }))}
              value={basis}
              disabled={isReadOnly}
              onChange={(event) => onChange({ basis: SHIPPING_BASES.find((each) => each === event.currentTarget.value) ?? basis })}
            />
            <TextInput
              label={<Optional>{words.freeFrom}</Optional>}
              description={freeFrom === '' ? undefined : words.freeFromHelp}
              inputMode="decimal"
              {...unitProps(currencySign(currency))}
              {...text('freeFrom')}
            />
          </>
        )}
      </Grid>
      {isPickUp ? <Hint>{words.pickUp}</Hint> : null}
      {zones.map((zone, at) => (
        <Zone
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has nothing else to know it by, and its fields hold no state.
          key={at}
          {...{ zone, basis, currency, problems, isReadOnly }}
          path={`${index}.zones.${at}`}
          number={at + 1}
          onChange={(change) => setZone(at, change)}
          onRemove={zones.length === 1 ? null : () => onChange({ zones: zones.filter((_, each) => each !== at) })}
        />
      ))}
      {isReadOnly ? null : (
        <Row gap="xs">
          {isPickUp || zones.length >= MOST_ZONES ? null : (
            <AddEntryButton
              words={words.addZone}
              onAdd={() => onChange({ zones: [...zones, { countries: '', steps: [{ upTo: '', price: '' }] }] })}
            />
          )}
          <Button variant="subtle" color="gray" size="xs" onClick={onRemove}>
            {words.removeMethod}
          </Button>
        </Row>
      )}
    </FieldSet>
  );
}

interface ZoneProps extends Pick<MethodFieldsProps, 'currency' | 'problems' | 'isReadOnly'>, Pick<MethodDraft, 'basis'> {
  readonly zone: ZoneDraft;
  readonly path: string;
  readonly number: number;
  readonly onChange: (change: Partial<ZoneDraft>) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** Countries with the same prices. */
function Zone({ zone: { countries, steps }, basis, currency, problems, isReadOnly, path, number, onChange, onRemove }: ZoneProps) {
  const shown = basis === 'flat' ? steps.slice(0, 1) : steps;
  const setStep = (at: number, change: Partial<StepDraft>) =>
    onChange({ steps: steps.map((step, each) => (each === at ? { ...step, ...change } : step)) });
  const figure = (at: number, field: keyof StepDraft) => ({
    name: `${path}.steps.${at}.${field}`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    readOnly: isReadOnly,
    value: steps[at]?.[field] ?? '',
    error: problems.get(`${path}.steps.${at}.${field}`),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setStep(at, { [field]: event.currentTarget.value }),
  });
  const spoken = (at: number) => ` ${words.zone(number)}, ${at + 1}`;
  return (
    <Stack gap="xs" rule>
      <Row nowrap align="end" gap="xs">
        <TextInput
          name={`${path}.countries`}
          label={words.countries}
          description={words.countriesHelp}
          flex={1}
          autoComplete="off"
          readOnly={isReadOnly}
          value={countries}
          error={problems.get(`${path}.countries`)}
          onChange={(event) => onChange({ countries: event.currentTarget.value })}
        />
        {onRemove === null || isReadOnly ? null : (
          <ActionIcon mb="xxs" aria-label={words.removeZone(number)} onClick={onRemove}>
            <IconX size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </Row>
      {shown.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing else to know it by, and its fields hold no state.
        <Row key={at} nowrap align="end" gap="xs">
          {basis === 'flat' ? null : (
            <TextInput
              label={<Label spoken={spoken(at)}>{words.upTo}</Label>}
              w="9rem"
              placeholder={words.open}
              {...unitProps(basis === 'weight' ? words.kg : currencySign(currency))}
              {...figure(at, 'upTo')}
            />
          )}
          <TextInput
            label={<Label spoken={spoken(at)}>{words.price}</Label>}
            w="9rem"
            {...unitProps(currencySign(currency))}
            {...figure(at, 'price')}
          />
          {shown.length === 1 || isReadOnly ? null : (
            <ActionIcon
              mb="xxs"
              aria-label={words.removeStep(at + 1)}
              onClick={() => onChange({ steps: steps.filter((_, each) => each !== at) })}
            >
              <IconX size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
        </Row>
      ))}
      <Problem>{problems.get(`${path}.steps`)}</Problem>
      {basis === 'flat' || isReadOnly || steps.length >= MOST_STEPS ? null : (
        <div>
          <AddEntryButton words={words.addStep} onAdd={() => onChange({ steps: [...steps, { upTo: '', price: '' }] })} />
        </div>
      )}
    </Stack>
  );
}
