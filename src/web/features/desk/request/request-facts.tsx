import { Anchor, Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { AskDialog } from '../../../product/desk/ask-dialog.tsx';
import { texts as listTexts } from '../../../product/desk/list-texts.ts';
import { texts as deskTexts } from '../../../product/desk/texts.ts';
import { formatDay, formatMoment } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { AnchorLink, TextButton } from '../../../ui/controls/anchor-link.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Card, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { Acting } from '../shared/use-act.ts';
import { useMembers } from '../shared/use-desk-request.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

interface RequestFactsProps {
  readonly request: WireDeskRequest;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly acting: Acting;
}

/** Who asks, by when somebody has to answer or ship, and who does. */
export function RequestFacts({ request, today, acting }: RequestFactsProps) {
  const { contact, clientID, receivedAt, asked, currency, lines } = request;
  const mark = lines.every(({ isInstantQuote }) => isInstantQuote) ? '' : '*';
  return (
    <Card as="section" size="base" aria-label={texts.who}>
      <Grid least="11rem" className={styles['facts']}>
        <Facts kind="above">
          <Fact label={texts.customer}>
            <Stack as="span" gap="xxs" align="start">
              <strong>{contact.name}</strong>
              {contact.organization === '' ? null : <span>{contact.organization}</span>}
              <Anchor inherit href={`mailto:${contact.email}`}>
                {contact.email}
              </Anchor>
              <Row as="span" gap="md" size="sm">
                <AnchorLink inherit to="/msp/orders" search={{ client: clientID }}>
                  {texts.allOf}
                </AnchorLink>
                <RenewLink acting={acting} />
              </Row>
            </Stack>
          </Fact>
        </Facts>
        <Facts kind="above">
          <Fact label={texts.received}>{formatMoment(receivedAt)}</Fact>
          <Fact label={texts.value}>{asked === null ? texts.valueOld : `${showMicros(asked.totalMicros, currency)}${mark}`}</Fact>
        </Facts>
        <Facts kind="above">
          <Fact label={texts.due}>
            <Due request={request} today={today} acting={acting} />
          </Fact>
        </Facts>
        <Assignee request={request} acting={acting} />
      </Grid>
    </Card>
  );
}

/** For a link that went to the wrong hands. */
function RenewLink({ acting }: Pick<RequestFactsProps, 'acting'>) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <TextButton inherit onClick={() => setIsAsking(true)}>
        {texts.renewLink}
      </TextButton>
      <AskDialog
        opened={isAsking}
        title={texts.renewTitle}
        text={texts.renewText}
        button={texts.renewLink}
        isBusy={acting.isPending}
        onClose={close}
        onConfirm={() => void acting.act({ type: 'link-renewed' }).then(close)}
      />
    </>
  );
}

function Due({ request: { life }, today, acting }: RequestFactsProps) {
  const [changed, setChanged] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const mayChange = mayAct(life.state, 'member', 'due-set');
  if (life.dueOn === null && !mayChange) {
    const { quote } = life;
    const isOpen = life.state === 'quoted' && quote !== null;
    return <span>{isOpen ? deskTexts.due.quoted(formatDay(quote.validUntil)) : texts.noDue}</span>;
  }
  const isOverdue = life.dueOn !== null && life.dueOn < today;
  const words = life.state === 'received' ? deskTexts.due.received : deskTexts.due.accepted;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (changed !== null && changed !== '' && (await acting.act({ type: 'due-set', dueOn: changed }))) setChanged(null);
  };
  return (
    <Stack gap="xxs" align="start">
      <Text as="span" {...(isOverdue ? { tone: 'error', weight: 600 } : {})}>
        {life.dueOn === null ? texts.noDue : words(formatDay(life.dueOn))}
      </Text>
      {changed === null ? (
        <TextButton
          size="sm"
          // The form that takes its place takes the focus with it when it goes.
          autoFocus={wasOpen}
          onClick={() => {
            setChanged(life.dueOn ?? today);
            setWasOpen(true);
          }}
        >
          {texts.changeDue}
        </TextButton>
      ) : (
        <Row as="form" gap="xs" onSubmit={(event) => void save(event)}>
          <TextInput
            type="date"
            size="xs"
            aria-label={texts.due}
            autoFocus
            required
            value={changed}
            onChange={(event) => setChanged(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" loading={acting.isPending}>
            {texts.saveDue}
          </Button>
          <Button type="button" size="xs" variant="default" onClick={() => setChanged(null)}>
            {deskTexts.cancel}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Assignee({ request: { life }, acting }: Pick<RequestFactsProps, 'request' | 'acting'>) {
  const members = useMembers();
  const { assignee } = life;
  return (
    <div>
      <NativeSelect
        label={
          <Text as="span" tone="dim" size="xs" weight={400}>
            {listTexts.assignee}
          </Text>
        }
        value={assignee?.sub ?? ''}
        disabled={acting.isPending}
        data={[
          { value: '', label: listTexts.unassigned },
          ...members.map(({ sub, name, isYou }) => ({ value: sub, label: isYou ? listTexts.me(name) : name })),
          ...(assignee === null || members.some(({ sub }) => sub === assignee.sub)
            ? []
            : [{ value: assignee.sub, label: members.length === 0 ? assignee.name : texts.former(assignee.name) }]),
        ]}
        onChange={(event) => {
          const to = event.currentTarget.value;
          void acting.act({ type: 'assigned', to: to === '' ? null : to });
        }}
      />
    </div>
  );
}
