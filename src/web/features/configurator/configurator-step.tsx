import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { OfferCard, OfferOption } from '../../product/offers/offer-card.tsx';
import { OfferFilter } from '../../product/offers/offer-filter.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import styles from './configurator.module.css';
import type { Step } from './configurator.ts';
import { texts } from './texts.ts';
import type { StepView } from './use-steps.ts';

interface ConfiguratorStepProps {
  readonly step: Step;
  readonly view: StepView;
  readonly isReady: boolean;
  /** A short remark on an offer's card. */
  readonly noteOf: (id: string) => string | null;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onContinue: () => void;
}

/** The id of the open step's heading, which takes the focus when the step opens. */
export const STEP_HEADING_ID = 'configurator-step';

/** The cards of the open step between two ways on. */
export function ConfiguratorStep(props: ConfiguratorStepProps) {
  const { step, view, isReady, onChoose, onContinue } = props;
  const { offers, chosen } = view;
  const { prompt } = texts.steps[step];
  const isMany = step !== 'material';
  const hint = chosen.length === 0 || !isReady ? texts.nothingChosen[step] : texts.chosenCount(chosen.length);
  const areAllChosen = offers !== null && chosen.length === offers.length;
  return (
    <section aria-labelledby={STEP_HEADING_ID}>
      <Text as="h2" id={STEP_HEADING_ID} style={{ fontSize: '1.1875rem' }} tabIndex={-1}>
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

function StepCards({ step, view, noteOf, onChoose }: ConfiguratorStepProps) {
  const { offers, hasFailed, onRetry } = view;
  const chosenIDs = view.chosen.map(({ id }) => id);
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
    <Row style={{ gap: '0.5rem 0.75rem', marginBlock: '0.9rem' }}>
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

interface ChoiceCardsProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly chosenIDs: readonly string[];
  /** One of them, or as many as wanted. */
  readonly kind: 'one' | 'many';
  readonly layout: 'cards' | 'swatches';
  /** A short remark on an offer, for instance that it was chosen before. */
  readonly noteOf: (id: string) => string | null;
  /** Is told the id and whether it is chosen now. */
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** Offers to tick: every card is the label of a radio button or a checkbox. */
function ChoiceCards({ label, offers, chosenIDs, kind, layout, noteOf, onChoose }: ChoiceCardsProps) {
  const name = useId();
  return (
    <Stack as="fieldset" gap="none">
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <Grid fill gap="sm" least="13.5rem">
        {offers.map((offer) => {
          const note = noteOf(offer.id);
          const isChosen = chosenIDs.includes(offer.id);
          return (
            <OfferOption key={offer.id} data-chosen={isChosen || undefined}>
              <input
                className={styles[layout === 'cards' ? 'corner' : 'end']}
                type={kind === 'one' ? 'radio' : 'checkbox'}
                name={name}
                value={offer.id}
                checked={isChosen}
                onChange={(event) => onChoose(offer.id, event.currentTarget.checked)}
              />
              <OfferCard offer={offer} />
              {note === null ? null : <span className={styles['note']}>{note}</span>}
            </OfferOption>
          );
        })}
      </Grid>
    </Stack>
  );
}
