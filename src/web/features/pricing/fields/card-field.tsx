import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FigureField as FieldOfFigure, NumberField, TextFormat } from '#domain/fields/field.ts';
import { showUnit } from '#domain/fields/show-unit.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { Label, unitProps } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { leafAt, listPaths, wordsAt } from '../card/card-fields.ts';
import { type CardPath, readAt, readText } from '../card/card-path.ts';
import { currencyName } from '../card/card-values.ts';
import { sayField, sayUnit } from '../card/field-words.ts';
import { texts } from '../card/texts.ts';
import { useCardEditor, useCardField } from './card-editor.ts';
import { FieldGrid, type FieldWidth } from './card-fold.tsx';
import { CheckField } from './check-field.tsx';

/** The field at a path of the rate card, as its line in the table has it; lists to choose from have their own. */
export function CardField({ path }: { path: CardPath }) {
  const { card, change } = useCardEditor();
  const field = leafAt(path);
  switch (field.kind) {
    case 'figure':
    case 'number':
      return <FigureField path={path} field={field} />;
    case 'choice':
      return <ChoiceField path={path} choices={field.choices} />;
    case 'flag':
      return <CheckField {...wordsAt(path)} isOn={readAt(card, path) === true} onChange={(isOn) => change(path, isOn)} />;
    case 'text':
      switch (field.format) {
        case 'id':
          return null;
        case 'currency':
          return <ChoiceField path={path} choices={Object.fromEntries(CURRENCIES.map((code) => [code, currencyName(code)]))} />;
        case 'timeZone':
          return <ChoiceField path={path} choices={listZones(readText(card, path))} />;
        default:
          return <TextField path={path} format={field.format} />;
      }
    default:
      return null;
  }
}

interface CardFieldsProps {
  readonly path: CardPath;
  readonly heading?: string;
}

/** A place's fields under one of its headings, in the table's order; yes or no, and what is chosen from lists, comes elsewhere. */
export function CardFields({ path, heading = '' }: CardFieldsProps) {
  return listPaths(path, heading)
    .filter((each) => leafAt(each).kind !== 'flag')
    .map((each) => <CardField key={each} path={each} />);
}

/** The same, side by side. */
export function CardGrid({ least, ...props }: CardFieldsProps & { readonly least?: FieldWidth }) {
  return (
    <FieldGrid least={least}>
      <CardFields {...props} />
    </FieldGrid>
  );
}

function listZones(chosen: string): Readonly<Record<string, string>> {
  const zones = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])];
  return Object.fromEntries(zones.map((zone) => [zone, zone.replaceAll('_', ' ')]));
}

const TYPES: Readonly<Partial<Record<TextFormat, string>>> = { time: 'time', day: 'date', url: 'url', color: 'color' };

/** A word, a sentence, or what browsers have an input for. */
function TextField({ path, format }: { path: CardPath; format: TextFormat }) {
  const { card, isReadOnly, change, props } = useCardField(path);
  const isColor = format === 'color';
  return (
    <TextInput
      {...props}
      type={TYPES[format] ?? 'text'}
      autoComplete="off"
      readOnly={isReadOnly && !isColor}
      disabled={isReadOnly && isColor}
      value={readText(card, path)}
      onChange={(event) => change(path, event.currentTarget.value)}
    />
  );
}

interface ChoiceFieldProps {
  readonly path: CardPath;
  /** How people read each word. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One of several words. */
export function ChoiceField({ path, choices }: ChoiceFieldProps) {
  const { card, isReadOnly, change, props } = useCardField(path);
  return (
    <NativeSelect
      {...props}
      disabled={isReadOnly}
      data={Object.entries(choices).map(([value, label]) => ({ value, label: sayField(label) }))}
      value={readText(card, path)}
      onChange={(event) => change(path, event.currentTarget.value)}
    />
  );
}

interface FigureFieldProps {
  readonly path: CardPath;
  readonly field: FieldOfFigure | NumberField;
}

/** A figure in its unit, with what it does to a price. What is typed counts at once; what is no figure stays until it is corrected. */
function FigureField({ path, field }: FigureFieldProps) {
  const { card, isReadOnly, change, props } = useCardField(path);
  const [typed, setTyped] = useState<string | null>(null);
  const isPlain = field.kind === 'number';
  const units = isPlain ? [field.unit] : field.units;
  const unit = units.find((each) => each === readText(card, `${path}.unit`)) ?? units[0] ?? '';
  const shownUnit = sayUnit(showUnit(unit, readText(card, 'currency')));
  const enter = (text: string) => {
    setTyped(text);
    const parsed = parseFigure(text);
    const value = parsed.kind === 'figure' ? parsed.value : text;
    change(path, isPlain ? value : { value, unit });
  };
  return (
    <>
      <TextInput
        {...props}
        styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
        label={<Label spoken={texts.inUnit(shownUnit)}>{props.label}</Label>}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isReadOnly}
        {...unitProps(shownUnit, { isSaid: true })}
        value={typed ?? writeFigure(readAt(card, isPlain ? path : `${path}.value`))}
        onChange={(event) => enter(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {units.length < 2 ? null : (
        <ChoiceField path={`${path}.unit`} choices={Object.fromEntries(units.map((each) => [each, texts.charged[each] ?? each]))} />
      )}
    </>
  );
}
