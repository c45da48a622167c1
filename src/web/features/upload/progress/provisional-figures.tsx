import { useEffect, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { LOCALE } from '#domain/language/spoken.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { Extents } from '#domain/part/part.ts';
import { lengthInUnit, MM_PER_UNIT, type Unit, volumeInUnit } from '#domain/part/units.ts';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { formatNumber } from '../../../language/visitor-locale.ts';
import { FileName } from '../../../ui/display/file-name.tsx';
import { Hint, Lines, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { measureStlFile, type StlFigures } from '../../../viewer/reader/stl-figures.ts';
import { isUnderWay, type UploadItem } from '../queue/upload-items.ts';
import { texts } from './texts.ts';

/** Of many files the first ones. */
const MOST_SHOWN = 5;
/** Beyond what two ways of rounding make of the same model. */
const SAME = 1e-4;

/** What the browser has measured of files that are still on their way; and where the server came to something else, that. */
export function ProvisionalFigures({ items }: { items: readonly UploadItem[] }) {
  const figures = useFigures(items);
  const measured = items.flatMap((item) => {
    const found = figures.get(item.id);
    return found === undefined ? [] : [{ item, found }];
  });
  const coming = measured.filter(({ item }) => isUnderWay(item));
  return (
    <div aria-live="polite">
      {coming.length === 0 ? null : (
        <Lines mt="xs">
          {coming.slice(0, MOST_SHOWN).map(({ item, found }) => (
            <Row as="li" key={item.id} justify="between" gap="md" size="base">
              <Text as="span" weight={500}>
                <FileName name={item.file.name} />
              </Text>
              <Stack as="span" gap="none" align="end">
                <Text as="span" numeric>
                  {spellBox(found.boxMm, item.unit)}
                </Text>
                <Note>
                  {[spellVolume(found, item.unit), texts.provisional.triangles(formatNumber(found.triangles)), texts.provisional.mark]
                    .flat()
                    .join(' · ')}
                </Note>
              </Stack>
            </Row>
          ))}
        </Lines>
      )}
      {coming.length > MOST_SHOWN ? <Hint mt="xs">{texts.provisional.more(coming.length - MOST_SHOWN)}</Hint> : null}
      {measured.map(({ item, found }) =>
        item.part === null || isSame(item.part, found) ? null : (
          <Text key={item.id} mt="xs" size="sm" tone="review">
            {texts.provisional.differs(
              item.file.name,
              formatDimensions(item.part.dimensions, item.part.unit),
              spellBox(found.boxMm, item.unit),
            )}
          </Text>
        ),
      )}
    </div>
  );
}

function spellBox({ x, y, z }: Extents, unit: Unit): string {
  return formatDimensions({ x: lengthInUnit(x, unit), y: lengthInUnit(y, unit), z: lengthInUnit(z, unit) }, unit);
}

const volumes = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 });

function spellVolume({ volumeMm3 }: StlFigures, unit: Unit): string | readonly never[] {
  if (volumeMm3 === null) return [];
  const shown = unit === 'in' ? 'in' : 'cm';
  return `${volumes.format(volumeInUnit(volumeMm3, shown))} ${shown}³`;
}

/** Whether the server came to the same size and volume. */
function isSame({ dimensions, unit, volume }: Part, { boxMm, volumeMm3 }: StlFigures): boolean {
  const mm = MM_PER_UNIT[unit];
  const lengths = [boxMm.x, boxMm.y, boxMm.z];
  const isAlike = (one: number, other: number) => Math.abs(one - other) <= SAME * Math.max(one, other);
  return (
    [dimensions.x, dimensions.y, dimensions.z].every((length, at) => isAlike(length * mm, lengths[at] ?? 0)) &&
    (volume === null || volumeMm3 === null ? volume === volumeMm3 : isAlike(volume * mm ** 3, volumeMm3))
  );
}

/** What the browser has measured of the STL files under way, by item; each file is read once. */
function useFigures(items: readonly UploadItem[]): ReadonlyMap<string, StlFigures> {
  const [figures, setFigures] = useState<ReadonlyMap<string, StlFigures>>(new Map());
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id, file, unit } of items) {
      if (asked.has(id) || formatOfFilename(file.name) !== 'stl') continue;
      asked.add(id);
      void measureStlFile(file, unit).then((found) => {
        if (found !== null) setFigures((known) => new Map([...known, [id, found]]));
      });
    }
  }, [items, asked]);
  return figures;
}
