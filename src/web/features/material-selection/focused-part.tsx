import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { PartFindings } from '../../product/parts/part-findings.tsx';
import { useViewerDialog } from '../../product/parts/use-viewer-dialog.ts';
import { texts as viewTexts } from '../../product/parts/view-texts.ts';
import { PartPriceLine } from '../../product/prices/part-price-line.tsx';
import type { PartPrices } from '../../product/prices/use-part-prices.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { whenIdle } from '../../ui/controls/when-idle.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { PartImage } from '../../ui/display/part-image.tsx';
import { IconCube } from '../../ui/icons/icons.tsx';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { isSparing } from '../../viewer/basics/is-sparing.ts';
import type { PartStageProps } from '../../viewer/react/part-stage.tsx';
import styles from './focused-part.module.css';

interface FocusedPartProps {
  readonly part: Part;
  readonly prices: PartPrices;
  /** The color that was chosen for it, '#rrggbb'. */
  readonly rgb?: string;
  /** The name of the finish. */
  readonly finish?: string;
}

/** The part that is looked at: in 3D, in its color and finish, with what was found out about it and what it costs. */
export function FocusedPart({ part, prices, rgb, finish }: FocusedPartProps) {
  const { internalFilename, filename, image, unit, dimensions } = part;
  const { x, y, z } = dimensions;
  const state = prices.stateOf(part.id);
  const model = useMemo(
    () => modelOfPart({ internalFilename, filename, image, unit, dimensions: { x, y, z } }),
    [internalFilename, filename, image, unit, x, y, z],
  );
  const PartStage = usePartStage();
  const { Dialog, dialog, isOpen, state: viewing, open, close } = useViewerDialog({ ...model, rgb, finish });
  return (
    <Stack as="section" gap="sm" className={styles['part']} aria-label={filename}>
      <div className={styles['stage']}>
        <PartImage image={image} alt="" tint={rgb} finish={finish} />
        {/* The page has one engine: the dialog borrows it. */}
        {PartStage === null || Dialog !== null ? null : <PartStage model={model} rgb={rgb} finish={finish} />}
        <Button
          className={styles['full'] ?? ''}
          variant="default"
          size="xs"
          leftSection={<IconCube size={16} stroke={1.6} aria-hidden />}
          aria-label={viewTexts.viewOf(filename)}
          aria-busy={viewing === 'loading'}
          onClick={() => void open()}
        >
          {viewTexts.view}
        </Button>
        {Dialog === null ? null : <Dialog ref={dialog} isOpen={isOpen} onClose={close} />}
      </div>
      {viewing === 'failed' ? (
        <Text size="sm" tone="error" role="alert">
          {viewTexts.failed}
        </Text>
      ) : null}
      <div className={styles['facts']}>
        <Stack gap="xs">
          <Row nowrap gap="sm" align="baseline">
            <Heading size="md">
              <FileName name={filename} />
            </Heading>
            <Hint fit="keep">{formatDimensions(dimensions, unit)}</Hint>
          </Row>
          <PartFindings findings={part.findings} />
        </Stack>
        <PartPriceLine part={part} state={state} currency={prices.currency} tax={prices.tax} />
      </div>
    </Stack>
  );
}

/** Where there is room for it beside the choices, as the style sheet has it. */
const HAS_ROOM = '(min-width: 62em)';

/** The part's place in 3D, once the page has nothing else to do; null where it has no room, or the visitor's line or device spares it. */
function usePartStage(): ComponentType<PartStageProps> | null {
  const [loaded, setLoaded] = useState<{ readonly PartStage: ComponentType<PartStageProps> } | null>(null);
  useEffect(() => {
    if (isSparing() || !matchMedia(HAS_ROOM).matches) return;
    whenIdle(() => {
      // The picture stays, and the button beside it says what is wrong.
      import('../../viewer/react/part-stage.tsx').then(setLoaded).catch(() => undefined);
    });
  }, []);
  return loaded?.PartStage ?? null;
}
