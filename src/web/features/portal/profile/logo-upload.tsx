import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { imageUrl } from '../../../api/image-url.ts';
import { PICTURE_TYPES, sendPicture } from '../../../api/send-picture.ts';
import styles from './profile-page.module.css';
import { texts } from './texts.ts';

const words = texts.logo;

/** Puts a logo on the server itself, so that quotes can show it; what is typed as its address is replaced. */
export function LogoUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const send = async (file: File) => {
    setIsSending(true);
    const sent = await sendPicture(file);
    setIsSending(false);
    setSaid(sent.success ? words.uploaded : (sent.reason ?? words.failed));
    if (sent.success) onUploaded(new URL(imageUrl(sent.image), window.location.href).href);
  };
  return (
    <div className={styles['upload']}>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_TYPES}
        aria-label={words.upload}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void send(file);
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
        {words.upload}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
