import { UnstyledButton } from '@mantine/core';
import { ChosenOffer } from '../../product/offers/offer-card.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { StepNumber } from '../../ui/display/step-number.tsx';
import { Card, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './configurator.module.css';
import { STEPS, type Step } from './configurator.ts';
import { texts } from './texts.ts';
import type { StepView } from './use-steps.ts';

interface StepHeaderProps {
  readonly open: Step | 'complete';
  readonly views: Readonly<Record<Step, StepView>>;
  readonly onGoBack: (step: Step) => void;
}

/** The three steps with what was chosen in each; those that are done lead back. */
export function StepHeader({ open, views, onGoBack }: StepHeaderProps) {
  const openIndex = open === 'complete' ? STEPS.length : STEPS.indexOf(open);
  return (
    <Stack as="ol" className={styles['steps']} aria-label={texts.stepsLabel}>
      {STEPS.map((step, index) => {
        const { title } = texts.steps[step];
        const state = index < openIndex ? 'done' : index === openIndex ? 'open' : 'waiting';
        const content = (
          <>
            <StepNumber number={index + 1} state={state} />
            <Stack as="span" gap="xxs">
              <Text as="span" weight={600} className={styles['title']}>
                {title}
              </Text>
              <ChosenItems offers={views[step].chosen} />
            </Stack>
          </>
        );
        return (
          <Card
            key={step}
            as="li"
            p="none"
            className={styles['step']}
            data-state={state}
            aria-current={state === 'open' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <UnstyledButton className={styles['back'] ?? ''} onClick={() => onGoBack(step)} title={texts.goBack(title)}>
                {content}
                <Text as="span" size="sm" weight={500} tone="accent" className={styles['change']}>
                  {texts.change}
                </Text>
              </UnstyledButton>
            ) : (
              <div className={styles['back']}>{content}</div>
            )}
          </Card>
        );
      })}
    </Stack>
  );
}

function ChosenItems({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return <Hint as="span">{texts.notYet}</Hint>;
  return (
    <Row as="span" size="sm" tone="dim" style={{ gap: '0.2rem 0.8rem' }}>
      {offers.map((offer) => (
        <ChosenOffer key={offer.id} offer={offer} />
      ))}
    </Row>
  );
}
