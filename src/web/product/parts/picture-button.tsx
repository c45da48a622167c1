import { FileButton } from '../../ui/controls/file-button.tsx';
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
  return (
    <FileButton
      size="xs"
      label={label}
      accept={PICTURE_TYPES}
      loading={isSending}
      leftSection={<IconPhoto size={15} stroke={1.6} aria-hidden />}
      onChoose={onChoose}
    >
      {text}
    </FileButton>
  );
}
