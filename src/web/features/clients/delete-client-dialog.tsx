import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { deleteClient } from '#contract/api/clients/delete-client.ts';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { AskForm } from '../../product/desk/ask-dialog.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
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

function Confirmation({ client: { clientID, key: email, requestCount, orderCount }, onClose }: DeleteClientDialogProps) {
  const navigate = useNavigate();
  const answers = useAnswers();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, problem } = useAction(deleteClient, {
    onDone: async () => {
      onClose();
      answers.forget(getClient);
      await navigate({ to: '/msp/clients', search: {}, replace: true });
    },
    asksAgain: [listClients, listRequests],
  });
  const { confirm } = texts.data;
  const isMeant = typed.trim().toLowerCase() === email;
  const remove = () => {
    setIsTried(true);
    if (isMeant) void run({ clientID });
  };
  return (
    <AskForm
      text={confirm.text(requestCount, orderCount)}
      button={confirm.button}
      isGrave
      isBusy={isPending}
      onClose={onClose}
      onConfirm={remove}
    >
      <TextInput
        label={confirm.type(email)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isTried && !isMeant ? confirm.wrong : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem === null ? null : <Alert type="danger" text={problem} />}
    </AskForm>
  );
}
