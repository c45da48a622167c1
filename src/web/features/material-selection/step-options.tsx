import { OfferCard } from '../../product/offers/offer-card.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { MaterialOptions } from './material-options.tsx';
import { OptionGroup } from './option-group.tsx';
import type { Step } from './selection.ts';
import { texts } from './texts.ts';
import type { OfferList } from './use-offers.ts';

interface StepOptionsProps {
  readonly mspID: string;
  readonly step: Step;
  readonly list: OfferList;
  readonly onChoose: (id: string) => void;
}

/** The cards of the open step; until they are there, their placeholder. */
export function StepOptions({ mspID, step, list, onChoose }: StepOptionsProps) {
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
    return <Text tone="dim">{empty}</Text>;
  }
  if (step === 'material') {
    return <MaterialOptions mspID={mspID} offers={list.offers} onChoose={onChoose} />;
  }
  return (
    <OptionGroup
      label={prompt}
      layout={step === 'color' ? 'swatches' : 'cards'}
      options={list.offers.map((offer) => ({ id: offer.id, content: <OfferCard offer={offer} /> }))}
      onChoose={onChoose}
    />
  );
}
