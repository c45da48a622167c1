import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { deleteClient } from '#contract/calls/delete-client.ts';
import { getClient } from '#contract/calls/get-client.ts';
import { getClientList } from '#contract/calls/get-client-list.ts';
import { getRequestList } from '#contract/calls/get-request-list.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { explainFailure } from '../desk/explain-failure.ts';
import { texts as deskTexts } from '../desk/texts.ts';
import styles from './clients.module.css';
import { texts } from './texts.ts';

interface DeleteClientDialogProps {
  readonly client: WireClientCard;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Deletes a person once the address has been typed, so that no slip does. */
export function DeleteClientDialog(props: DeleteClientDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.data.confirm.title} isStatic>
      <Confirmation {...props} />
    </Dialog>
  );
}

function Confirmation({ client: { key: email, requestCount, orderCount }, onClose }: DeleteClientDialogProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { confirm } = texts.data;
  const isMeant = typed.trim().toLowerCase() === email;
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMeant || isBusy) return;
    setIsBusy(true);
    const { accessToken } = useSessionStore.getState();
    const answer = await callApi(deleteClient, { email }, { accessToken });
    setIsBusy(false);
    if (!answer.success) {
      logProblem(answer.error, answer.serverMessage);
      setFailure(explainFailure(answer));
      return;
    }
    onClose();
    queries.removeQueries({ queryKey: [getClient.name] });
    await navigate({ to: '/msp/clients', search: {}, replace: true });
    await Promise.all([getClientList, getRequestList].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <form className={styles['confirm']} noValidate onSubmit={(event) => void remove(event)}>
      <p>{confirm.text(requestCount, orderCount)}</p>
      <TextInput
        label={confirm.type(email)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isTried && !isMeant ? confirm.wrong : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure === null ? null : <Alert type="danger" text={failure} />}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {confirm.button}
        </Button>
      </div>
    </form>
  );
}
