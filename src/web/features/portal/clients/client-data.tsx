import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { exportClient } from '#contract/calls/export-client.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { useAction } from '../../../api/use-action.ts';
import { Alert } from '../../../ui/alert.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import styles from './clients.module.css';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { texts } from './texts.ts';

/** What a shop does when somebody asks what is kept of them, or to be forgotten. */
export function ClientData({ client, isOwner }: { client: WireClientCard; isOwner: boolean }) {
  const id = useId();
  const { run, isPending, failure, dismiss } = useAction(exportClient, {
    onDone: ({ filename, text }) => saveFile(filename, text, 'application/json'),
  });
  const [isAsking, setIsAsking] = useState(false);
  const { data: words } = texts;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['buttons']}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isPending}
          onClick={() => void run({ email: client.key })}
        >
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
      {failure === null ? null : <Alert type="danger" text={words.exportFailed} onClose={dismiss} />}
      <DeleteClientDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  );
}
