import type { DeskHome } from '#contract/api/desk/get-desk-home.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { StepNumber } from '../../ui/display/step-number.tsx';
import { Card, Grid, Text } from '../../ui/layout/layout.tsx';
import { useIsMember } from '../shop/portal-store.ts';
import { texts } from './getting-started-texts.ts';
import styles from './wip-pages.module.css';

const { start } = texts;

/** What of a shop is set up, and whether anybody has asked it for a quote. */
export type SetUp = DeskHome['setUp'] & Pick<DeskHome, 'hasRequests'>;

export function setUpOf({ setUp, hasRequests }: DeskHome): SetUp {
  return { ...setUp, hasRequests };
}

/** Whether nothing is left to be set up. */
export function isSetUp({ profile, prices, materials, hasRequests }: SetUp): boolean {
  return profile && prices && materials > 0 && hasRequests;
}

/** What makes a shop, ticked as far as it is done; `setUp` is null for an account that has no shop. */
export function GettingStarted({ setUp }: { setUp: SetUp | null }) {
  const isMember = useIsMember();
  if (isMember) return <Words {...start.member} to="/msp/parts" />;
  if (setUp === null && readConfig().signUp === 'invited') return <Words {...start.noShop} />;
  const { profile = false, prices = false, materials = 0, hasRequests = false } = setUp ?? {};
  const steps = [
    { ...start.profile, to: '/msp/profile', isDone: profile },
    { ...start.prices, to: '/msp/pricing', isDone: prices },
    { ...start.materials, text: start.materials.text(materials), to: '/msp/my-materials', isDone: profile && materials > 0 },
    { ...start.share, to: '/msp/parts', isDone: hasRequests },
  ] as const;
  return (
    <section>
      <Text as="h2" style={{ marginBottom: '0.9rem' }}>
        {start.heading}
      </Text>
      <Grid as="ol" least="19rem">
        {steps.map(({ title, text, link, to, isDone }, index) => (
          <Card key={to} as="li" className={styles['step']}>
            <StepNumber number={index + 1} state={isDone ? 'done' : 'waiting'} done={start.done} />
            <Text as="span" weight={600}>
              {title}
            </Text>
            <Text as="span" size="base" tone="dim">
              {text}
            </Text>
            <AnchorLink to={to}>{link}</AnchorLink>
          </Card>
        ))}
      </Grid>
    </section>
  );
}

/** For those who have nothing to set up. */
function Words({ heading, text, link, to }: { heading: string; text: string; link?: string; to?: '/msp/parts' }) {
  return (
    <section>
      <Text as="h2" style={{ marginBottom: '0.9rem' }}>
        {heading}
      </Text>
      <Text style={{ maxWidth: '28rem' }}>{text}</Text>
      {to === undefined ? null : <AnchorLink to={to}>{link}</AnchorLink>}
    </section>
  );
}
