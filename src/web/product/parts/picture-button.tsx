import { Button } from '@mantine/core';
import { useRef } from 'react';
import { IconPhoto } from '../../ui/icons/part-icons.tsx';

/** What is offered to choose from. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

interface PictureButtonProps {
  readonly text: string;
  /** What the field behind the button is called. */
  readonly label: string;
  readonly isSending: boolean;
  readonly onChoose: (file: File) => void;
}

/** Asks for a picture from the visitor's machine. */
export function PictureButton({ text, label, isSending, onChoose }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_TYPES}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onChoose(file);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        size="xs"
        loading={isSending}
        leftSection={<IconPhoto size={15} stroke={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
