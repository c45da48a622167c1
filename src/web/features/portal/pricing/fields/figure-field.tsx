import { TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import forms from '../../../../ui/form-parts.module.css';
import { parseFigure, writeFigure } from '../../../../ui/parse-figure.ts';
import { type CardPath, readAt } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { showUnit } from '../card/show-unit.ts';
import { texts } from '../texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';

interface FigureFieldProps {
  readonly path: CardPath;
  readonly unit: string;
  /** The card holds the number alone, without its unit. */
  readonly isPlain?: boolean;
}

/** A figure in its unit, with what it does to a price. What is typed counts at once; what is no figure stays until it is corrected. */
export function FigureField({ path, unit, isPlain = false }: FigureFieldProps) {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const { label, help } = fieldTexts(path);
  const shownUnit = showUnit(unit, String(card['currency'] ?? ''));
  const enter = (text: string) => {
    setTyped(text);
    const parsed = parseFigure(text);
    const value = parsed.kind === 'figure' ? parsed.value : text;
    change(path, isPlain ? value : { value, unit });
  };
  return (
    <TextInput
      id={fieldId(path)}
      className={forms['figure'] ?? ''}
      label={
        <>
          {label}
          <VisuallyHidden>{texts.inUnit(shownUnit)}</VisuallyHidden>
        </>
      }
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      rightSection={
        <span className={forms['unit']} aria-hidden>
          {shownUnit}
        </span>
      }
      rightSectionWidth={`${Math.max(2.5, shownUnit.length * 0.55 + 1)}rem`}
      rightSectionPointerEvents="none"
      value={typed ?? writeFigure(readAt(card, isPlain ? path : `${path}.value`))}
      error={problems.get(path)}
      onChange={(event) => enter(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
