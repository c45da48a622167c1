import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, useRef } from 'react';

interface FileButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'onClick'> {
  /** What the field behind the button is called. */
  readonly label: string;
  /** What is offered to choose from; all files where left out. */
  readonly accept?: string | undefined;
  /** Called with the file that was chosen, which may be the same one again. */
  readonly onChoose: (file: File) => void;
}

/** A button that asks for a file from the visitor's machine; while it is `aria-disabled` it keeps the focus and does nothing. */
export function FileButton({ label, accept, onChoose, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button
        variant="default"
        {...props}
        onClick={() => {
          if (props['aria-disabled'] !== true) input.current?.click();
        }}
      />
    </>
  );
}
