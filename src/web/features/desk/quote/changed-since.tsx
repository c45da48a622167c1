import { Button } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { texts } from '../offer/texts.ts';
import { describeEvent } from '../request/describe-event.ts';
import { othersSince } from '../shared/others-since.ts';

interface ChangedSinceProps {
  readonly request: WireDeskRequest;
  /** The version that whoever typed has seen. */
  readonly since: number;
  readonly onKeep: () => void;
  readonly onAnew: () => void;
}

/** Tells what others have done to the request since a draft was last touched. */
export function ChangedSince({ request, since, onKeep, onAnew }: ChangedSinceProps) {
  const told = othersSince(request, since);
  if (told.length === 0) return null;
  return (
    <Alert type="info">
      {texts.changedSince}
      <ul>
        {told.map((event) => (
          <li key={event.number}>{describeEvent(event, request.currency)}</li>
        ))}
      </ul>
      <Row gap="xs">
        <Button size="xs" onClick={onKeep}>
          {texts.keepDraft}
        </Button>
        <Button size="xs" variant="default" onClick={onAnew}>
          {texts.startOver}
        </Button>
      </Row>
    </Alert>
  );
}
