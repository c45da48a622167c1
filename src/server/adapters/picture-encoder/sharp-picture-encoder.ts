import sharp from 'sharp';
import type { PictureEncoder } from '../../ports/picture-encoder.ts';
import { shrinkPicture } from './shrink-picture.ts';

const MOST_SIDE_PX = 1200;
/** A phone's photograph has up to 50 million. */
const MOST_PIXELS = 52_000_000;
const DEADLINE_SECONDS = 20;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

/** Other formats are nothing that this process reads from anybody: their readers are switched off in it. */
export function createSharpPictureEncoder(): PictureEncoder {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return {
    async encode(bytes) {
      const side = { width: MOST_SIDE_PX, height: MOST_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const;
      try {
        const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).autoOrient().resize(side);
        return await picture.webp({ quality: 82, effort: 3 }).timeout({ seconds: DEADLINE_SECONDS }).toBuffer();
      } catch {
        // What is wrong with a stranger's bytes is nothing to log.
        return null;
      }
    },
    async makeIcon(bytes, side) {
      const whole = { width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
      try {
        const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 }).autoOrient().resize(whole);
        return await picture.png().timeout({ seconds: DEADLINE_SECONDS }).toBuffer();
      } catch {
        return null;
      }
    },
    shrink: (bytes, side, look) => shrinkPicture(bytes, side, (image) => image.png({ palette: true }), look),
  };
}
