import { usePartsStore } from '../../stores/parts-store.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import type { PartGroup } from './group-by-folder.ts';
import { texts } from './texts.ts';

/** What a group of parts is called, how many of it are selected, and a box that selects all of it or nothing. */
export function FolderHeading({ group: { folder, parts } }: { group: PartGroup }) {
  const count = parts.filter(({ selected }) => selected).length;
  const isAll = count === parts.length;
  const name = folder === '' ? texts.folder.none : folder;
  return (
    <Row as="label" nowrap gap="sm" style={{ paddingBlock: '0.4rem' }}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={texts.folder.select(name)}
        checked={isAll}
        onChange={() => usePartsStore.getState().select(new Set(parts.map(({ id }) => id)), !isAll)}
      />
      <Text as="span" weight={600} wrap="cut" title={name}>
        {name}
      </Text>
      <Text as="span" tone="dim" numeric fit="keep">
        {texts.folder.count(count, parts.length)}
      </Text>
    </Row>
  );
}
