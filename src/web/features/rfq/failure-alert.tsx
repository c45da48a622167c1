import type { CallFailure } from '../../api/calls/call-failure.ts';
import { fieldErrorsFrom } from '../../api/calls/field-errors.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { alertFrom } from './submission-errors.ts';
import { texts } from './texts.ts';

/** Why a request did not go through, and what to do about it. */
export function FailureAlert({ failure, onClose }: { failure: CallFailure; onClose: () => void }) {
  const alert = alertFrom(failure);
  if (alert.kind === 'not-delivered') {
    return <Alert type="danger" text={texts.notDelivered(alert.contactEmail)} onClose={onClose} />;
  }
  return (
    <>
      <Alert type="danger" text={`${texts.rejected.first} ${texts.rejected.second}`} onClose={onClose} />
      {Object.keys(fieldErrorsFrom(failure)).length > 0 ? null : (
        <Alert type="secondary" text={failure.serverMessage ?? texts.unreachable} />
      )}
    </>
  );
}
