import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { exportClient } from '#contract/calls/export-client.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import styles from './clients.module.css';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { texts } from './texts.ts';

/** What a shop does when somebody asks what is kept of them, or to be forgotten. */
export function ClientData({ client, isOwner }: { client: WireClientCard; isOwner: boolean }) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { data: words } = texts;
  const save = async () => {
    setIsBusy(true);
    const { accessToken } = useSessionStore.getState();
    const answer = await callApi(exportClient, { email: client.key }, { accessToken });
    setIsBusy(false);
    setHasFailed(!answer.success);
    if (answer.success) saveFile(answer.filename, answer.text, 'application/json');
    else logProblem(answer.error, answer.serverMessage);
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['buttons']}>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void save()}>
          {words.export}
        </Button>
        {isOwner ? (
          <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsAsking(true)}>
            {words.delete}
          </Button>
        ) : (
          <span className={styles['beside']}>{words.onlyOwners}</span>
        )}
      </div>
      {hasFailed ? <Alert type="danger" text={words.exportFailed} onClose={() => setHasFailed(false)} /> : null}
      <DeleteClientDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  );
}
