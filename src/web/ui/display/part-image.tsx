import { useState } from 'react';
import { imageUrl } from '../../api/files/image-url.ts';
import { IconCube } from '../icons/icons.tsx';
import styles from './part-image.module.css';

/** A part's picture by the name the server gave; a cube where there is none. Fills its box, which the caller sizes. */
export function PartImage({ image, alt }: { image: string; alt: string }) {
  const [broken, setBroken] = useState('');
  const address = imageUrl(image);
  const missing = address === '' || broken === address;
  return (
    <span className={styles['frame']}>
      {missing ? (
        <IconCube className={styles['fallback']} size="38%" stroke={1} role="img" aria-label={alt} />
      ) : (
        <img src={address} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(address)} />
      )}
    </span>
  );
}
