import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { deleteClient } from '#contract/calls/delete-client.ts';
import { getClient } from '#contract/calls/get-client.ts';
import { getClientList } from '#contract/calls/get-client-list.ts';
import { getRequestList } from '#contract/calls/get-request-list.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
  const answers = useAnswers();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, problem } = useAction(deleteClient, {
    onDone: async () => {
      onClose();
      answers.forget(getClient);
      await navigate({ to: '/msp/clients', search: {}, replace: true });
    },
    asksAgain: [getClientList, getRequestList],
  });
  const { confirm } = texts.data;
  const isMeant = typed.trim().toLowerCase() === email;
  const remove = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMeant) void run({ email });
  };
  return (
    <form className={styles['confirm']} noValidate onSubmit={remove}>
      <p>{confirm.text(requestCount, orderCount)}</p>
      <TextInput
        label={confirm.type(email)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isTried && !isMeant ? confirm.wrong : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem === null ? null : <Alert type="danger" text={problem} />}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
        <Button type="submit" color="red" loading={isPending}>
          {confirm.button}
        </Button>
      </div>
    </form>
  );
}
