import { type ReactNode, useId } from 'react';
import { Check } from '../../../ui/forms/form.tsx';
import { Hint, Stack } from '../../../ui/layout/layout.tsx';
import { useCardEditor } from './card-editor.ts';

interface CheckFieldProps {
  readonly label: string;
  readonly help: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Yes or no. */
export function CheckField({ label, help, isOn, onChange }: CheckFieldProps) {
  const { isReadOnly } = useCardEditor();
  const id = useId();
  return (
    <Stack gap="xxs">
      <Check
        label={label}
        checked={isOn}
        disabled={isReadOnly}
        aria-describedby={id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Hint id={id} size="xs">
        {help}
      </Hint>
    </Stack>
  );
}
