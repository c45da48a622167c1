import { Button } from '@mantine/core';
import { useId } from 'react';
import { visitorLocale } from '../../product/prices/price.tsx';
import { Heading, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import type { Team, Ways } from './use-team.ts';

interface InvitationListProps {
  readonly invitations: Team['invitations'];
  readonly isBusy: boolean;
  readonly ways: Pick<Ways, 'withdraw'>;
}

/** Who was asked and has not answered. */
export function InvitationList({ invitations, isBusy, ways }: InvitationListProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="sm">
      <Heading id={headingId}>{texts.waiting}</Heading>
      {invitations.length === 0 ? (
        <Text tone="dim" size="base">
          {texts.noneWaiting}
        </Text>
      ) : (
        <Lines framed aria-labelledby={headingId}>
          {invitations.map(({ email, role, invitedBy, expiresAt }) => (
            <Row as="li" key={email} p="md" justify="between">
              <div style={{ flex: '1 1 14rem' }}>
                <Text weight={600}>{email}</Text>
                <Text tone="dim" size="base">
                  {[texts.roles[role], ...(invitedBy === '' ? [] : [texts.invitedBy(invitedBy)]), texts.goodUntil(showDay(expiresAt))].join(
                    ', ',
                  )}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                disabled={isBusy}
                aria-label={texts.withdrawLabel(email)}
                onClick={() => void ways.withdraw.run({ email }, texts.done.withdrawn(email))}
              >
                {texts.withdraw}
              </Button>
            </Row>
          ))}
        </Lines>
      )}
    </Stack>
  );
}

/** An invitation is over at a minute: of which day is what matters. */
function showDay(iso: string): string {
  return new Date(iso).toLocaleDateString(visitorLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
}
