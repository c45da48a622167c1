import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeGroup } from '#contract/api/returning/change-group.ts';
import { inviteBuyer } from '#contract/api/returning/invite-buyer.ts';
import { listOwnRequests } from '#contract/api/returning/list-own-requests.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { isEmail } from '#domain/request/rfq.ts';
import { useAction } from '../../api/use-action.ts';
import { SchemaForm, useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Heading, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts as pageTexts } from './texts.ts';

const texts = pageTexts.team;
const schema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail, pageTexts.badEmail)) });

interface ColleaguesProps extends Pick<ResponseOf<typeof listOwnRequests>, 'group' | 'invitedBy'> {
  readonly token: string;
}

/** With whom somebody shares requests: by invitation, and by nobody's act but their own. */
export function Colleagues({ token, group, invitedBy }: ColleaguesProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = useAction(changeGroup, { asksAgain: [listOwnRequests] });
  const invite = useAction(inviteBuyer, { asksAgain: [listOwnRequests] });
  const form = useSchemaForm({
    schema,
    initial: { email: '' },
    send: async ({ email }) => {
      setSentTo(null);
      if ((await invite.run({ token, email }))?.success !== true) return null;
      setSentTo(email);
      form.reset();
      return null;
    },
  });
  const act = (act: 'join' | 'leave') => void change.run({ token, act });
  const problem = change.problem ?? invite.problem;
  return (
    <Stack as="section" gap="md" style={{ maxWidth: '40rem' }} aria-labelledby="colleagues">
      <Heading id="colleagues">{texts.heading}</Heading>
      {invitedBy === null ? null : (
        <Card p="md" gap="sm" kind="accent">
          <Text>{texts.invited(invitedBy)}</Text>
          <Row gap="xs">
            <Button size="sm" loading={change.isPending} onClick={() => act('join')}>
              {texts.join}
            </Button>
            <Button size="sm" variant="default" disabled={change.isPending} onClick={() => act('leave')}>
              {texts.decline}
            </Button>
          </Row>
        </Card>
      )}
      {group === null ? (
        <Text tone="dim">{texts.alone}</Text>
      ) : (
        <>
          <Lines framed aria-labelledby="colleagues">
            {group.members.map(({ email, isYou, hasJoined }) => (
              <Row as="li" key={email} p="sm" justify="between">
                <Text weight={isYou ? 600 : 400}>{email}</Text>
                <Text tone="dim" size="sm">
                  {isYou ? texts.you : hasJoined ? '' : texts.waiting}
                </Text>
              </Row>
            ))}
          </Lines>
          <Row>
            <Button variant="subtle" color="red" size="xs" loading={change.isPending} onClick={() => act('leave')}>
              {texts.leave}
            </Button>
          </Row>
        </>
      )}
      {problem === null ? null : (
        <Alert
          type="danger"
          text={problem}
          onClose={() => {
            change.dismiss();
            invite.dismiss();
          }}
        />
      )}
      {sentTo === null ? null : <Alert type="success" text={texts.sent(sentTo)} onClose={() => setSentTo(null)} />}
      <SchemaForm form={form} send={texts.invite} sending={texts.inviting}>
        <TextInput type="email" label={texts.email} required autoComplete="off" {...form.field('email')} />
      </SchemaForm>
    </Stack>
  );
}
