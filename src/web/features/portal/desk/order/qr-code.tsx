import styles from './paper.module.css';
import { useQrCode } from './use-qr-code.ts';

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
