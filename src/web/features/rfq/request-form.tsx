import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { submitRequest } from '#contract/calls/submit-request.ts';
import type { CallFailure } from '../../api/call-failure.ts';
import { fieldErrorsFrom } from '../../api/field-errors.ts';
import type { Action } from '../../api/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useDraftStore } from './draft-store.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './request-form.module.css';
import type { ContactValues } from './submission-errors.ts';
import { texts } from './texts.ts';
import { validateContact } from './validate-contact.ts';

interface RequestFormProps {
  /** Sends the request, with what the hidden field holds; answers why it failed, or null when it went through. Never rejects. */
  readonly onSend: (values: ContactValues, bait: string) => Promise<CallFailure | null>;
  readonly sending: Pick<Action<typeof submitRequest>, 'isPending' | 'failure' | 'dismiss'>;
}

/** Who asks, and what the provider should know. */
export function RequestForm({ onSend, sending: { isPending, failure, dismiss } }: RequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const bait = useRef<HTMLInputElement>(null);
  const form = useForm<ContactValues>({
    mode: 'uncontrolled',
    initialValues: useDraftStore.getState().values,
    validate: validateContact,
    onValuesChange: (values) => useDraftStore.getState().setValues(values),
  });

  const send = async (values: ContactValues) => {
    const failed = await onSend(values, bait.current?.value ?? '');
    if (failed !== null) {
      const errors = fieldErrorsFrom(failed);
      form.setErrors(errors);
      focusField(element.current, Object.keys(errors)[0]);
    }
  };

  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={form.onSubmit(
        (values) => send(values),
        (errors) => focusField(element.current, Object.keys(errors)[0]),
      )}
    >
      {failure === null ? null : <FailureAlert failure={failure} onClose={dismiss} />}
      <Alert type="info" text={texts.cover} />
      <TextInput name="name" label={texts.name} required autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput
        name="email"
        type="email"
        label={texts.email}
        required
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        name="organization"
        label={texts.organization}
        required
        autoComplete="organization"
        key={form.key('organization')}
        {...form.getInputProps('organization')}
      />
      <Textarea
        name="message"
        label={
          <>
            {texts.message} <span className={styles['optional']}>({texts.optional})</span>
          </>
        }
        placeholder={texts.messagePlaceholder}
        rows={5}
        key={form.key('message')}
        {...form.getInputProps('message')}
      />
      <Honeypot ref={bait} />
      <div className={styles['actions']}>
        <SubmitButton isBusy={isPending}>{texts.submit}</SubmitButton>
        <span className={styles['processing']} role="status">
          {isPending ? texts.processing : null}
        </span>
      </div>
    </form>
  );
}
