import { VisuallyHidden } from '@mantine/core';
import type { FollowedRequest } from '#contract/desk/request.ts';
import type { RequestState } from '#domain/desk/request-life.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { IconCheck } from '../../ui/icons/part-icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { isOpen } from './describe-state.ts';
import styles from './progress-line.module.css';
import { texts as progressTexts } from './progress-texts.ts';
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
          <Text as="span" className={styles['label']} {...(state === 'present' || state === 'ended' ? { weight: 600 } : { tone: 'dim' })}>
            {label}
          </Text>
          {state === 'done' ? <VisuallyHidden>{progressTexts.done}</VisuallyHidden> : null}
        </li>
      ))}
    </Row>
  );
}

/** A station on a request's way. */
export interface Step {
  readonly label: string;
  readonly state: 'done' | 'present' | 'ahead' | 'ended';
}

const WAY: readonly RequestState[] = ['received', 'quoted', 'accepted', 'in-production', 'shipped', 'completed'];

/** The way of a request: what is behind it, where it is, and what is ahead; where it ended early, there is nothing ahead. */
export function listSteps(request: Pick<FollowedRequest, 'life' | 'today'>): readonly Step[] {
  const { life } = request;
  const state: RequestState = life.state === 'quoted' && !isOpen(request) ? 'expired' : life.state;
  const at = WAY.indexOf(state);
  if (at >= 0) {
    return WAY.map((station, index) => ({
      label: texts.stations[station],
      state: index < at || state === 'completed' ? 'done' : index === at ? 'present' : 'ahead',
    }));
  }
  const behind = WAY.slice(0, life.order !== null ? 3 : life.quote !== null ? 2 : 1);
  return [
    ...behind.map((station) => ({ label: texts.stations[station], state: 'done' as const })),
    { label: texts.stations[state], state: 'ended' },
  ];
}
