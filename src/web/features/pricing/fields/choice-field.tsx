import { NativeSelect } from '@mantine/core';
import { type CardPath, readText } from '../card/card-path.ts';
import { useCardField } from './use-card-field.ts';

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
      data={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      value={readText(card, path)}
      onChange={(event) => change(path, event.currentTarget.value)}
    />
  );
}
