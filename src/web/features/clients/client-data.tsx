import { Button } from '@mantine/core';
import { useState } from 'react';
import { exportClient } from '#contract/api/clients/export-client.ts';
import type { WireClientCard } from '#contract/desk/clients.ts';
import { useAction } from '../../api/use-action.ts';
import { Section } from '../../product/desk/section.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconTrash } from '../../ui/icons/icons.tsx';
import { IconDownload } from '../../ui/icons/more-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { texts } from './texts.ts';

/** What a shop does when somebody asks what is kept of them, or to be forgotten. */
export function ClientData({ client, isOwner }: { client: WireClientCard; isOwner: boolean }) {
  const { run, isPending, failure, dismiss } = useAction(exportClient, {
    onDone: ({ filename, text }) => saveFile(filename, text, 'application/json'),
  });
  const [isAsking, setIsAsking] = useState(false);
  const { data: words } = texts;
  return (
    <Section title={words.title}>
      <Text tone="dim" style={{ maxWidth: '44rem' }}>
        {words.lead}
      </Text>
      <Row>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isPending}
          onClick={() => void run({ clientID: client.clientID })}
        >
          {words.export}
        </Button>
        {isOwner ? (
          <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsAsking(true)}>
            {words.delete}
          </Button>
        ) : (
          <Hint as="span" size="xs">
            {words.onlyOwners}
          </Hint>
        )}
      </Row>
      {failure === null ? null : <Alert type="danger" text={words.exportFailed} onClose={dismiss} />}
      <DeleteClientDialog client={client} opened={isAsking} onClose={() => setIsAsking(false)} />
    </Section>
  );
}
