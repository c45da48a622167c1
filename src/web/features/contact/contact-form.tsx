import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { callApi } from '../../api/call-api.ts';
import { fieldErrorsFrom } from '../../api/field-errors.ts';
import { logProblem } from '../../api/log-problem.ts';
import { usePending } from '../../api/use-pending.ts';
import { focusField } from '../../ui/focus-field.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './contact-form.module.css';
import { type ContactValues, EMPTY_VALUES, validateContact } from './contact-form-values.ts';
import { type Outcome, OutcomeAlert } from './outcome-alert.tsx';
import { texts } from './texts.ts';

/** Who writes, and what. It is empty again the moment it is sent; after a failure what was typed can be brought back. */
export function ContactForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const bait = useRef<HTMLInputElement>(null);
  const form = useForm<ContactValues>({ mode: 'controlled', initialValues: EMPTY_VALUES, validate: validateContact });

  const { run: send, isPending } = usePending(async (typed: ContactValues) => {
    setOutcome(null);
    form.reset();
    const subject = bait.current?.value ?? '';
    const answer = await callApi(sendContactMessage, { ...typed, ...(subject === '' ? {} : { subject }) });
    if (answer.success) {
      setOutcome({ kind: 'sent', name: typed.name });
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    form.setErrors(fieldErrorsFrom(answer));
    setOutcome({ kind: 'failed', typed, contactEmail: answer.metadata?.CONTACT_EMAIL ?? null });
  });

  const restore = (typed: ContactValues) => {
    const { errors } = form;
    form.setValues(typed);
    // New values clear the marks, which say what to change.
    form.setErrors(errors);
    setOutcome(null);
    focusField(element.current, Object.keys(errors)[0] ?? 'message');
  };

  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={form.onSubmit(
        (values) => void send(values),
        (errors) => focusField(element.current, Object.keys(errors)[0]),
      )}
    >
      {outcome === null ? null : <OutcomeAlert outcome={outcome} onRestore={restore} onClose={() => setOutcome(null)} />}
      <TextInput name="name" label={texts.name} required autoComplete="name" {...form.getInputProps('name')} />
      <TextInput name="email" type="email" label={texts.email} required autoComplete="email" {...form.getInputProps('email')} />
      <Textarea name="message" label={texts.message} required rows={10} {...form.getInputProps('message')} />
      <Honeypot ref={bait} />
      <div className={styles['actions']}>
        <SubmitButton isBusy={isPending}>{texts.send}</SubmitButton>
        <span className={styles['sending']} role="status">
          {isPending ? texts.sending : null}
        </span>
      </div>
    </form>
  );
}
