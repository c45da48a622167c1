import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { offerGroups, offersOf, shortProcessName } from './offer-groups.ts';
import type { Offer } from './offers.ts';

const EVERYTHING = '';

interface OfferFilterProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  /** Draws the offers that are left, and is told of the chosen process; null for all. */
  readonly children: (shown: readonly Offer[], group: string | null) => ReactNode;
}

/** Narrows a long list of offers to one process; where there is nothing to choose from, only the offers are seen. */
export function OfferFilter({ label, offers, children }: OfferFilterProps) {
  const [chosen, setChosen] = useState(EVERYTHING);
  const groups = offerGroups(offers);
  const group = groups.includes(chosen) ? chosen : null;
  return (
    <>
      {groups.length === 0 ? null : (
        <SegmentedControl
          maw="100%"
          mb="md"
          size="xs"
          aria-label={label}
          value={group ?? EVERYTHING}
          onChange={setChosen}
          data={[{ value: EVERYTHING, label: 'All' }, ...groups.map((name) => ({ value: name, label: shortProcessName(name) }))]}
        />
      )}
      {children(offersOf(offers, group), group)}
    </>
  );
}
