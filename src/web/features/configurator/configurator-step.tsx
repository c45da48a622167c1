import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { OfferFilter } from '../../product/offers/offer-filter.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './configurator.module.css';
import type { Step } from './configurator.ts';
import type { StepView } from './step-view.ts';
import { texts } from './texts.ts';

interface ConfiguratorStepProps {
  readonly step: Step;
  readonly view: StepView;
  readonly isReady: boolean;
  /** A short remark on an offer's card. */
  readonly noteOf: (id: string) => string | null;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

/** The id of the open step's heading, which takes the focus when the step opens. */
export const STEP_HEADING_ID = 'configurator-step';

/** The cards of the open step between two ways on. */
export function ConfiguratorStep(props: ConfiguratorStepProps) {
  const { step, view, isReady, onChoose, onContinue } = props;
  const { offers, chosenIDs } = view;
  const { prompt } = texts.steps[step];
  const isMany = step !== 'material';
  const hint = chosenIDs.length === 0 || !isReady ? texts.nothingChosen[step] : texts.chosenCount(chosenIDs.length);
  const areAllChosen = offers !== null && chosenIDs.length === offers.length;
  return (
    <section aria-labelledby={STEP_HEADING_ID}>
      <Text as="h2" id={STEP_HEADING_ID} className={styles['heading']} tabIndex={-1}>
        {prompt}
      </Text>
      <ContinueBar isReady={isReady} hint={hint} onContinue={onContinue}>
        {isMany && offers !== null && offers.length > 1 ? (
          <Button variant="default" onClick={() => onChoose(areAllChosen ? [] : offers.map(({ id }) => id))}>
            {areAllChosen ? texts.chooseNone : texts.chooseAll}
          </Button>
        ) : null}
      </ContinueBar>
      <StepCards {...props} />
      <ContinueBar isReady={isReady} hint={hint} onContinue={onContinue} />
    </section>
  );
}

function StepCards({ step, view, noteOf, onChoose, onRetry }: ConfiguratorStepProps) {
  const { offers, hasFailed, chosenIDs } = view;
  const { title, prompt, empty } = texts.steps[step];
  if (offers === null) {
    return (
      <>
        <Placeholder label={texts.loading(title)} rows={2} />
        {hasFailed ? <TryAgain text={texts.failed} onRetry={onRetry} /> : null}
      </>
    );
  }
  if (offers.length === 0) return <Text tone="dim">{empty}</Text>;
  const isMany = step !== 'material';
  return (
    <OfferFilter label={texts.filterLabel} offers={offers}>
      {(shown) => (
        <ChoiceCards
          label={prompt}
          kind={isMany ? 'many' : 'one'}
          layout={step === 'color' ? 'swatches' : 'cards'}
          offers={shown}
          chosenIDs={chosenIDs}
          noteOf={noteOf}
          onChoose={(id, isChosen) => onChoose(isMany ? [...chosenIDs.filter((other) => other !== id), ...(isChosen ? [id] : [])] : [id])}
        />
      )}
    </OfferFilter>
  );
}

interface ContinueBarProps {
  readonly isReady: boolean;
  /** What is chosen so far, or what is still needed. */
  readonly hint: string;
  readonly onContinue: () => void;
  readonly children?: ReactNode;
}

/** Stands above and below the cards of a step. */
function ContinueBar({ isReady, hint, onContinue, children }: ContinueBarProps) {
  return (
    <Row className={styles['bar']}>
      <Text as="span" size="base" tone="dim" className={styles['hint']}>
        {hint}
      </Text>
      {children}
      <Button className={styles['continue'] ?? ''} miw="8rem" disabled={!isReady} onClick={onContinue}>
        {texts.continue}
      </Button>
    </Row>
  );
}
