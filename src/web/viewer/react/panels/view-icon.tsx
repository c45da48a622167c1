import type { StandardView } from '../../basics/viewer.ts';

/** Corners of a cube seen from the front, the right and above; the hidden corner falls together with the nearest one. */
const TOP = '12,3';
const UPPER_LEFT = '4.2,7.5';
const UPPER_RIGHT = '19.8,7.5';
const MIDDLE = '12,12';
const LOWER_LEFT = '4.2,16.5';
const LOWER_RIGHT = '19.8,16.5';
const BOTTOM = '12,21';

const FACES: Record<Exclude<StandardView, 'isometric'>, readonly string[]> = {
  front: [UPPER_LEFT, MIDDLE, BOTTOM, LOWER_LEFT],
  right: [MIDDLE, UPPER_RIGHT, LOWER_RIGHT, BOTTOM],
  top: [TOP, UPPER_RIGHT, MIDDLE, UPPER_LEFT],
  back: [TOP, UPPER_RIGHT, LOWER_RIGHT, MIDDLE],
  left: [UPPER_LEFT, TOP, MIDDLE, LOWER_LEFT],
  bottom: [LOWER_LEFT, MIDDLE, LOWER_RIGHT, BOTTOM],
};
const HIDDEN: ReadonlySet<StandardView> = new Set(['back', 'left', 'bottom']);

/** A cube whose face that would be looked at is filled; one that lies behind is seen through the others. */
export function ViewIcon({ view }: { view: StandardView }) {
  const spokes = HIDDEN.has(view) ? [TOP, LOWER_LEFT, LOWER_RIGHT] : [UPPER_LEFT, UPPER_RIGHT, BOTTOM];
  const shades =
    view === 'isometric'
      ? ([
          ['top', 0.15],
          ['front', 0.35],
          ['right', 0.6],
        ] as const)
      : ([[view, 0.55]] as const);
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shades.map(([face, opacity]) => (
        <polygon key={face} points={FACES[face].join(' ')} fill="currentColor" fillOpacity={opacity} stroke="none" />
      ))}
      <polygon points={[TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT].join(' ')} />
      {spokes.map((spoke) => (
        <polyline key={spoke} points={`${MIDDLE} ${spoke}`} />
      ))}
    </svg>
  );
}
