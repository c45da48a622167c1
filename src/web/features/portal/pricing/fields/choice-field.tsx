import { NativeSelect } from '@mantine/core';
import { type CardPath, readText } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';
import styles from './fields.module.css';

interface ChoiceFieldProps {
  readonly path: CardPath;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Does more than writing the word down, where that is not enough. */
  readonly onChoose?: (value: string) => void;
}

/** One of several words. */
export function ChoiceField({ path, choices, onChoose }: ChoiceFieldProps) {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const { label, help } = fieldTexts(path);
  return (
    <NativeSelect
      id={fieldId(path)}
      className={styles['choice'] ?? ''}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      disabled={isReadOnly}
      data={[...choices]}
      value={readText(card, path)}
      error={problems.get(path)}
      onChange={(event) => (onChoose ?? ((value: string) => change(path, value)))(event.currentTarget.value)}
    />
  );
}
