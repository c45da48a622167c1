import { uploadMaterialPicture } from '#contract/api/pricing/upload-material-picture.ts';
import { useAction } from '../use-action.ts';

/** Sends a picture of the provider's own; `onSent` gets its name under the image base. */
export function useSendPicture(onSent: (image: string) => void) {
  const { run, ...sending } = useAction(uploadMaterialPicture, { onDone: ({ image }) => onSent(image) });
  const send = (file: File) => {
    const fields: object = { pictureFile: file };
    void run(fields as Record<string, never>);
  };
  return { ...sending, send };
}
