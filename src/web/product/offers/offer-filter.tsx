import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Offer } from './offers.ts';
import { shortProcessName } from './short-process-name.ts';
import { texts } from './texts.ts';

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
          data={[{ value: EVERYTHING, label: texts.all }, ...groups.map((name) => ({ value: name, label: shortProcessName(name) }))]}
        />
      )}
      {children(offersOf(offers, group), group)}
    </>
  );
}

/** Shorter lists are read faster than they are filtered. */
const WORTH_FILTERING = 7;

/** The processes that a long list can be narrowed to, in the order they appear; empty when narrowing would not help. */
export function offerGroups(offers: readonly Offer[]): readonly string[] {
  const processes = [...new Set(offers.map((offer) => offer.process))].filter((process) => process !== null);
  return offers.length >= WORTH_FILTERING && processes.length > 1 ? processes : [];
}

/** The offers of one process, or all of them when `process` is null. */
export function offersOf(offers: readonly Offer[], process: string | null): readonly Offer[] {
  return process === null ? offers : offers.filter((offer) => offer.process === process);
}
