import { TextInput } from '@mantine/core';
import { Label, unitProps } from '../../../ui/forms/form.tsx';

interface FigureInputProps {
  /** Where it stands in the offer, as `checkOffer` names it. */
  readonly path: string;
  readonly label: string;
  /** Goes on after the label for those who don't see where it stands. */
  readonly spoken?: string;
  readonly unit?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
  /** Beside others in a row that leaves them the rest; all there is where left out. */
  readonly width?: string;
}

/** The id of the field at a path of the offer. */
export function offerFieldId(path: string): string {
  return `offer-${path}`;
}

/** A figure, typed with a comma or a point. */
export function FigureInput({ path, label, spoken = '', unit = '', value, error, onType, width }: FigureInputProps) {
  return (
    <TextInput
      {...(width === undefined ? {} : { w: width, flex: 'none' })}
      id={offerFieldId(path)}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
      label={<Label spoken={unit === '' || spoken.endsWith(unit) ? spoken : `${spoken}, ${unit}`}>{label}</Label>}
      inputMode="decimal"
      autoComplete="off"
      {...(unit === '' ? {} : unitProps(unit))}
      value={value}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
