import { useEffect } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { LOCALE } from '#domain/language/spoken.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { Extents } from '#domain/part/part.ts';
import { lengthInUnit, MM_PER_UNIT, type Unit, volumeInUnit } from '#domain/part/units.ts';
import { formatNumber } from '../../../language/visitor-locale.ts';
import { formatPrice } from '../../../product/prices/price.tsx';
import { spellChoice } from '../../../product/prices/price-words.ts';
import { texts as priceTexts } from '../../../product/prices/texts.ts';
import { FileName } from '../../../ui/display/file-name.tsx';
import { Hint, Lines, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { ModelFigures } from '../../../viewer/reader/model-figures.ts';
import { type ProvisionalPrice, useProvisionalPrices } from '../prices/provisional-prices.tsx';
import { isUnderWay, type UploadItem } from '../queue/upload-items.ts';
import { texts } from './texts.ts';
import { useProvisional } from './use-provisional.ts';

/** Of many files the first ones. */
const MOST_SHOWN = 5;
/** Beyond what two ways of rounding make of the same model. */
const SAME = 1e-4;

/** What the browser has measured of files that are still on their way; and where the server came to something else, that. */
export function ProvisionalFigures({ items }: { items: readonly UploadItem[] }) {
  const provisional = useProvisional();
  const measured = items.flatMap((item) => {
    const { figures, price } = provisional[item.id] ?? {};
    return figures === undefined ? [] : [{ item, found: figures, price }];
  });
  useEffect(() => {
    const arrived = items.flatMap(({ id, part }) => {
      const price = provisional[id]?.price;
      return part === null || price === undefined ? [] : [[part.id, price] as const];
    });
    if (arrived.length > 0) useProvisionalPrices.setState(Object.fromEntries(arrived));
  }, [items, provisional]);
  const coming = measured.filter(({ item }) => isUnderWay(item));
  return (
    <div aria-live="polite">
      {coming.length === 0 ? null : (
        <Lines mt="xs">
          {coming.slice(0, MOST_SHOWN).map(({ item, found, price }) => (
            <Row as="li" key={item.id} justify="between" gap="md" size="base">
              <Text as="span" weight={500}>
                <FileName name={item.file.name} />
              </Text>
              <Stack as="span" gap="none" align="end">
                {price === undefined ? null : <PriceInBrowser price={price} />}
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

/** What it would cost by what the browser has measured; nothing where a person looks first, which the part's card will say. */
function PriceInBrowser({ price: { price, choice, currency, tax, isInstantQuote } }: { price: ProvisionalPrice }) {
  if (price === null || choice === null || !isInstantQuote) return null;
  return (
    <Text as="span" numeric weight={600}>
      {`≈ ${formatPrice(price, currency)} `}
      <Note weight={400}>{`${spellChoice(choice)} · ${priceTexts.leavesOut(tax)}`}</Note>
    </Text>
  );
}

function spellBox({ x, y, z }: Extents, unit: Unit): string {
  return formatDimensions({ x: lengthInUnit(x, unit), y: lengthInUnit(y, unit), z: lengthInUnit(z, unit) }, unit);
}

function spellVolume({ volumeMm3 }: ModelFigures, unit: Unit): string | readonly never[] {
  if (volumeMm3 === null) return [];
  const shown = unit === 'in' ? 'in' : 'cm';
  return `${volumeInUnit(volumeMm3, shown).toLocaleString(LOCALE, { maximumSignificantDigits: 3 })} ${shown}³`;
}

/** Whether the server came to the same size and volume. */
function isSame({ dimensions, unit, volume }: Part, { boxMm, volumeMm3 }: ModelFigures): boolean {
  const mm = MM_PER_UNIT[unit];
  const lengths = [boxMm.x, boxMm.y, boxMm.z];
  const isAlike = (one: number, other: number) => Math.abs(one - other) <= SAME * Math.max(one, other);
  return (
    [dimensions.x, dimensions.y, dimensions.z].every((length, at) => isAlike(length * mm, lengths[at] ?? 0)) &&
    (volume === null || volumeMm3 === null ? volume === volumeMm3 : isAlike(volume * mm ** 3, volumeMm3))
  );
}
