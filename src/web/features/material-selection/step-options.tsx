import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Placeholder } from '../../ui/placeholder.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { OfferCard } from './offer-card.tsx';
import { offerGroups, offersOf, shortProcessName } from './offer-groups.ts';
import { OptionGroup } from './option-group.tsx';
import type { Step } from './selection.ts';
import styles from './step-options.module.css';
import { texts } from './texts.ts';
import type { OfferList } from './use-offers.ts';

const EVERYTHING = '';

interface StepOptionsProps {
  readonly step: Step;
  readonly list: OfferList;
  readonly onChoose: (id: string) => void;
}

/** The cards of the open step; until they are there, their placeholder. */
export function StepOptions({ step, list, onChoose }: StepOptionsProps) {
  const [group, setGroup] = useState(EVERYTHING);
  const { title, prompt, empty } = texts.steps[step];
  if (list.offers === null) {
    return (
      <>
        <Placeholder label={texts.loading(title)} rows={step === 'color' ? 1 : 2} />
        {list.hasFailed ? <TryAgain text={texts.failed} onRetry={list.reloadFailed} busy={list.isLoading} /> : null}
      </>
    );
  }
  if (list.offers.length === 0) {
    return <p className={styles['empty']}>{empty}</p>;
  }
  const groups = offerGroups(list.offers);
  const shown = group !== EVERYTHING && groups.includes(group) ? group : null;
  return (
    <>
      {groups.length === 0 ? null : (
        <SegmentedControl
          className={styles['filter'] ?? ''}
          size="xs"
          aria-label={texts.filterLabel}
          value={shown ?? EVERYTHING}
          onChange={setGroup}
          data={[{ value: EVERYTHING, label: texts.allGroups }, ...groups.map((value) => ({ value, label: shortProcessName(value) }))]}
        />
      )}
      <OptionGroup
        key={group}
        label={prompt}
        layout={step === 'color' ? 'swatches' : 'cards'}
        options={offersOf(list.offers, shown).map((offer) => ({ id: offer.id, content: <OfferCard offer={offer} /> }))}
        onChoose={onChoose}
      />
    </>
  );
}
