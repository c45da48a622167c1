import { useEffect, useState } from 'react';
import { logProblem } from '../../../../api/log-problem.ts';

/** A text as the dark squares of a QR code, row by row; null until its code is there, and where it can't be had. */
export function useQrCode(text: string): readonly (readonly boolean[])[] | null {
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
