import { useState } from 'react';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { lazyAhead } from '../../ui/controls/lazy-ahead.tsx';
import { IconCube } from '../../ui/icons/icons.tsx';
import { Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { NothingSelected } from './prices/nothing-selected.tsx';
import { texts } from './texts.ts';
import styles from './upload-page.module.css';

const CARD_HEIGHT_PX = 360;

/** The anchor of the 'Your Parts' grid. */
export const UPLOADED_PARTS_HASH = 'uploaded-parts';

/** Who opens the page for the first time has no parts yet. */
export const UploadedParts = lazyAhead(
  async () => (await import('./parts/uploaded-parts.tsx')).UploadedParts,
  () => <Placeholder label={texts.loadingParts} height={CARD_HEIGHT_PX} rows={1} />,
);

/** The 'Your Parts' grid with what the parts cost, and the way on. */
export function PartsSection({ mspID }: { mspID: string }) {
  const parts = usePartsStore((store) => store.parts);
  const selectedCount = selectedParts(parts).length;
  // It stays when the last part is removed, which can be undone there.
  const [hasGrid, setHasGrid] = useState(false);
  if (parts.length > 0 && !hasGrid) setHasGrid(true);
  return (
    <section id={UPLOADED_PARTS_HASH} className={styles['section']} aria-labelledby="your-parts">
      <Row gap="lg" justify="between" mb="sm">
        <Heading id="your-parts">{texts.parts}</Heading>
        {parts.length === 0 ? null : (
          <Text as="span" tone="dim" numeric>
            {texts.selected(selectedCount, parts.length)}
          </Text>
        )}
      </Row>
      {parts.length === 0 ? (
        <Card kind="dashed" gap="xs" align="center" tone="dim">
          <IconCube size={36} stroke={1} aria-hidden />
          <Text size="lg" style={{ color: 'var(--mantine-color-text)' }}>
            {texts.noParts}
          </Text>
          <Text>{texts.partsAppear}</Text>
        </Card>
      ) : null}
      {hasGrid ? <UploadedParts mspID={mspID} /> : null}
      {parts.length === 0 ? (
        <Row gap="md" justify="end" mt="lg" rule>
          <NothingSelected />
        </Row>
      ) : null}
    </section>
  );
}
