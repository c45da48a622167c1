import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { IconArrowRight, IconCube } from '../../ui/icons/icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import styles from './upload-page.module.css';

/** The anchor of the 'Your Parts' grid. */
export const UPLOADED_PARTS_HASH = 'uploaded-parts';

/** Who opens the page has no parts yet. */
export const loadGrid = async () => ({ default: (await import('./parts/parts-grid.tsx')).PartsGrid });
const PartsGrid = lazy(loadGrid);

/** The 'Your Parts' grid and the way on. */
export function PartsSection({ mspID }: { mspID: string }) {
  const parts = usePartsStore((store) => store.parts);
  const selectedCount = selectedParts(parts).length;
  // It stays when the last part is removed, which can be undone there.
  const [hasGrid, setHasGrid] = useState(false);
  if (parts.length > 0 && !hasGrid) setHasGrid(true);
  return (
    <section id={UPLOADED_PARTS_HASH} className={styles['section']} aria-labelledby="your-parts">
      <Row gap="lg" justify="between" mb="md">
        <Heading id="your-parts" size="xl">
          Your Parts
        </Heading>
        {parts.length === 0 ? null : <Text as="span" tone="dim" numeric>{`${selectedCount} of ${parts.length} selected`}</Text>}
      </Row>
      {parts.length === 0 ? (
        <Card kind="dashed" gap="sm" p="xl" align="center" tone="dim">
          <IconCube size={36} stroke={1} aria-hidden />
          <Text size="lg" style={{ color: 'var(--mantine-color-text)' }}>
            No parts yet
          </Text>
          <Text>Your parts appear here with a picture and their exact size as soon as they are measured.</Text>
        </Card>
      ) : null}
      {hasGrid ? (
        <Suspense>
          <PartsGrid mspID={mspID} />
        </Suspense>
      ) : null}
      <Row gap="md" justify="end" mt="lg" rule>
        {selectedCount === 0 ? (
          <>
            <Alert type="warning" text="Please select at least one part to continue" />
            <Button size="md" disabled rightSection={<IconArrowRight size={18} aria-hidden />}>
              Continue
            </Button>
          </>
        ) : (
          <LinkButton
            to="/material-selection"
            preload="render"
            search={{ msp_id: mspID }}
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            Continue
          </LinkButton>
        )}
      </Row>
    </section>
  );
}
