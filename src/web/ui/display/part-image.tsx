import { useState } from 'react';
import { glossOf } from '#domain/catalogue/gloss.ts';
import { shownColor } from '#domain/catalogue/shown-color.ts';
import { imageUrl } from '../../api/files/image-url.ts';
import { IconCube } from '../icons/icons.tsx';
import styles from './part-image.module.css';

interface PartImageProps {
  readonly image: string;
  readonly alt: string;
  /** The colour to show the part in, '#rrggbb', instead of the picture's own. */
  readonly tint?: string | undefined;
  /** The name of the finish to show it in, with a colour alone. */
  readonly finish?: string | undefined;
}

/** A part's picture by the name the server gave; a cube where there is none. Fills its box, which the caller sizes. */
export function PartImage({ image, alt, tint, finish }: PartImageProps) {
  const [broken, setBroken] = useState('');
  const address = imageUrl(image);
  const missing = address === '' || broken === address;
  return (
    <span className={styles['frame']}>
      {missing ? (
        <IconCube
          className={styles['fallback']}
          size="38%"
          stroke={1}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        />
      ) : (
        <>
          <img
            src={address}
            alt={alt}
            loading="lazy"
            decoding="async"
            data-gloss={tint === undefined ? undefined : glossOf(finish)}
            onError={() => setBroken(address)}
          />
          {tint === undefined ? null : (
            <span className={styles['tint']} style={{ background: shownColor(tint), maskImage: `url("${address}")` }} aria-hidden />
          )}
        </>
      )}
    </span>
  );
}
