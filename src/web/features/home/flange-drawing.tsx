import styles from './flange-drawing.module.css';

const HOLES = [
  [28, 0],
  [-28, 0],
  [0, 28],
  [0, -28],
] as const;

/** The example part as a technical drawing, one unit to the millimetre: from above and from the side, with its dimensions. */
export function FlangeDrawing({ label }: { label: string }) {
  return (
    <svg className={styles['drawing']} viewBox="-52 -58 172 120" role="img" aria-label={label}>
      <g className={styles['part']}>
        <circle r="40" />
        <circle className={styles['hole']} r="15" />
        {HOLES.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles['hole']} cx={x} cy={y} r="4" />
        ))}
        <rect x="72" y="-40" width="12" height="80" />
      </g>
      <path className={styles['hidden']} d="M72-15h12M72 15h12M72-32h12M72-24h12M72 32h12M72 24h12" />
      <g className={styles['axes']}>
        <path d="M-45 0H45M0-45V45M67 0H89" />
        <circle r="28" />
      </g>
      <g className={styles['dimensions']}>
        <path d="M-3 30.7L-24 44H-26M-40-2V-54M40-2V-54M-40-51H40M100-40H86M100 40H86M97-40V40M72 42V53M84 42V53M66 50H90" />
        <path className={styles['arrows']} d="M-40-51l4-1.3v2.6zM40-51l-4-1.3v2.6zM97-40l-1.3 4h2.6zM97 40l-1.3-4h2.6z" />
      </g>
      <g className={styles['figures']}>
        <text x="0" y="-53.5">
          80
        </text>
        <text x="102" y="2" textAnchor="start">
          80
        </text>
        <text x="78" y="60">
          12
        </text>
        <text className={styles['inside'] ?? ''} x="0" y="-5">
          ⌀30
        </text>
        <text x="-27.5" y="45.7" textAnchor="end">
          4×⌀8
        </text>
      </g>
    </svg>
  );
}
