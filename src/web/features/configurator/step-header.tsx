import { UnstyledButton } from '@mantine/core';
import { ChosenOffer } from '../../product/offers/offer-card.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { StepNumber } from '../../ui/display/step-number.tsx';
import { STEPS, type Step } from './configurator.ts';
import styles from './step-header.module.css';
import { texts } from './texts.ts';

interface StepHeaderProps {
  readonly open: Step | 'complete';
  readonly chosen: Readonly<Record<Step, readonly Offer[]>>;
  readonly onGoBack: (step: Step) => void;
}

/** The three steps with what was chosen in each; those that are done lead back. */
export function StepHeader({ open, chosen, onGoBack }: StepHeaderProps) {
  const openIndex = open === 'complete' ? STEPS.length : STEPS.indexOf(open);
  return (
    <ol className={styles['steps']} aria-label={texts.stepsLabel}>
      {STEPS.map((step, index) => {
        const { title } = texts.steps[step];
        const state = index < openIndex ? 'done' : index === openIndex ? 'open' : 'waiting';
        const content = (
          <>
            <StepNumber number={index + 1} state={state} />
            <span className={styles['words']}>
              <span className={styles['title']}>{title}</span>
              <ChosenItems offers={chosen[step]} />
            </span>
          </>
        );
        return (
          <li key={step} className={styles['step']} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
            {state === 'done' ? (
              <UnstyledButton className={styles['back'] ?? ''} onClick={() => onGoBack(step)} title={texts.goBack(title)}>
                {content}
                <span className={styles['change']}>{texts.change}</span>
              </UnstyledButton>
            ) : (
              <div className={styles['back']}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function ChosenItems({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return <span className={styles['none']}>{texts.notYet}</span>;
  return (
    <span className={styles['items']}>
      {offers.map((offer) => (
        <ChosenOffer key={offer.id} offer={offer} />
      ))}
    </span>
  );
}
