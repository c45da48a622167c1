import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { chosenId, isChosen, openStep, STEPS, type Step } from './selection.ts';
import { StepOptions } from './step-options.tsx';
import { StepPanel, stepHeadingId } from './step-panel.tsx';
import { texts } from './texts.ts';
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
