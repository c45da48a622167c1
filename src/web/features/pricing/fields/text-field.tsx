import { TextInput } from '@mantine/core';
import type { TextFormat } from '#domain/fields/field.ts';
import { type CardPath, readText } from '../card/card-path.ts';
import { useCardField } from './use-card-field.ts';

const TYPES: Readonly<Partial<Record<TextFormat, string>>> = { time: 'time', day: 'date', url: 'url', color: 'color' };

/** A word, a sentence, or what browsers have an input for. */
export function TextField({ path, format }: { path: CardPath; format: TextFormat }) {
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
