import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { showUnit } from '#domain/fields/show-unit.ts';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Note } from '../../../ui/layout/layout.tsx';
import { leafAt, wordsAt } from '../card/card-fields.ts';
import { type CardPath, type EditedCard, readAt, readText, writeAt } from '../card/card-path.ts';
import { sayUnit } from '../card/field-words.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { type Dollar, findRange } from './published-range.ts';
import { readPaste } from './read-paste.ts';
import { texts } from './texts.ts';

interface RateCellProps {
  readonly path: CardPath;
  /** Whose rate it is. */
  readonly name: string;
  readonly dollar: Dollar;
  /** Cells of a spreadsheet were pasted into it. */
  readonly onPaste: (cells: readonly (readonly string[])[]) => void;
}

/** One figure of the table, with its published range below it. */
export function RateCell({ path, name, dollar, onPaste }: RateCellProps) {
  const { card, isReadOnly, change, problems } = useCardEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const value = readAt(card, `${path}.value`);
  const range = findRange(path, readText(card, 'currency'), dollar);
  const isOutside = range?.isOutside(value) === true;
  return (
    <TextInput
      id={fieldId(path)}
      size="xs"
      styles={{ input: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' }, description: { textAlign: 'end' } }}
      aria-label={texts.cell(wordsAt(path).label, name, unitOf(card, path))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        range === null ? undefined : (
          <Note title={range.source} tone={isOutside ? 'review' : 'dim'}>
            {isOutside ? texts.outside(range.text) : range.text}
          </Note>
        )
      }
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      error={problems.get(path)}
      value={typed ?? writeFigure(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change(path, figureOf(card, path, event.currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
      onPaste={(event) => {
        const cells = isReadOnly ? null : readPaste(event.clipboardData.getData('text/plain'));
        if (cells === null) return;
        event.preventDefault();
        setTyped(null);
        onPaste(cells);
      }}
    />
  );
}

/** The unit of a figure, in the card's currency. */
export function unitOf(card: EditedCard, path: CardPath): string {
  const field = leafAt(path);
  const unit = field.kind === 'figure' ? (field.units[0] ?? '') : '';
  return sayUnit(showUnit(unit, readText(card, 'currency')));
}

/** A card with what was typed, or pasted, at a path; what is no figure stays as it is until it is corrected. */
export function writeFigureAt(card: EditedCard, path: CardPath, text: string): EditedCard {
  return writeAt(card, path, figureOf(card, path, text));
}

function figureOf(card: EditedCard, path: CardPath, text: string) {
  const field = leafAt(path);
  const parsed = parseFigure(text);
  const unit = readText(card, `${path}.unit`) || (field.kind === 'figure' ? (field.units[0] ?? '') : '');
  return { value: parsed.kind === 'figure' ? parsed.value : text, unit };
}
