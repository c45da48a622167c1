import { useEffect, useState } from 'react';
import { logProblem } from '../../../api/calls/log-problem.ts';
import styles from './print-view.module.css';

/** A code to scan. Its place is kept while it is drawn. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useQrCode(text);
  if (squares === null) return <div className={styles['code']} />;
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles['code']} viewBox={`-2 -2 ${squares.length + 4} ${squares.length + 4}`} role="img" aria-label={label}>
      <rect x={-2} y={-2} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** A text as the dark squares of a QR code, row by row; null until its code is there, and where it can't be had. */
function useQrCode(text: string): readonly (readonly boolean[])[] | null {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => {
        if (isWanted) setSquares(encode(text, { border: 0, ecc: 'M' }).data);
      },
      (error: unknown) => logProblem('The code to scan could not be drawn.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return squares;
}
