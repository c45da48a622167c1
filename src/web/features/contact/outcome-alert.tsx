import { Button } from '@mantine/core';
import { IconArrowBackUp } from '../../ui/icons/more-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** What is typed into the form. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type Outcome =
  | { readonly kind: 'sent'; readonly name: string }
  /** `contactEmail` is null where the server could not even say whom to write to. */
  | { readonly kind: 'failed'; readonly typed: ContactValues; readonly contactEmail: string | null };

interface OutcomeAlertProps {
  readonly outcome: Outcome;
  readonly onRestore: (typed: ContactValues) => void;
  readonly onClose: () => void;
}

/** Whether the message went out; if not, the way back to it. */
export function OutcomeAlert({ outcome, onRestore, onClose }: OutcomeAlertProps) {
  if (outcome.kind === 'sent') return <Alert type="success" text={texts.sent(outcome.name)} onClose={onClose} />;
  const { typed, contactEmail } = outcome;
  return (
    <Stack gap="sm">
      <Alert type="danger" text={contactEmail === null ? texts.unreachable(typed.name) : texts.notSent(typed.name, contactEmail)} />
      <Row as="p" gap="md">
        <span>{texts.lost}</span>
        <Button variant="default" leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />} onClick={() => onRestore(typed)}>
          {texts.restore}
        </Button>
      </Row>
    </Stack>
  );
}
