import { useState } from 'react';
import { imageUrl } from '../../api/files/image-url.ts';
import { useSendPicture } from '../../api/files/use-send-picture.ts';
import { PictureButton } from '../../product/parts/picture-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

const words = texts.logo;

/** Puts a logo on the server itself, so that quotes can show it; what is typed as its address is replaced. */
export function LogoUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [isSent, setIsSent] = useState(false);
  const { send, isPending, failure } = useSendPicture((image) => {
    setIsSent(true);
    onUploaded(new URL(imageUrl(image), window.location.href).href);
  });
  const refused = failure === null ? null : (failure.serverMessage ?? words.failed);
  return (
    <Row mt="xs" tone="dim" size="sm">
      <PictureButton text={words.upload} label={words.upload} isSending={isPending} onChoose={send} />
      <span role="status">{refused ?? (isSent ? words.uploaded : '')}</span>
    </Row>
  );
}
