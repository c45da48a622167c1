import { useEffect } from 'react';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useLocation } from '../../navigation/router-view.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { useIsMember, usePortalStore } from '../shop/portal-store.ts';
import { TryAsCustomer } from './example-buttons.tsx';
import { STEP_PATHS } from './getting-started.tsx';
import { texts } from './getting-started-texts.ts';
import { nextStep, stepsOf, useSetUp } from './use-set-up.ts';
import styles from './wip-pages.module.css';

const { bar, start } = texts;

/** Above the portal's pages, for owners: that customers see demo prices, until own ones are published, and what comes next. */
export function SetUpBar() {
  const { data } = useSetUp();
  const isMember = useIsMember();
  const { pathname } = useLocation();
  const answers = useAnswers();
  const isSaved = usePortalStore(({ outcome }) => outcome?.kind === 'saved');
  // Saving is no action of a page, and may have been a step.
  useEffect(() => {
    if (isSaved) void answers.askAgain(getSetUp);
  }, [isSaved, answers]);
  if (data === undefined || isMember) return null;
  const next = data.settings.isPutAway ? null : nextStep(data);
  const to = next === null ? null : STEP_PATHS[next];
  const leads = to !== null && pathname !== to && !pathname.endsWith('/msp/home');
  if (data.prices && !leads) return null;
  const steps = Object.values(stepsOf(data));
  const [done, count] = [steps.filter(Boolean).length, steps.length];
  return (
    <Row as="aside" justify="between" gap="sm" className={styles['bar']} data-demo={!data.prices || undefined} aria-label={bar.label}>
      {data.prices ? (
        <Hint as="span">{start.progress(done, count)}</Hint>
      ) : (
        <Text as="span" size="base">
          <strong>{bar.demo}</strong> {bar.demoText}
        </Text>
      )}
      <Row gap="sm">
        {leads && next !== null && next !== 'account' && next !== 'test' ? (
          <AnchorLink to={STEP_PATHS[next]} {...(next === 'offer' ? { search: { view: 'table' } } : {})}>
            {bar.next(start.steps[next].title)}
          </AnchorLink>
        ) : null}
        {data.prices ? null : <TryAsCustomer />}
      </Row>
    </Row>
  );
}
