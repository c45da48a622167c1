import { memo, useState } from 'react';
import type { DeskLine } from '#contract/desk/request.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { Unit } from '#domain/part/units.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { deskLineAddress } from '../../../api/files/fetch-desk-file.ts';
import { ModelDownload } from '../../../product/desk/model-download.tsx';
import { spellMadeOf } from '../../../product/offers/spell-made-of.ts';
import { PartCells } from '../../../product/parts/part-cells.tsx';
import { PartFindings } from '../../../product/parts/part-findings.tsx';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showUnitPrice } from '../../../product/prices/format-micros.ts';
import { texts as priceTexts } from '../../../product/prices/texts.ts';
import { formatFigure } from '../../../product/receipt/format-figure.ts';
import { FullReceipt } from '../../../product/receipt/full-receipt.tsx';
import { WorkFacts } from '../../../product/receipt/work-facts.tsx';
import { modelOfPart } from '../../../stores/active-model-store.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Fold, Hint, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

interface LineDetailsProps {
  readonly requestID: string;
  readonly line: DeskLine;
  readonly currency: string;
}

/** What is known of a line beside what its row says: files, figures, what is found in the part, what is wished, and how its instant price came about. */
export const LineDetails = memo(function LineDetails({ requestID, line, currency }: LineDetailsProps) {
  const { figures, receipt } = line;
  return (
    <Stack gap="sm">
      <LineDownload requestID={requestID} line={line} />
      <Figures line={line} currency={currency} />
      {figures === null ? (
        <Hint>{texts.gone}</Hint>
      ) : (
        <PartFindings findings={figures.findings.filter(({ message }) => !line.reviewReasons.includes(message))} />
      )}
      <Review reasons={line.reviewReasons} />
      <Wishes wishes={line.wishes} />
      {receipt === null ? null : <Receipt receipt={receipt} />}
    </Stack>
  );
});

/** The cells that name a line: its picture, its part, what it is made of, and what there is to know of it. */
export const LinePart = memo(function LinePart({ requestID, line }: Omit<LineDetailsProps, 'currency'>) {
  const { internalFilename, filename, image, unit, dimensions, reviewReasons } = line;
  const actions = <LineDownload requestID={requestID} line={line} />;
  const model = internalFilename === null ? null : { ...modelOfPart({ internalFilename, filename, image, unit, dimensions }), actions };
  const wishes = Object.values(line.wishes).filter((wish) => wish !== '');
  const marks = [...wishes, ...reviewReasons.map((reason) => `${texts.review}: ${sayFinding(reason)}`)];
  return (
    <PartCells image={image} model={model} filename={filename} rgb={line.colorRgb} finish={line.finish} number={line.line}>
      <Note as="div" wrap="cut">
        {spellMadeOf(line)}
      </Note>
      {marks.length === 0 ? null : (
        <Text as="div" size="xs" tone={reviewReasons.length === 0 ? 'accent' : 'review'} wrap="cut" title={marks.join(' ')}>
          {marks.join(' · ')}
        </Text>
      )}
    </PartCells>
  );
});

function LineDownload({ requestID, line: { internalFilename, line, filename, isFileShared } }: Omit<LineDetailsProps, 'currency'>) {
  if (internalFilename === null) return null;
  return <ModelDownload address={deskLineAddress(requestID, line)} filename={filename} isShared={isFileShared} />;
}

/** Drawn when it is wanted. */
function Receipt({ receipt }: { receipt: NonNullable<DeskLine['receipt']> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold summary={texts.receipt} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen ? (
        <>
          <WorkFacts work={receipt.work} />
          <FullReceipt receipt={receipt} />
        </>
      ) : null}
    </Fold>
  );
}

function Figures({ line, currency }: { line: DeskLine; currency: string }) {
  const { unit, figures, leadTime, unitPriceMicros } = line;
  const words = texts.facts;
  const price = unitPriceMicros === null ? texts.noPrice : priceTexts.each(showUnitPrice(unitPriceMicros, currency));
  const facts = [
    [words.quantity, String(line.quantity)],
    [words.price, `${price}${line.isInstantQuote || unitPriceMicros === null ? '' : '*'}`],
    [words.size, formatDimensions(line.dimensions, unit)],
    [words.volume, figures === null || figures.volume === null ? '' : showPower(figures.volume, unit, 3)],
    [words.surface, figures === null ? '' : showPower(figures.surfaceArea, unit, 2)],
    [words.bodies, figures === null || figures.solids < 2 ? '' : String(figures.solids)],
    [words.stated, figures?.stated ?? ''],
    [words.leadTime, leadTime === null ? '' : texts.leadTime(leadTime.name, formatDay(leadTime.shipBy), leadTime.isOnRequest)],
  ] as const;
  return <FactList kind="above" label="6.5rem" size="sm" facts={facts} />;
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
    <Stack className={styles['marked']} data-tone="review" gap="xxs" size="sm">
      <Text weight={600} tone="review">
        {texts.review}
      </Text>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Wishes({ wishes }: { wishes: DeskLine['wishes'] }) {
  const said = (['note', 'tolerances', 'threads'] as const).filter((name) => wishes[name] !== '');
  if (said.length === 0) return null;
  return (
    <div className={styles['marked']}>
      <Facts kind="above" label="100%" gap="xs" size="sm">
        {said.map((name) => (
          <Fact
            key={name}
            label={
              <Text as="span" weight={600} tone="accent">
                {texts.wishes[name]}
              </Text>
            }
          >
            {wishes[name]}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
