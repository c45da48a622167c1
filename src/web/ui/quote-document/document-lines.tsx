import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import { FileName } from '../file-name.tsx';
import { showMicros, showUnitPrice } from '../format-micros.ts';
import { PartImage } from '../part-image.tsx';
import styles from './quote-document.module.css';
import { texts } from './texts.ts';

interface DocumentLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly currency: string;
  /** Names under the image base by the parts' ids; a part without one shows a cube. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The lines of a quote or an order as they were agreed on. */
export function DocumentLines({ lines, currency, pictures }: DocumentLinesProps) {
  return (
    <ol className={styles['lines']} aria-label={texts.lines}>
      {lines.map((line) => (
        <li key={line.line} className={styles['line']}>
          <div className={styles['picture']}>
            <PartImage image={pictures[line.partId] ?? ''} alt="" />
          </div>
          <div className={styles['what']}>
            <p className={styles['name']}>
              <span className={styles['number']}>{texts.line(line.line)}</span>
              <FileName name={line.filename} />
            </p>
            <p className={styles['facts']}>{[line.material, line.color, line.finish].filter((word) => word !== '').join(' · ')}</p>
            <p className={styles['facts']}>
              {formatDimensions(line.dimensions, line.unit)} · {line.leadTimeDays === 0 ? texts.atOnce : texts.leadTime(line.leadTimeDays)}
            </p>
            {line.note === '' ? null : <p className={styles['note']}>{line.note}</p>}
            <Breaks line={line} currency={currency} />
          </div>
          <p className={styles['pieces']}>{texts.pieces(line.quantity, showUnitPrice(line.unitPriceMicros, currency))}</p>
          <p className={styles['amount']}>{showMicros(line.totalMicros, currency)}</p>
        </li>
      ))}
    </ol>
  );
}

function Breaks({ line, currency }: { line: QuoteLine; currency: string }) {
  if (line.breaks.length === 0) return null;
  const steps = line.breaks.map(({ quantity, unitPriceMicros, leadTimeDays }) =>
    texts.step(quantity, showUnitPrice(unitPriceMicros, currency), leadTimeDays === undefined ? '' : texts.leadTime(leadTimeDays)),
  );
  return (
    <p className={styles['facts']}>
      {texts.breaks}: {steps.join(', ')}
    </p>
  );
}
