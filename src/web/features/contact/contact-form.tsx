import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { LOCALE } from '#domain/language/spoken.ts';
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/request/rfq.ts';
import { callApi } from '../../api/calls/call-api.ts';
import { fieldErrorsFrom } from '../../api/calls/field-errors.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { focusField } from '../../ui/forms/focus-field.ts';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { SchemaForm, useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { IconArrowBackUp } from '../../ui/icons/more-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

const tooLong = (most: number) => z.maxLength(most, texts.tooLong(most.toLocaleString(LOCALE)));

/** What is plainly missing or too long; whether the rest is right the server says. */
const contactSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, texts.missing.name), tooLong(LONGEST_NAME)),
  email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/, texts.missing.email)),
  message: z.string().check(z.trim(), z.minLength(1, texts.missing.message), tooLong(LONGEST_MESSAGE)),
});

/** Who writes, and what. It is empty again the moment it is sent; after a failure what was typed can be brought back. */
export function ContactForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const bait = useRef<HTMLInputElement>(null);
  const form = useSchemaForm({
    schema: contactSchema,
    initial: { name: '', email: '', message: '' },
    send: async (_, typed) => {
      setOutcome(null);
      form.reset();
      const subject = bait.current?.value ?? '';
      const answer = await callApi(sendContactMessage, { ...typed, ...(subject === '' ? {} : { subject }) });
      if (answer.success) {
        setOutcome({ kind: 'sent', name: typed.name });
        return null;
      }
      logProblem(answer.error, answer.serverMessage);
      setOutcome({ kind: 'failed', typed, contactEmail: answer.metadata?.CONTACT_EMAIL ?? null });
      return fieldErrorsFrom(answer);
    },
  });

  const restore = (typed: ContactValues) => {
    const { errors } = form;
    form.setValues(typed);
    focusField(form.element.current, 'message');
    // New values clear the marks, which say what to change.
    form.refuse(errors);
    setOutcome(null);
  };

  return (
    <SchemaForm form={form} send={texts.send} sending={texts.sending}>
      {outcome === null ? null : <OutcomeAlert outcome={outcome} onRestore={restore} onClose={() => setOutcome(null)} />}
      <TextInput label={texts.name} required autoComplete="name" {...form.field('name')} />
      <TextInput type="email" label={texts.email} required autoComplete="email" {...form.field('email')} />
      <Textarea label={texts.message} required rows={10} {...form.field('message')} />
      <Honeypot ref={bait} />
    </SchemaForm>
  );
}

/** What is typed into the form. */
interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

type Outcome =
  | { readonly kind: 'sent'; readonly name: string }
  /** `contactEmail` is null where the server could not even say whom to write to. */
  | { readonly kind: 'failed'; readonly typed: ContactValues; readonly contactEmail: string | null };

interface OutcomeAlertProps {
  readonly outcome: Outcome;
  readonly onRestore: (typed: ContactValues) => void;
  readonly onClose: () => void;
}

/** Whether the message went out; if not, the way back to it. */
function OutcomeAlert({ outcome, onRestore, onClose }: OutcomeAlertProps) {
  if (outcome.kind === 'sent') return <Alert type="success" text={texts.sent(outcome.name)} onClose={onClose} />;
  const { typed, contactEmail } = outcome;
  return (
    <Stack gap="sm">
      <Alert type="danger" text={contactEmail === null ? texts.unreachable(typed.name) : texts.notSent(typed.name, contactEmail)} />
      <Row as="p" gap="md">
        <span>{texts.lost}</span>
        <Button variant="default" leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />} onClick={() => onRestore(typed)}>
          {texts.restore}
        </Button>
      </Row>
    </Stack>
  );
}
