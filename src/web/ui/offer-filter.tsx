import { SegmentedControl } from '@mantine/core';
import styles from './offer-filter.module.css';
import { shortProcessName } from './offer-groups.ts';

const EVERYTHING = '';

interface OfferFilterProps {
  readonly label: string;
  /** The processes to choose from; with none there is nothing to see. */
  readonly groups: readonly string[];
  /** The chosen one; null for all. */
  readonly value: string | null;
  readonly onChange: (group: string | null) => void;
}

/** Narrows a long list of offers to one process. */
export function OfferFilter({ label, groups, value, onChange }: OfferFilterProps) {
  if (groups.length === 0) return null;
  return (
    <SegmentedControl
      className={styles['filter'] ?? ''}
      size="xs"
      aria-label={label}
      value={value ?? EVERYTHING}
      onChange={(group) => onChange(group === EVERYTHING ? null : group)}
      data={[{ value: EVERYTHING, label: 'All' }, ...groups.map((group) => ({ value: group, label: shortProcessName(group) }))]}
    />
  );
}
