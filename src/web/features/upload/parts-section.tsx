import { Button } from '@mantine/core';
import { IconArrowRight, IconCube } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Part } from '#contract/entities.ts';
import { formatOfFilename } from '#domain/upload-limit.ts';
import { useGoneParts } from '../../api/use-gone-parts.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PartCard } from '../../ui/part-card.tsx';
import { EmptyState } from '../../ui/placeholder.tsx';
import styles from './upload-page.module.css';

/** The anchor of the 'Your Parts' grid. */
export const UPLOADED_PARTS_HASH = 'uploaded-parts';

/** Few parts need them. */
const UnitChoice = lazy(async () => ({ default: (await import('./unit-choice.tsx')).UnitChoice }));

const BodiesChoice = lazy(async () => ({ default: (await import('./bodies-choice.tsx')).BodiesChoice }));

/** The 'Your Parts' grid and the way on. */
export function PartsSection({ mspID }: { mspID: string }) {
  const { parts, toggleSelection, removePart, setQuantity } = usePartsStore();
  const selectedCount = selectedParts(parts).length;
  const gone = useGoneParts(parts.map(({ id }) => id));
  useEffect(() => {
    // What can't be priced must not go on to the next pages either.
    for (const { id } of selectedParts(parts)) if (gone.has(id)) toggleSelection(id);
  }, [parts, gone, toggleSelection]);
  return (
    <section id={UPLOADED_PARTS_HASH} className={styles['section']} aria-labelledby="your-parts">
      <div className={styles['sectionHead']}>
        <h2 id="your-parts" className={styles['sectionTitle']}>
          Your Parts
        </h2>
        {parts.length === 0 ? null : <span className={styles['count']}>{`${selectedCount} of ${parts.length} selected`}</span>}
      </div>
      {parts.length === 0 ? (
        <EmptyState icon={<IconCube size={36} stroke={1} aria-hidden />} title="No parts yet">
          <span>Your parts appear here with a picture and their exact size as soon as they are measured.</span>
        </EmptyState>
      ) : (
        <CardGrid>
          {parts.map((part) => (
            <li key={part.id} data-part={part.id}>
              <PartCard
                part={part}
                isGone={gone.has(part.id)}
                onToggle={() => toggleSelection(part.id)}
                onRemove={() => removePart(part.id)}
                onQuantity={(quantity) => setQuantity(part.id, quantity)}
              >
                {hasSeveralBodies(part) ? (
                  <Suspense>
                    <BodiesChoice part={part} mspID={mspID} />
                  </Suspense>
                ) : null}
                {isMisreadPerhaps(part) ? (
                  <Suspense>
                    <UnitChoice part={part} />
                  </Suspense>
                ) : null}
              </PartCard>
            </li>
          ))}
        </CardGrid>
      )}
      <div className={styles['continue']}>
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
      </div>
    </section>
  );
}

/** Whether what becomes of a file's bodies is still to be said. */
function hasSeveralBodies(part: Part): boolean {
  return part.findings.some(({ code }) => code === 'SEVERAL_BODIES');
}

/** Whether a part's size makes it likely that its file, which tells no unit, is in another one than it was read in. */
function isMisreadPerhaps(part: Part): boolean {
  return formatOfFilename(part.filename) === 'stl' && part.findings.some(({ code }) => /^IMPLAUSIBLY_/.test(code));
}
