import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FigureField as FieldOfFigure, NumberField } from '#domain/fields/field.ts';
import { showUnit } from '#domain/fields/show-unit.ts';
import { Label, unitProps } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { type CardPath, readAt, readText } from '../card/card-path.ts';
import { texts } from '../card/texts.ts';
import { ChoiceField } from './choice-field.tsx';
import { useCardField } from './use-card-field.ts';

interface FigureFieldProps {
  readonly path: CardPath;
  readonly field: FieldOfFigure | NumberField;
}

/** A figure in its unit, with what it does to a price. What is typed counts at once; what is no figure stays until it is corrected. */
export function FigureField({ path, field }: FigureFieldProps) {
  const { card, isReadOnly, change, props } = useCardField(path);
  const [typed, setTyped] = useState<string | null>(null);
  const isPlain = field.kind === 'number';
  const units = isPlain ? [field.unit] : field.units;
  const unit = units.find((each) => each === readText(card, `${path}.unit`)) ?? units[0] ?? '';
  const shownUnit = showUnit(unit, readText(card, 'currency'));
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
