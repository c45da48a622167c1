import { memo, type ReactNode } from 'react';
import type { DeskLine } from '#contract/desk/request.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import type { Unit } from '#domain/units.ts';
import { deskLineAddress } from '../../../../api/fetch-desk-file.ts';
import { modelOfPart } from '../../../../stores/active-model-store.ts';
import { FileName } from '../../../../ui/file-name.tsx';
import { formatDay } from '../../../../ui/format-day.ts';
import { showUnitPrice } from '../../../../ui/format-micros.ts';
import { PartFindings } from '../../../../ui/part-findings.tsx';
import { PartPicture } from '../../../../ui/part-picture.tsx';
import { formatFigure } from '../../../../ui/receipt/format-figure.ts';
import { FullReceipt } from '../../../../ui/receipt/full-receipt.tsx';
import { WorkFacts } from '../../../../ui/receipt/work-facts.tsx';
import { ModelDownload } from '../model-download.tsx';
import { Fold } from './fold.tsx';
import styles from './line-card.module.css';
import { texts } from './texts.ts';

interface LineCardProps {
  readonly requestID: string;
  readonly line: DeskLine;
  readonly currency: string;
  /** What is done about it. */
  readonly children?: ReactNode;
}

/** What was asked for in one line: the part, its figures, what is found in it, what is wished, and how its instant price came about. */
export function LineCard({ requestID, line, currency, children }: LineCardProps) {
  return (
    <article className={styles['card']} aria-label={`${texts.line(line.line)}: ${line.filename}`}>
      <LineFacts requestID={requestID} line={line} currency={currency} />
      {children === undefined ? null : <div className={styles['work']}>{children}</div>}
    </article>
  );
}

/** Stays as it is while something is typed about it. */
const LineFacts = memo(function LineFacts({ requestID, line, currency }: Omit<LineCardProps, 'children'>) {
  const { internalFilename, filename, image, unit, dimensions, figures, receipt } = line;
  const download =
    internalFilename === null ? null : (
      <ModelDownload address={deskLineAddress(requestID, line.line)} filename={filename} isShared={line.isFileShared} />
    );
  const model =
    internalFilename === null ? null : { ...modelOfPart({ internalFilename, filename, image, unit, dimensions }), actions: download };
  return (
    <>
      <div className={styles['picture']}>
        <PartPicture image={image} model={model} />
      </div>
      <div className={styles['facts']}>
        <h3 className={styles['name']}>
          <span className={styles['number']}>{texts.line(line.line)}</span>
          <FileName name={filename} />
        </h3>
        {download}
        <p className={styles['made']}>{[line.material, line.color, line.finish].filter((word) => word !== '').join(' · ')}</p>
        <Figures line={line} currency={currency} />
        {figures === null ? (
          <p className={styles['dimmed']}>{texts.gone}</p>
        ) : (
          <PartFindings findings={figures.findings.filter(({ message }) => !line.reviewReasons.includes(message))} />
        )}
        <Review reasons={line.reviewReasons} />
        <Wishes wishes={line.wishes} />
        {receipt === null ? null : (
          <Fold summary={texts.receipt}>
            <WorkFacts work={receipt.work} />
            <FullReceipt receipt={receipt} />
          </Fold>
        )}
      </div>
    </>
  );
});

function Figures({ line, currency }: { line: DeskLine; currency: string }) {
  const { unit, figures, leadTime, unitPriceMicros } = line;
  const words = texts.facts;
  const price = unitPriceMicros === null ? texts.noPrice : texts.each(showUnitPrice(unitPriceMicros, currency));
  const rows: readonly (readonly [string, string] | null)[] = [
    [words.quantity, String(line.quantity)],
    [words.price, `${price}${line.isInstantQuote || unitPriceMicros === null ? '' : '*'}`],
    [words.size, formatDimensions(line.dimensions, unit)],
    figures === null || figures.volume === null ? null : [words.volume, showPower(figures.volume, unit, 3)],
    figures === null ? null : [words.surface, showPower(figures.surfaceArea, unit, 2)],
    figures === null || figures.solids < 2 ? null : [words.bodies, String(figures.solids)],
    leadTime === null ? null : [words.leadTime, texts.leadTime(leadTime.name, formatDay(leadTime.shipBy))],
  ];
  return (
    <dl className={styles['figures']}>
      {rows
        .filter((row) => row !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A volume or a surface; lengths in mm make cm of it, as shops read them. */
function showPower(value: number, unit: Unit, power: 2 | 3): string {
  return unit === 'mm' ? formatFigure(roundFigure(value / 10 ** power), `cm${power}`) : formatFigure(roundFigure(value), `${unit}${power}`);
}

function roundFigure(value: number): number {
  return Number(value.toPrecision(4));
}

function Review({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className={styles['review']}>
      <strong>{texts.review}</strong>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function Wishes({ wishes }: { wishes: DeskLine['wishes'] }) {
  const said = (['note', 'tolerances', 'threads'] as const).filter((name) => wishes[name] !== '');
  if (said.length === 0) return null;
  return (
    <dl className={styles['wishes']}>
      {said.map((name) => (
        <div key={name}>
          <dt>{texts.wishes[name]}</dt>
          <dd>{wishes[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
