import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { openCustomerSession } from '#contract/api/returning/open-customer-session.ts';
import { requestCustomerCode } from '#contract/api/returning/request-customer-code.ts';
import { isEmail } from '#domain/request/rfq.ts';
import { useAction } from '../../api/use-action.ts';
import { useCustomerSessionStore } from '../../stores/customer-session-store.ts';
import { SchemaForm, useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { texts } from './texts.ts';

const addressSchema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail, texts.badEmail)) });
const codeSchema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, texts.badCode)) });

/** Asks for an address, then for the code that was mailed to it. */
export function ProveAddress({ mspID }: { mspID: string }) {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <Page title={texts.title} lead={email === null ? texts.lead : texts.codeLead(email)}>
      {email === null ? (
        <AddressForm mspID={mspID} onSent={setEmail} />
      ) : (
        <CodeForm mspID={mspID} email={email} onBack={() => setEmail(null)} />
      )}
    </Page>
  );
}

function AddressForm({ mspID, onSent }: { mspID: string; onSent: (email: string) => void }) {
  const { run, problem, dismiss } = useAction(requestCustomerCode);
  const form = useSchemaForm({
    schema: addressSchema,
    initial: { email: '' },
    send: async ({ email }) => {
      if ((await run({ mspID, email }))?.success === true) onSent(email);
      return null;
    },
  });
  return (
    <SchemaForm form={form} send={texts.sendCode} sending={texts.sending} style={{ maxWidth: '30rem' }}>
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <TextInput type="email" label={texts.email} required autoComplete="email" {...form.field('email')} />
    </SchemaForm>
  );
}

function CodeForm({ mspID, email, onBack }: { mspID: string; email: string; onBack: () => void }) {
  const { run, problem, dismiss } = useAction(openCustomerSession);
  const form = useSchemaForm({
    schema: codeSchema,
    initial: { code: '' },
    send: async ({ code }) => {
      const answer = await run({ mspID, email, code });
      if (answer?.success === true) useCustomerSessionStore.getState().open({ mspID, email: email.toLowerCase(), token: answer.token });
      return null;
    },
  });
  return (
    <SchemaForm
      form={form}
      send={texts.open}
      sending={texts.opening}
      style={{ maxWidth: '30rem' }}
      bar={
        <Button variant="subtle" color="gray" onClick={onBack}>
          {texts.otherAddress}
        </Button>
      }
    >
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <TextInput label={texts.code} required inputMode="numeric" autoComplete="one-time-code" data-autofocus {...form.field('code')} />
      <Text tone="dim" size="sm">
        {email}
      </Text>
    </SchemaForm>
  );
}
