import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Role, roleSchema } from '#contract/schemas/colleagues.ts';
import { isEmail } from '#domain/request/rfq.ts';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import type { Ways } from './use-team.ts';

const words = texts.invite;
const ROLES = (['member', 'shop-floor', 'owner'] as const).map((value) => ({ value, label: words.roles[value] }));

/** Asks somebody to work here. */
export function InviteForm({ isBusy, ways }: { isBusy: boolean; ways: Pick<Ways, 'invite'> }) {
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [isWrong, setIsWrong] = useState(false);

  const markWrong = () => {
    setIsWrong(true);
    field.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    if (!isEmail(address)) {
      markWrong();
      return;
    }
    const answer = await ways.invite.run({ email: address, role }, texts.done.invited(address));
    if (answer?.failure === null) setEmail('');
    else if (answer?.failure.formDataValidationErrorList !== undefined) markWrong();
  };

  return (
    <Stack as="section" gap="sm">
      <Heading id={headingId}>{words.title}</Heading>
      <Text tone="dim" size="base">
        {words.lead}
      </Text>
      <Stack as="form" style={{ maxWidth: '30rem' }} noValidate aria-labelledby={headingId} onSubmit={(event) => void send(event)}>
        <TextInput
          ref={field}
          name="email"
          type="email"
          label={words.email}
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          error={isWrong ? words.badEmail : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setIsWrong(false);
          }}
        />
        <NativeSelect
          name="role"
          label={words.role}
          data={ROLES}
          value={role}
          onChange={(event) => setRole(roleSchema.parse(event.currentTarget.value))}
        />
        <div>
          <SubmitButton isBusy={isBusy}>{words.send}</SubmitButton>
        </div>
      </Stack>
    </Stack>
  );
}
