import type { ReactNode, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** In px, or a CSS length. */
  readonly size?: number | string;
  /** How wide its lines are, in 24ths of its size. */
  readonly stroke?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/** An icon of lines in the colour of the text; `path` lies on a sheet of 24 × 24. */
export function drawIcon(path: string): Icon {
  return ({ size = 24, stroke = 2, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what an icon stands for is said beside it, or by its button.
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
