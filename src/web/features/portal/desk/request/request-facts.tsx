import { Anchor, Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { AnchorLink } from '../../../../ui/anchor-link.tsx';
import { formatDay, formatMoment } from '../../../../ui/format-day.ts';
import { showMicros } from '../../../../ui/format-micros.ts';
import { texts as deskTexts } from '../texts.ts';
import type { Acting } from '../use-act.ts';
import { useColleagues } from '../use-colleagues.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
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
  const { contact, receivedAt, asked, currency, lines } = request;
  const mark = lines.every(({ isInstantQuote }) => isInstantQuote) ? '' : '*';
  return (
    <section className={`${styles['card']} ${styles['facts']}`} aria-label={texts.who}>
      <dl>
        <div>
          <dt>{texts.customer}</dt>
          <dd>
            <span className={styles['strong']}>{contact.name}</span>
            <span>{contact.organization}</span>
            <Anchor inherit href={`mailto:${contact.email}`}>
              {contact.email}
            </Anchor>
            <span className={styles['links']}>
              <AnchorLink inherit to="/msp/orders" search={{ client: contact.email }}>
                {texts.allOf}
              </AnchorLink>
              <RenewLink acting={acting} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{texts.received}</dt>
          <dd>
            <span>{formatMoment(receivedAt)}</span>
          </dd>
          <dt>{texts.value}</dt>
          <dd>
            <span>{asked === null ? texts.valueOld : `${showMicros(asked.totalMicros, currency)}${mark}`}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.due}</dt>
          <dd>
            <Due request={request} today={today} acting={acting} />
          </dd>
        </div>
      </dl>
      <Assignee request={request} acting={acting} />
    </section>
  );
}

/** For a link that went to the wrong hands. */
function RenewLink({ acting }: Pick<RequestFactsProps, 'acting'>) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Anchor inherit component="button" type="button" onClick={() => setIsAsking(true)}>
        {texts.renewLink}
      </Anchor>
      <ConfirmDialog
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
    <>
      <span data-overdue={isOverdue || undefined}>{life.dueOn === null ? texts.noDue : words(formatDay(life.dueOn))}</span>
      {changed === null ? (
        <Button variant="subtle" size="compact-sm" className={styles['inline'] ?? ''} onClick={() => setChanged(life.dueOn ?? today)}>
          {texts.changeDue}
        </Button>
      ) : (
        <form className={styles['inlineForm']} onSubmit={(event) => void save(event)}>
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
        </form>
      )}
    </>
  );
}

function Assignee({ request: { life }, acting }: Pick<RequestFactsProps, 'request' | 'acting'>) {
  const colleagues = useColleagues();
  const { assignee } = life;
  return (
    <div>
      <NativeSelect
        label={texts.assigned}
        classNames={{ label: styles['asTerm'] ?? '' }}
        size="sm"
        value={assignee?.sub ?? ''}
        disabled={acting.isPending}
        data={[
          { value: '', label: texts.nobody },
          ...colleagues.map(({ sub, name, isYou }) => ({ value: sub, label: isYou ? texts.me(name) : name })),
          ...(assignee === null || colleagues.some(({ sub }) => sub === assignee.sub)
            ? []
            : [{ value: assignee.sub, label: colleagues.length === 0 ? assignee.name : texts.former(assignee.name) }]),
        ]}
        onChange={(event) => {
          const to = event.currentTarget.value;
          void acting.act({ type: 'assigned', to: to === '' ? null : to });
        }}
      />
    </div>
  );
}
