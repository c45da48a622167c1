import { ActionIcon } from '@mantine/core';
import { deleteClient } from '#contract/api/clients/delete-client.ts';
import { getClientBook } from '#contract/api/clients/get-client-book.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useAction } from '../../api/use-action.ts';
import { Section } from '../../product/desk/section.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Hint, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { Cell, Line, NameCell, Rows } from '../../ui/tables/rows.tsx';
import { texts } from './texts.ts';

interface ClientBookProps {
  readonly clients: ResponseOf<typeof getClientBook>['clients'];
  /** Narrows it as the list above. */
  readonly words: string;
  readonly isOwner: boolean;
}

/** Clients that were brought along and have not sent a request yet. */
export function ClientBook({ clients, words, isOwner }: ClientBookProps) {
  const { run, problem } = useAction(deleteClient, { asksAgain: [getClientBook] });
  const wanted = words.toLowerCase().split(/\s+/);
  const shown = clients.filter(({ email, name, organization }) => {
    const text = `${email} ${name} ${organization}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  if (shown.length === 0) return null;
  return (
    <Stack mt="xl">
      <Section title={texts.book.title}>
        <Hint>{texts.book.text}</Hint>
        {problem === null ? null : <Alert type="danger" text={problem} />}
        <Rows
          label={texts.book.title}
          columns={[
            { name: texts.columns.name, width: 'minmax(0, 1fr)' },
            { name: texts.columns.organization, width: 'minmax(0, 1fr)' },
            { name: texts.book.column, width: '3rem', isQuiet: true },
          ]}
        >
          {shown.map(({ clientID, email, name, organization }) => (
            <Line key={email}>
              <NameCell>
                <Text as="div">{name}</Text>
                <Note as="div">{email}</Note>
              </NameCell>
              <Cell>{organization}</Cell>
              <Cell>
                {isOwner ? (
                  <ActionIcon aria-label={texts.book.delete(name)} onClick={() => void run({ clientID })}>
                    <IconTrash size={18} stroke={1.6} aria-hidden />
                  </ActionIcon>
                ) : null}
              </Cell>
            </Line>
          ))}
        </Rows>
      </Section>
    </Stack>
  );
}
