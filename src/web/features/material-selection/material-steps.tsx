import { useEffect, useRef, useState } from 'react';
import { OfferCard } from '../../product/offers/offer-card.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { MaterialOptions } from './material-options.tsx';
import { OptionGroup } from './option-group.tsx';
import { chosenId, isChosen, openStep, STEPS, type Step } from './selection.ts';
import { StepPanel, stepHeadingId } from './step-panel.tsx';
import { texts } from './texts.ts';
import type { OfferList } from './use-offers.ts';
import { useSelection } from './use-selection.ts';

/** The three steps from material to finish, and the way to the prices once all are taken. */
export function MaterialSteps({ mspID }: { mspID: string }) {
  const { params, lists, choose, change } = useSelection(mspID);
  const open = openStep(params);
  const [turns, setTurns] = useState(0);
  const quoteLink = useRef<HTMLAnchorElement>(null);

  // Choosing and changing take the focused card or link away: the focus goes on to the step that opens.
  useEffect(() => {
    if (turns > 0) {
      const target = open === 'complete' ? quoteLink.current : document.getElementById(stepHeadingId(open));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'nearest' });
    }
  }, [turns, open]);

  const stateOf = (step: Step) => {
    if (isChosen(params, step)) return 'done';
    return step === open ? 'open' : 'waiting';
  };

  const renderBody = (step: Step) => {
    const list = lists[step];
    if (stateOf(step) === 'open') {
      return (
        <StepOptions
          mspID={mspID}
          step={step}
          list={list}
          onChoose={(id) => {
            if (choose(step, id)) setTurns(turns + 1);
          }}
        />
      );
    }
    // A choice remembered from before, whose list can't be had now.
    const isUnknown = stateOf(step) === 'done' && list.offers === null && list.hasFailed;
    return isUnknown ? <TryAgain text={texts.failed} onRetry={list.reloadFailed} busy={list.isLoading} /> : null;
  };

  return (
    <Stack gap="sm">
      {STEPS.map((step) => (
        <StepPanel
          key={step}
          step={step}
          state={stateOf(step)}
          chosen={lists[step].offers?.find((offer) => offer.id === chosenId(params, step))}
          onChange={() => {
            change(step);
            setTurns(turns + 1);
          }}
        >
          {renderBody(step)}
        </StepPanel>
      ))}
      {open === 'complete' ? (
        <Card kind="accent">
          <Row justify="between">
            <Text>{texts.ready}</Text>
            <LinkButton ref={quoteLink} to="/quote" preload="render" search={{ msp_id: mspID }} size="md">
              {texts.getQuote}
            </LinkButton>
          </Row>
        </Card>
      ) : null}
    </Stack>
  );
}

interface StepOptionsProps {
  readonly mspID: string;
  readonly step: Step;
  readonly list: OfferList;
  readonly onChoose: (id: string) => void;
}

/** The cards of the open step; until they are there, their placeholder. */
function StepOptions({ mspID, step, list, onChoose }: StepOptionsProps) {
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
