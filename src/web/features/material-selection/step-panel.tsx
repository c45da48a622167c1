import type { ReactNode } from 'react';
import { ChosenOffer } from '../../product/offers/offer-card.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { StepNumber } from '../../ui/display/step-number.tsx';
import { Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { STEPS, type Step } from './choosing/selection.ts';
import styles from './step-panel.module.css';
import { texts } from './texts.ts';

interface StepPanelProps {
  readonly step: Step;
  readonly state: 'waiting' | 'open' | 'done';
  readonly chosen: Offer | undefined;
  readonly onChange: () => void;
  /** The choices, or what else the step has to show below its heading; null for nothing. */
  readonly children: ReactNode | null;
}

/** The id of a step's heading, which takes the focus when the step becomes the open one. */
export function stepHeadingId(step: Step): string {
  return `step-${step}`;
}

/** One of the three steps: its number or a tick, what was chosen, and the way back. */
export function StepPanel({ step, state, chosen, onChange, children }: StepPanelProps) {
  const { title } = texts.steps[step];
  return (
    <section className={styles['panel']} aria-labelledby={stepHeadingId(step)}>
      <Row as="header" className={styles['header']}>
        <StepNumber number={STEPS.indexOf(step) + 1} state={state} />
        <Heading size="md" id={stepHeadingId(step)} tone={state === 'waiting' ? 'dim' : undefined} tabIndex={-1}>
          {title}
        </Heading>
        <Text as="span" size="base" tone={state === 'done' ? undefined : 'dim'} style={{ flex: '1 1 7rem' }}>
          {chosen === undefined ? <StepHint step={step} state={state} /> : <ChosenOffer offer={chosen} />}
        </Text>
        {state === 'done' ? (
          <TextButton fz="sm" fw={500} ml="auto" aria-label={texts.changeLabel(title)} onClick={onChange}>
            {texts.change}
          </TextButton>
        ) : null}
      </Row>
      {children === null ? null : <div style={{ paddingBottom: '1rem' }}>{children}</div>}
    </section>
  );
}

function StepHint({ step, state }: { step: Step; state: StepPanelProps['state'] }) {
  if (state === 'waiting' && step !== 'material') return texts.waiting[step];
  return state === 'open' ? texts.steps[step].prompt : null;
}
