import { colorOpacity } from '#domain/catalogue/color-opacity.ts';
import styles from './color-swatch.module.css';

interface ColorSwatchProps {
  /** '#rrggbb'. */
  readonly rgb: string;
  /** Transparency from 0 to 100; 100 counts as opaque. */
  readonly alpha: number;
  readonly size?: 'small' | 'large';
}

/** A colour over a checkered ground that shows through where the material does. Says nothing to assistive technology: name it beside. */
export function ColorSwatch({ rgb, alpha, size = 'small' }: ColorSwatchProps) {
  return (
    <span aria-hidden className={styles['swatch']} data-size={size}>
      <span className={styles['color']} style={{ backgroundColor: rgb, opacity: colorOpacity(alpha) }} />
    </span>
  );
}
