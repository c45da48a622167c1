import { Anchor, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { PartPicture } from '../../product/parts/part-picture.tsx';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { formatPrice } from '../../product/prices/price.tsx';
import { type ActiveModel, modelOfPart, type PartBuild } from '../../stores/active-model-store.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { IconCheck } from '../../ui/icons/part-icons.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Card, Heading, Hint, join, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { CheaperNote } from './cheaper-note.tsx';
import { LineControls } from './line-controls.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import styles from './quote-line-card.module.css';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';
import { useLineChanges } from './use-line-changes.ts';
import type { LineState } from './use-quotes.ts';

interface QuoteLineCardProps {
  readonly mspID: string;
  readonly state: LineState;
  /** The last price that was had. */
  readonly line: QuoteLine;
  /** Whether other materials are compared for it. */
  readonly isCompared: boolean;
  readonly onAdd: () => void;
}

/** One quoted part: what it is, what it costs, why, what can be changed, and the way into the cart. */
export function QuoteLineCard({ mspID, state, line, isCompared, onAdd }: QuoteLineCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const breakdownId = useId();
  const changes = useLineChanges(mspID, state.wanted, line);
  const isAsked = state.isAsked || changes.comingMaterial !== null;
  const isCurrent = !isAsked && state.failure === null;
  return (
    <Card as="article" p="none" gap="none" className={styles['card']} aria-label={line.modelFilename}>
      <div className={styles['row']}>
        <PartPicture image={line.image} model={modelOfLine(line)} side="100%" />
        <Heading as="h3" size="md" className={styles['name']}>
          <FileName name={line.modelFilename} />
        </Heading>
        <Stack className={styles['facts']}>
          <LineControls mspID={mspID} wanted={state.wanted} line={line} isAsked={isAsked} changes={changes} />
          <QuoteFacts line={line} />
        </Stack>
        <Row nowrap gap="md" justify="between" className={styles['buy']}>
          <div className={styles['money']} aria-live="polite" aria-busy={isAsked} data-old={!isCurrent || undefined}>
            <Row as="p" nowrap gap="xs" weight={600} className={styles['price']}>
              {isAsked ? <SpinningGear size={18} label={texts.updating} /> : null}
              <span>
                <MarkedPrice value={line.price * line.quantity} currency={line.currency} isInstant={line.isInstantQuote} />
              </span>
            </Row>
            <Hint mt="xxs">{line.quantity > 1 && line.price > 0 ? texts.each(formatPrice(line.price, line.currency)) : null}</Hint>
            {line.price > 0 ? <Hint mt="xxs">{texts.withoutSetUp}</Hint> : null}
          </div>
          <AddButton filename={line.modelFilename} isReady={isCurrent} onAdd={onAdd} />
        </Row>
      </div>
      {changes.problem === null ? null : (
        <Text size="sm" className={styles['more']} role="alert">
          {changes.problem}
        </Text>
      )}
      {state.failure === null || isAsked ? null : (
        <div className={styles['more']}>
          <TryAgain text={state.failure === '' ? texts.change.priceFailed : state.failure} onRetry={state.retry} />
        </div>
      )}
      {isCompared && isCurrent && !line.isPending ? (
        <CheaperNote mspID={mspID} line={line} onChange={({ materialID, finishID }) => changes.changeMaterial(materialID, finishID)} />
      ) : null}
      {line.isPending ? (
        <Text size="sm" className={styles['more']}>
          {texts.pending}
        </Text>
      ) : null}
      {line.isInstantQuote || line.isPending ? null : <ReviewNote reasons={line.reviewReasons} hasPrice={line.price > 0} />}
      {line.receipt === null ? null : (
        <>
          <Toggle isOpen={isOpen} controls={breakdownId} onToggle={setIsOpen} className={styles['more']}>
            {texts.receipt.show[line.receipt.view]}
          </Toggle>
          <div id={breakdownId} hidden={!isOpen} className={styles['breakdown']}>
            {isOpen ? <PriceBreakdown line={line} receipt={line.receipt} /> : null}
          </div>
        </>
      )}
    </Card>
  );
}

function ReviewNote({ reasons, hasPrice }: { reasons: readonly string[]; hasPrice: boolean }) {
  return (
    <Stack gap="none" size="sm" className={join(styles['more'], styles['review'])}>
      <Text>* {texts.notInstant}</Text>
      {hasPrice ? null : <Text>{texts.hidden}</Text>}
      {reasons.length === 0 ? null : (
        <>
          <Text mt="xs" weight={600}>
            {texts.reviewHeading}
          </Text>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

/** A priced part as the viewer wants it, with how it is made. */
function modelOfLine(line: QuoteLine): ActiveModel {
  return { ...modelOfPart({ ...line, filename: line.modelFilename }), build: findBuild(line) };
}

function findBuild({ receipt, build }: QuoteLine): PartBuild | undefined {
  if (receipt === null || build === null) return undefined;
  const { bodies, ...facts } = build;
  return { work: receipt.work, bodies, facts };
}

/** How a line's part is made and how large it is. */
function QuoteFacts({ line }: { readonly line: QuoteLine }) {
  const process = [line.manufacturingProcess, line.manufacturingProcessSubtype].filter((text) => text !== '').join(' · ');
  const facts = texts.facts;
  return (
    <Facts kind="above" size="sm">
      <Fact label={facts.dimensions}>{formatDimensions(line.dimensions, line.unit)}</Fact>
      {line.leadTimeDays > 0 && (
        <Fact label={isDateOnRequest(line.leadTimeDays, line.furthestDays) ? facts.leadTime : facts.readyIn}>
          {texts.leadTime(line.leadTimeDays, line.furthestDays)}
        </Fact>
      )}
      <Fact isWide label={facts.process}>
        {process}
        {isWebAddress(line.materialInfoURL) ? <MaterialLink line={line} /> : null}
      </Fact>
    </Facts>
  );
}

function MaterialLink({ line }: { readonly line: QuoteLine }) {
  return (
    <>
      {' · '}
      <Anchor href={line.materialInfoURL} target="_blank" rel="noreferrer" title={texts.materialInfo} inherit underline="always">
        {line.material}
      </Anchor>
    </>
  );
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}

const FEEDBACK_MS = 1000;

interface AddButtonProps {
  readonly filename: string;
  /** False while the price of what is chosen is still to come. */
  readonly isReady: boolean;
  readonly onAdd: () => void;
}

/** Adds a line to the cart, and for a second says so and takes no second click. */
function AddButton({ filename, isReady, onAdd }: AddButtonProps) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setIsAdded(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);
  return (
    <SoftButton
      miw={124}
      disabled={isAdded || !isReady}
      leftSection={isAdded ? <IconCheck size={16} aria-hidden /> : null}
      onClick={() => {
        onAdd();
        setIsAdded(true);
      }}
    >
      {isAdded ? texts.added : texts.addToCart}
      <VisuallyHidden> {filename}</VisuallyHidden>
    </SoftButton>
  );
}
