import { useState } from 'react';
import { imageUrl } from '../../../api/image-url.ts';
import { sendPicture } from '../../../api/send-picture.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import styles from './profile-page.module.css';
import { texts } from './texts.ts';

const words = texts.logo;

/** Puts a logo on the server itself, so that quotes can show it; what is typed as its address is replaced. */
export function LogoUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (file: File) => {
    setIsSending(true);
    const sent = await sendPicture(file);
    setIsSending(false);
    setSaid(sent.success ? words.uploaded : (sent.reason ?? words.failed));
    if (sent.success) onUploaded(new URL(imageUrl(sent.image), window.location.href).href);
  };
  return (
    <div className={styles['upload']}>
      <PictureButton text={words.upload} label={words.upload} isSending={isSending} onChoose={(file) => void send(file)} />
      <span role="status">{said}</span>
    </div>
  );
}
