import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { PartImage } from '../../ui/display/part-image.tsx';
import { Hint, Lines, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { showMicros, showUnitPrice } from '../prices/format-micros.ts';
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
    <Lines as="ol" aria-label={texts.lines}>
      {lines.map((line) => (
        <li key={line.line} className={styles['line']}>
          <div className={styles['picture']}>
            <PartImage image={pictures[line.partId] ?? ''} alt="" />
          </div>
          <Stack gap="xxs">
            <Row as="p" nowrap gap="xs" align="baseline" size="base" weight={600}>
              <Note weight={400} fit="keep">
                {texts.line(line.line)}
              </Note>
              <FileName name={line.filename} />
            </Row>
            <Hint>{[line.material, line.color, line.finish].filter((word) => word !== '').join(' · ')}</Hint>
            <Hint>
              {formatDimensions(line.dimensions, line.unit)} · {line.leadTimeDays === 0 ? texts.atOnce : texts.leadTime(line.leadTimeDays)}
            </Hint>
            {line.note === '' ? null : (
              <Text size="sm" wrap="lines" className={styles['note']}>
                {line.note}
              </Text>
            )}
            <Breaks line={line} currency={currency} />
          </Stack>
          <Hint data-amount>{texts.pieces(line.quantity, showUnitPrice(line.unitPriceMicros, currency))}</Hint>
          <Text weight={600} numeric data-amount>
            {showMicros(line.totalMicros, currency)}
          </Text>
        </li>
      ))}
    </Lines>
  );
}

function Breaks({ line, currency }: { line: QuoteLine; currency: string }) {
  if (line.breaks.length === 0) return null;
  const steps = line.breaks.map(({ quantity, unitPriceMicros, leadTimeDays }) =>
    texts.step(quantity, showUnitPrice(unitPriceMicros, currency), leadTimeDays === undefined ? '' : texts.leadTime(leadTimeDays)),
  );
  return (
    <Hint>
      {texts.breaks}: {steps.join(', ')}
    </Hint>
  );
}
