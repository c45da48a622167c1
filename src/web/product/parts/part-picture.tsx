import type { ActiveModel } from '../../stores/active-model-store.ts';
import { PartImage } from '../../ui/display/part-image.tsx';
import styles from './part-picture.module.css';
import { ViewButton } from './view-button.tsx';

interface PartPictureProps {
  readonly image: string;
  /** Null where the part's mesh is not known; then there is no way into the viewer. */
  readonly model: ActiveModel | null;
  /** Frames it in a square of this size, or as wide as there is room. */
  readonly side?: string;
  /** The color to show the part in, '#rrggbb', instead of the picture's own. */
  readonly tint?: string | undefined;
  /** The name of the finish to show it in, with a color alone. */
  readonly finish?: string | undefined;
}

/** A part's picture with the way into the 3D viewer in its corner. Without a `side` it fills its box, which the caller sizes. */
export function PartPicture({ image, model, side, tint, finish }: PartPictureProps) {
  return (
    <div className={styles['picture']} {...(side !== undefined && { 'data-framed': true, style: { width: side } })}>
      <PartImage image={image} alt="" tint={tint} finish={finish} />
      {model === null ? null : (
        <div className={styles['corner']}>
          <ViewButton model={model} />
        </div>
      )}
    </div>
  );
}
