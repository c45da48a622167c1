import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { findLikelierUnit } from '#domain/part/likely-unit.ts';
import { FILE_UNITS, MM_PER_UNIT } from '#domain/part/units.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { useGoneParts } from '../../../api/use-gone-parts.ts';
import { NoticeBar } from '../../../product/frame/notice-bar.tsx';
import { FolderHeading } from '../../../product/parts/folder-heading.tsx';
import { groupByFolder, hasFolders } from '../../../product/parts/group-by-folder.ts';
import { PartCard } from '../../../product/parts/part-card.tsx';
import { removePart } from '../../../product/parts/remove-part.ts';
import type { ChosenPrices } from '../../../product/prices/use-chosen-prices.ts';
import { useKeptNames } from '../../../stores/kept-files.ts';
import { selectedParts, usePartsStore } from '../../../stores/parts-store.ts';
import { CardGrid } from '../../../ui/layout/card-grid.tsx';
import { Hint, Row, Text } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './unit-choice.module.css';
import { useUnitChange } from './use-unit-change.ts';

/** Few parts need them. */
const UnitChoice = lazy(async () => ({ default: (await import('./unit-choice.tsx')).UnitChoice }));
const BodiesChoice = lazy(async () => ({ default: (await import('./bodies-choice.tsx')).BodiesChoice }));

interface PartsGridProps {
  readonly mspID: string;
  /** The color that was chosen for a part, '#rrggbb'. */
  readonly lookOf: ChosenPrices['lookOf'];
  /** What a part costs, at the foot of its card. */
  readonly priceOf: (part: Part) => ReactNode;
}

/** A card for each uploaded part. */
export function PartsGrid({ mspID, lookOf, priceOf }: PartsGridProps) {
  const { parts, folders, toggleSelection, setQuantity } = usePartsStore();
  const kept = useKeptNames();
  const groups = groupByFolder(parts, folders);
  const gone = useGoneParts(parts.map(({ id }) => id));
  useEffect(() => {
    // What can't be priced must not go on to the next pages either.
    for (const { id } of selectedParts(parts)) if (gone.has(id)) toggleSelection(id);
  }, [parts, gone, toggleSelection]);
  return (
    <>
      {groups.map((group) => (
        <section key={group.folder} style={{ marginBottom: '0.75rem' }} aria-label={hasFolders(groups) ? group.folder : undefined}>
          {hasFolders(groups) ? <FolderHeading group={group} /> : null}
          <CardGrid>
            {group.parts.map((part) => (
              <li key={part.id} data-part={part.id} style={{ alignSelf: 'start' }}>
                <PartCard
                  part={part}
                  {...lookOf(part.id)}
                  isGone={gone.has(part.id)}
                  onToggle={() => toggleSelection(part.id)}
                  onRemove={() => removePart(part)}
                  onQuantity={(quantity) => setQuantity(part.id, quantity)}
                >
                  {kept.has(part.internalFilename) ? <Hint>{texts.kept}</Hint> : null}
                  {hasSeveralBodies(part) && !kept.has(part.internalFilename) ? (
                    <Suspense>
                      <BodiesChoice part={part} mspID={mspID} />
                    </Suspense>
                  ) : null}
                  {formatOfFilename(part.filename) === 'stl' ? <PartUnit part={part} mspID={mspID} /> : null}
                  {priceOf(part)}
                </PartCard>
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
      <NoticeBar />
    </>
  );
}

/** Whether what becomes of a file's bodies is still to be said. */
function hasSeveralBodies(part: Part): boolean {
  return part.findings.some(({ code }) => code === 'SEVERAL_BODIES');
}

/** The unit of a file that does not say its own: asked for where another is likelier, and always there to be changed. */
function PartUnit({ part, mspID }: { part: Part; mspID: string }) {
  const [isKept, setIsKept] = useState(false);
  const { x, y, z } = part.dimensions;
  const longestMm = Math.max(x, y, z) * MM_PER_UNIT[part.unit];
  const isDoubtful =
    part.findings.some(({ code }) => /^IMPLAUSIBLY_/.test(code)) || findLikelierUnit(longestMm, part.modelUnit ?? part.unit) !== null;
  if (isKept || !isDoubtful) return <UnitSwitch part={part} mspID={mspID} />;
  return (
    <Suspense>
      <UnitChoice part={part} mspID={mspID} onKeep={() => setIsKept(true)} />
    </Suspense>
  );
}

/** The unit that an STL part was read in, and the way to have it read in another. */
export function UnitSwitch({ part, mspID }: { part: Part; mspID: string }) {
  const { present, reading, failure, change } = useUnitChange(part, mspID);
  return (
    <Row as="fieldset" gap="xs" className={styles['switch']} aria-busy={reading !== null}>
      <Text as="legend" size="xs" tone="dim">
        {texts.unit.label}
        <VisuallyHidden>{texts.unit.labelOf(part.filename)}</VisuallyHidden>
      </Text>
      <Row nowrap gap="none" align="stretch">
        {FILE_UNITS.filter((unit) => unit !== 'm' || present === 'm').map((unit) => (
          <UnstyledButton
            key={unit}
            className={styles['unit'] ?? ''}
            data-unit={unit}
            data-reading={unit === reading || undefined}
            aria-pressed={unit === present}
            disabled={reading !== null && unit !== reading}
            onClick={() => void change(unit)}
          >
            {unit}
          </UnstyledButton>
        ))}
      </Row>
      <Text size="xs" tone="error" role="status">
        {reading === null ? failure : <VisuallyHidden>{texts.unit.reading(part.filename, reading)}</VisuallyHidden>}
      </Text>
    </Row>
  );
}
