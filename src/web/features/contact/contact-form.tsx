import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { SpinningGear } from '../../ui/spinning-gear.tsx';
import styles from './contact-form.module.css';
import { type ContactValues, EMPTY_VALUES, fieldErrorsFrom, validateContact } from './contact-form-values.ts';
import { type Outcome, OutcomeAlert } from './outcome-alert.tsx';
import { texts } from './texts.ts';

/** Who writes, and what. It is empty again the moment it is sent; after a failure what was typed can be brought back. */
export function ContactForm() {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const bait = useRef<HTMLInputElement>(null);
  const form = useForm<ContactValues>({ mode: 'controlled', initialValues: EMPTY_VALUES, validate: validateContact });

  const focusField = (field: string | undefined) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  const send = async (typed: ContactValues) => {
    if (isSending) {
      return;
    }
    setIsSending(true);
    setOutcome(null);
    form.reset();
    const subject = bait.current?.value ?? '';
    const answer = await callApi(sendContactMessage, { ...typed, ...(subject === '' ? {} : { subject }) });
    setIsSending(false);
    if (answer.success) {
      setOutcome({ kind: 'sent', name: typed.name });
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    form.setErrors(fieldErrorsFrom(answer));
    setOutcome({ kind: 'failed', typed, contactEmail: answer.metadata?.CONTACT_EMAIL ?? null });
  };

  const restore = (typed: ContactValues) => {
    form.setValues(typed);
    setOutcome(null);
    focusField(Object.keys(form.errors)[0] ?? 'message');
  };

  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={form.onSubmit(
        (values) => send(values),
        (errors) => focusField(Object.keys(errors)[0]),
      )}
    >
      {outcome === null ? null : <OutcomeAlert outcome={outcome} onRestore={restore} onClose={() => setOutcome(null)} />}
      <TextInput name="name" label={texts.name} required autoComplete="name" {...form.getInputProps('name')} />
      <TextInput name="email" type="email" label={texts.email} required autoComplete="email" {...form.getInputProps('email')} />
      <Textarea name="message" label={texts.message} required rows={10} {...form.getInputProps('message')} />
      <Honeypot ref={bait} label={texts.honeypot} />
      <div className={styles['actions']}>
        <Button type="submit" size="md" disabled={isSending} leftSection={isSending ? <SpinningGear size={18} /> : null}>
          {texts.send}
        </Button>
        <span className={styles['sending']} role="status">
          {isSending ? texts.sending : null}
        </span>
      </div>
    </form>
  );
}
