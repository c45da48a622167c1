import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import type { useAct } from '../shared/use-act.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { texts } from './texts.ts';

/** Makes no offer for a request, and says why. */
export function DeclineButton({ request, acting }: { request: WireDeskRequest; acting: ReturnType<typeof useAct> }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  if (!mayAct(request.life.state, 'member', 'declined')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {texts.decline}
      </Button>
      <ReasonDialog
        opened={isAsking}
        title={texts.declineTitle}
        text={texts.declineText}
        label={texts.declineReason}
        button={texts.decline}
        isBusy={acting.isPending}
        onClose={close}
        onGive={(reason) => void acting.act({ type: 'declined', reason }).then(close)}
      />
    </>
  );
}
