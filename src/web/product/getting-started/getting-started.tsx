import { Button } from '@mantine/core';
import { useId } from 'react';
import type { SetUp } from '#contract/api/shop/get-set-up.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { StepNumber } from '../../ui/display/step-number.tsx';
import { Problem } from '../../ui/forms/form.tsx';
import { Card, Grid, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useIsMember } from '../shop/portal-store.ts';
import { ExampleButtons, TryAsCustomer } from './example-buttons.tsx';
import { texts } from './getting-started-texts.ts';
import { nextStep, type SetUpStep, stepsOf, useNoteSetUp } from './use-set-up.ts';
import styles from './wip-pages.module.css';

const { start } = texts;

/** Where a step is taken; the account is there, and an order is made from here. */
export const STEP_PATHS = {
  account: null,
  profile: '/msp/profile',
  prices: '/msp/pricing',
  offer: '/msp/my-materials',
  test: null,
} as const satisfies Record<SetUpStep, string | null>;

/** What makes a shop, ticked as far as it is done; `setUp` is null for an account that has no shop. Nothing once all is done. */
export function GettingStarted({ setUp }: { setUp: SetUp | null }) {
  const isMember = useIsMember();
  if (isMember) return <Words {...start.member} to="/msp/parts" />;
  if (setUp === null) return readConfig().signUp === 'invited' ? <Words {...start.noShop} /> : <Words {...start.open} to="/msp/profile" />;
  if (nextStep(setUp) === null) return null;
  return <Steps setUp={setUp} />;
}

function Steps({ setUp }: { setUp: SetUp }) {
  const id = useId();
  const { note, isPending, problem } = useNoteSetUp(setUp);
  const steps = stepsOf(setUp);
  const names = Object.keys(steps) as SetUpStep[];
  const done = names.filter((step) => steps[step]).length;
  const next = nextStep(setUp);
  if (setUp.settings.isPutAway) {
    return (
      <Row gap="xs">
        <Hint>{start.progress(done, names.length)}</Hint>
        <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => void note({ isPutAway: false })}>
          {start.show}
        </Button>
      </Row>
    );
  }
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Row justify="between">
        <Text as="h2" id={id}>
          {start.heading}
        </Text>
        <Row gap="sm">
          <progress className={styles['progress']} max={names.length} value={done} aria-labelledby={`${id}-count`} />
          <Hint id={`${id}-count`}>{start.progress(done, names.length)}</Hint>
          <Button variant="default" size="compact-sm" loading={isPending} onClick={() => void note({ isPutAway: true })}>
            {start.putAway}
          </Button>
        </Row>
      </Row>
      <Problem>{problem ?? undefined}</Problem>
      <Grid as="ol" least="15rem">
        {names.map((step, index) => (
          <Card key={step} as="li" className={styles['step']} data-next={step === next || undefined}>
            <StepNumber number={index + 1} state={steps[step] ? 'done' : step === next ? 'open' : 'waiting'} done={start.done} />
            <Text as="span" weight={600}>
              {start.steps[step].title}
            </Text>
            <Text as="span" size="base" tone="dim">
              {wordsOf(step, setUp)}
            </Text>
            {step === 'test' ? (
              <Row gap="sm">
                <TryAsCustomer />
                <ExampleButtons example={setUp.example} />
              </Row>
            ) : step === 'account' ? null : (
              <AnchorLink to={STEP_PATHS[step]} {...(step === 'offer' ? { search: { view: 'table' } } : {})}>
                {start.steps[step].link}
              </AnchorLink>
            )}
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function wordsOf(step: SetUpStep, { profile, ordersEmail, materials }: SetUp): string {
  switch (step) {
    case 'profile':
      return profile ? start.steps.profile.text(ordersEmail) : start.steps.profile.nobody(ordersEmail);
    case 'offer':
      return start.steps.offer.text(materials);
    default:
      return start.steps[step].text;
  }
}

/** For those who have nothing to set up. */
function Words({ heading, text, link, to }: { heading: string; text: string; link?: string; to?: '/msp/parts' | '/msp/profile' }) {
  return (
    <section>
      <Text as="h2" style={{ marginBottom: '0.9rem' }}>
        {heading}
      </Text>
      <Text style={{ maxWidth: '28rem' }}>{text}</Text>
      {to === undefined ? null : (
        <LinkButton mt="md" to={to}>
          {link}
        </LinkButton>
      )}
    </section>
  );
}
