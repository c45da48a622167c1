import { TextInput } from '@mantine/core';
import { type CardPath, readText } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { fieldId, useCardEditor } from './card-editor.ts';

interface TextFieldProps {
  readonly path: CardPath;
  readonly type?: 'text' | 'time' | 'date' | 'url' | 'color';
  readonly className?: string;
}

/** A word or a sentence. */
export function TextField({ path, type = 'text', className = '' }: TextFieldProps) {
  const { card, problems, isReadOnly, change } = useCardEditor();
  const { label, help } = fieldTexts(path);
  return (
    <TextInput
      id={fieldId(path)}
      className={className}
      type={type}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      readOnly={isReadOnly && type !== 'color'}
      disabled={isReadOnly && type === 'color'}
      value={readText(card, path)}
      error={problems.get(path)}
      onChange={(event) => change(path, event.currentTarget.value)}
    />
  );
}
