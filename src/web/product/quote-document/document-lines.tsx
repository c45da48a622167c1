import { VisuallyHidden } from '@mantine/core';
import type { AskedLine } from '#contract/desk/request.ts';
import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { Note, Text } from '../../ui/layout/layout.tsx';
import { Cell, type Column, Line, Rows } from '../../ui/tables/rows.tsx';
import { spellMadeOf } from '../offers/spell-made-of.ts';
import { PART_COLUMNS, PartCells } from '../parts/part-cells.tsx';
import { showMicros, showUnitPrice } from '../prices/format-micros.ts';
import styles from './quote-document.module.css';
import { texts } from './texts.ts';

/** The pictures of a request's parts, names under the image base, by the parts' ids. */
export function picturesOf({ lines }: { readonly lines: readonly AskedLine[] }): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map(({ partID, image }) => [partID, image]));
}

interface DocumentLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly currency: string;
  /** Names under the image base by the parts' ids; a part without one shows a cube. */
  readonly pictures: Readonly<Record<string, string>>;
}

const { columns } = texts;

const COLUMNS: readonly Column[] = [
  ...PART_COLUMNS,
  { name: columns.quantity, width: '8rem', isNumeric: true },
  { name: columns.leadTime, width: '8rem' },
  { name: columns.total, width: '7rem', isNumeric: true },
];

/** The lines of a quote or an order as they were agreed on. */
export function DocumentLines({ lines, currency, pictures }: DocumentLinesProps) {
  return (
    <Rows label={texts.lines} columns={COLUMNS}>
      {lines.map((line) => (
        <Line
          key={line.line}
          under={
            line.note === '' ? null : (
              <Text size="sm" wrap="lines" className={styles['under']}>
                {line.note}
              </Text>
            )
          }
        >
          <PartCells
            image={pictures[line.partId] ?? ''}
            model={null}
            filename={line.filename}
            rgb={line.colorRgb}
            finish={line.finish}
            number={
              <>
                <VisuallyHidden>{texts.line(line.line)}</VisuallyHidden>
                <span aria-hidden>{line.line}</span>
              </>
            }
          >
            <Note as="div">
              <span>{spellMadeOf(line)}</span> · <span className={styles['size']}>{formatDimensions(line.dimensions, line.unit)}</span>
            </Note>
            <Breaks line={line} currency={currency} />
          </PartCells>
          <Cell isNumeric>{texts.pieces(line.quantity, showUnitPrice(line.unitPriceMicros, currency))}</Cell>
          <Cell>{line.leadTimeDays === 0 ? texts.atOnce : texts.leadTime(line.leadTimeDays)}</Cell>
          <Cell isNumeric>
            <Text as="span" display size="md">
              {showMicros(line.totalMicros, currency)}
            </Text>
          </Cell>
        </Line>
      ))}
    </Rows>
  );
}

function Breaks({ line, currency }: { line: QuoteLine; currency: string }) {
  if (line.breaks.length === 0) return null;
  const steps = line.breaks.map(({ quantity, unitPriceMicros, leadTimeDays }) =>
    texts.step(quantity, showUnitPrice(unitPriceMicros, currency), leadTimeDays === undefined ? '' : texts.leadTime(leadTimeDays)),
  );
  return (
    <Note as="div">
      {texts.breaks}: {steps.join(', ')}
    </Note>
  );
}
