import { Button } from '@mantine/core';
import type { CallFailure } from '../../api/calls/call-failure.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { texts } from './texts.ts';

interface SaveStateProps {
  readonly isSaved: boolean;
  readonly problem: string | null;
  readonly failure: CallFailure | null;
  readonly isBusy: boolean;
  readonly isReadOnly: boolean;
  readonly onReload: () => void;
}

/** How the last Save ended, and the button for the next. */
export function SaveState({ isSaved, problem, failure, isBusy, isReadOnly, onReload }: SaveStateProps) {
  return (
    <>
      {isSaved ? <Alert type="success" text={texts.saved} /> : null}
      {problem === null ? null : (
        <Alert type="danger" text={problem}>
          {failure?.isStale === true ? (
            <div>
              <Button size="xs" variant="default" onClick={onReload}>
                {texts.reload}
              </Button>
            </div>
          ) : null}
        </Alert>
      )}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </div>
      )}
    </>
  );
}
