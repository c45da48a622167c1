import { TextInput } from '@mantine/core';
import type { TextFormat } from '#domain/fields/field.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { leafAt, listPaths, wordsAt } from '../card/card-fields.ts';
import { type CardPath, readAt, readText } from '../card/card-path.ts';
import { currencyName } from '../card/currency-name.ts';
import { useCardEditor } from './card-editor.ts';
import { CheckField } from './check-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FieldGrid } from './field-grid.tsx';
import { FigureField } from './figure-field.tsx';
import { useCardField } from './use-card-field.ts';

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
export function CardGrid(props: CardFieldsProps) {
  return (
    <FieldGrid>
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
