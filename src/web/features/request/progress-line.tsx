import { VisuallyHidden } from '@mantine/core';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { IconCheck, IconX } from '../../ui/icons/icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { listSteps } from './list-steps.ts';
import styles from './progress-line.module.css';
import { texts } from './texts.ts';

/** The way of a request as a line: what is behind it, where it is, what is ahead. */
export function ProgressLine({ request }: { request: FollowedRequest }) {
  return (
    <Row as="ol" className={styles['line']} aria-label={texts.way}>
      {listSteps(request).map(({ label, state }) => (
        <li
          key={label}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'present' || state === 'ended' ? 'step' : undefined}
        >
          <span className={styles['dot']} aria-hidden>
            {state === 'done' ? <IconCheck size={13} stroke={2.6} /> : null}
            {state === 'ended' ? <IconX size={13} stroke={2.6} /> : null}
          </span>
          <Text as="span" {...(state === 'present' || state === 'ended' ? { weight: 600 } : { tone: 'dim' })}>
            {label}
          </Text>
          {state === 'done' ? <VisuallyHidden> (done)</VisuallyHidden> : null}
        </li>
      ))}
    </Row>
  );
}
