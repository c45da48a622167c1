import { Badge, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { type Colleague, type Role, roleSchema } from '#contract/schemas/colleagues.ts';
import { useSignOut } from '../../api/identity/use-sign-out.ts';
import { AskDialog } from '../../product/desk/ask-dialog.tsx';
import { Heading, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import type { Ways } from './use-team.ts';

/** What is to be done with whom: another role, or the end of it. */
interface Asked {
  readonly what: Role | 'remove' | 'leave';
  readonly member: Colleague;
}

const WAYS: Record<Asked['what'], string> = { ...texts.makeRole, remove: texts.remove, leave: texts.leave };

interface MemberListProps {
  readonly members: readonly Colleague[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly ways: Ways;
}

/** Everybody who works here; owners change what each may do, and end it. */
export function MemberList({ members, isOwner, isBusy, ways }: MemberListProps) {
  const headingId = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const signOut = useSignOut();
  const leave = async () => {
    if ((await ways.leave.run({}, texts.done.left))?.failure === null) signOut();
  };
  const confirm = ({ what, member: { sub, name } }: Asked) => {
    setAsked(null);
    if (what === 'leave') return void leave();
    if (what === 'remove') void ways.remove.run({ sub }, texts.done.removed(name));
    else void ways.change.run({ sub, role: what }, texts.done[what](name));
  };
  return (
    <Stack as="section" gap="sm">
      <Heading id={headingId}>{texts.here}</Heading>
      <Lines framed aria-labelledby={headingId}>
        {members.map((member) => (
          <Row as="li" key={member.sub} p="md" justify="between">
            <Person member={member} />
            {isOwner || member.isYou ? <Buttons member={member} isBusy={isBusy} onAsk={setAsked} /> : null}
          </Row>
        ))}
      </Lines>
      {asked === null ? null : (
        <AskDialog
          opened
          title={texts.asks[asked.what].title(asked.member.name)}
          text={texts.asks[asked.what].text}
          button={WAYS[asked.what]}
          isGrave={asked.what === 'remove' || asked.what === 'leave'}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      )}
    </Stack>
  );
}

function Person({ member: { name, role, isFounder, isYou } }: { member: Colleague }) {
  return (
    <Stack gap="xxs" style={{ flex: '1 1 14rem' }}>
      <Text weight={600}>{name}</Text>
      <Row gap="xs">
        <Badge variant={role === 'owner' ? 'light' : 'default'} tt="none">
          {texts.roles[role]}
        </Badge>
        {isFounder ? (
          <Badge variant="default" tt="none">
            {texts.founder}
          </Badge>
        ) : null}
        {isYou ? (
          <Badge variant="default" tt="none">
            {texts.you}
          </Badge>
        ) : null}
      </Row>
    </Stack>
  );
}

interface ButtonsProps {
  readonly member: Colleague;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** Everybody may go, but a founder stays: a shop is never without an owner. */
function Buttons({ member, isBusy, onAsk }: ButtonsProps) {
  const { name, role, isFounder, isYou } = member;
  if (isFounder)
    return (
      <Text tone="dim" size="base" style={{ flex: '0 1 18rem' }}>
        {isYou ? texts.youStay : texts.founderStays}
      </Text>
    );
  if (isYou) {
    return (
      <Button variant="subtle" color="red" size="xs" disabled={isBusy} onClick={() => onAsk({ what: 'leave', member })}>
        {texts.leave}
      </Button>
    );
  }
  return (
    <Row gap="xs">
      {roleSchema.options
        .filter((other) => other !== role)
        .map((other) => (
          <Button
            key={other}
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={texts.makeRoleLabel[other](name)}
            onClick={() => onAsk({ what: other, member })}
          >
            {texts.makeRole[other]}
          </Button>
        ))}
      <Button
        variant="subtle"
        color="red"
        size="xs"
        disabled={isBusy}
        aria-label={texts.removeLabel(name)}
        onClick={() => onAsk({ what: 'remove', member })}
      >
        {texts.remove}
      </Button>
    </Row>
  );
}
