import { useId, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { FolderHeading } from '../../product/parts/folder-heading.tsx';
import { groupByFolder, hasFolders } from '../../product/parts/group-by-folder.ts';
import { spellChoice } from '../../product/prices/price-words.ts';
import type { ChosenPrices } from '../../product/prices/use-chosen-prices.ts';
import type { PartPrices } from '../../product/prices/use-part-prices.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { PartRow } from './part-row.tsx';
import styles from './parts-list.module.css';
import { texts } from './texts.ts';

interface PartsListProps {
  readonly mspID: string;
  readonly parts: readonly Part[];
  readonly prices: PartPrices;
  /** Those that are made otherwise than the others. */
  readonly otherwise: ReadonlySet<string>;
  readonly lookOf: ChosenPrices['lookOf'];
  /** The part to look at. */
  readonly current: string | undefined;
  readonly onLook: (id: string) => void;
}

/** All parts, of which those that are ticked are made. Narrow screens fold the list away. */
export function PartsList({ mspID, parts, prices, otherwise, lookOf, current, onLook }: PartsListProps) {
  const count = selectedParts(parts).length;
  const [isUnfolded, setIsUnfolded] = useState(count === 0);
  const listId = useId();
  const groups = groupByFolder(
    parts,
    usePartsStore((store) => store.folders),
  );
  const renderRow = (part: Part) => {
    const { price, isAsked } = prices.stateOf(part.id);
    return (
      <PartRow
        key={part.id}
        {...{ part, price, isAsked, onLook }}
        currency={prices.currency}
        otherwise={otherwise.has(part.id) && price?.choice ? spellChoice(price.choice) : null}
        {...lookOf(part.id)}
        isLookedAt={part.id === current}
      />
    );
  };
  return (
    <Stack as="aside" gap="sm" className={styles['aside']} aria-label={texts.parts.heading}>
      <Row nowrap gap="sm">
        {parts.length > 1 ? <SelectAll isAll={count === parts.length} isNone={count === 0} /> : null}
        <Heading size="md">{texts.parts.heading}</Heading>
        <Text as="output" tone="dim" numeric fit="keep" aria-label={texts.parts.countLabel(count, parts.length)}>
          {texts.parts.count(count, parts.length)}
        </Text>
        <Text as="span" fit="end" className={styles['fold']}>
          <Toggle isOpen={isUnfolded} controls={listId} onToggle={setIsUnfolded}>
            {isUnfolded ? texts.parts.hide : texts.parts.show}
          </Toggle>
        </Text>
      </Row>
      <ul id={listId} className={styles['list']} data-unfolded={isUnfolded || undefined} aria-label={texts.parts.heading}>
        {groups.map((group) => [
          hasFolders(groups) ? (
            <li key={`folder ${group.folder}`} className={styles['folder']}>
              <FolderHeading group={group} />
            </li>
          ) : null,
          ...group.parts.map(renderRow),
        ])}
      </ul>
      <LinkButton to="/upload" search={{ msp_id: mspID }} variant="default" fullWidth>
        {texts.parts.uploadMore}
      </LinkButton>
    </Stack>
  );
}

function SelectAll({ isAll, isNone }: { readonly isAll: boolean; readonly isNone: boolean }) {
  return (
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = !isAll && !isNone;
      }}
      type="checkbox"
      aria-label={texts.parts.all}
      checked={isAll}
      onChange={() => usePartsStore.getState().selectAll(!isAll)}
    />
  );
}
