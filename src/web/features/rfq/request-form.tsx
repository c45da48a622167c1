import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import * as z from 'zod/mini';
import type { CallFailure } from '../../api/calls/call-failure.ts';
import { fieldErrorsFrom } from '../../api/calls/field-errors.ts';
import { type ContactValues, useDraftStore } from '../../stores/request-draft-store.ts';
import { Optional } from '../../ui/forms/form.tsx';
import { Honeypot } from '../../ui/forms/honeypot.tsx';
import { SchemaForm, useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { alertFrom } from './submission-errors.ts';
import { texts } from './texts.ts';

const { fieldsMissing } = texts;

/** What is plainly missing; whether the rest is right the server says. */
const requestSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, fieldsMissing.name)),
  email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/, fieldsMissing.email)),
  organization: z.string().check(z.trim(), z.minLength(1, fieldsMissing.organization)),
  message: z.string(),
});

interface RequestFormProps {
  /** Sends the request, with what the hidden field holds; answers why it failed, or null when it went through. Never rejects. */
  readonly onSend: (values: ContactValues, bait: string) => Promise<CallFailure | null>;
  readonly failure: CallFailure | null;
  /** Names of files that did not get through, so that nothing was sent. */
  readonly filesMissing: readonly string[];
  readonly onDismiss: () => void;
  /** What it is agreed to by sending it. */
  readonly terms: ReactNode;
  /** What else is to be known before it is sent. */
  readonly children?: ReactNode;
}

/** Who asks, and what the provider should know. */
export function RequestForm({ onSend, failure, filesMissing, onDismiss, terms, children }: RequestFormProps) {
  const bait = useRef<HTMLInputElement>(null);
  const form = useSchemaForm<ContactValues, unknown>({
    schema: requestSchema,
    initial: useDraftStore.getState().values,
    onChange: (values) => useDraftStore.getState().setValues(values),
    send: async (_, values) => {
      const failed = await onSend(values, bait.current?.value ?? '');
      return failed === null ? null : fieldErrorsFrom(failed);
    },
  });
  return (
    <SchemaForm form={form} send={texts.submit} sending={texts.processing}>
      {failure === null ? null : <FailureAlert failure={failure} onClose={onDismiss} />}
      {filesMissing.length === 0 ? null : <Alert type="danger" text={texts.filesMissing(filesMissing)} />}
      {children}
      <Alert type="info" text={texts.cover} />
      <TextInput label={texts.name} required autoComplete="name" {...form.field('name')} />
      <TextInput type="email" label={texts.email} required autoComplete="email" {...form.field('email')} />
      <TextInput label={texts.organization} required autoComplete="organization" {...form.field('organization')} />
      <Textarea label={<Optional>{texts.message}</Optional>} placeholder={texts.messagePlaceholder} rows={5} {...form.field('message')} />
      <Honeypot ref={bait} />
      {terms}
    </SchemaForm>
  );
}

/** Why a request did not go through, and what to do about it. */
function FailureAlert({ failure, onClose }: { failure: CallFailure; onClose: () => void }) {
  const alert = alertFrom(failure);
  if (alert.kind === 'not-delivered') {
    return <Alert type="danger" text={texts.notDelivered(alert.contactEmail)} onClose={onClose} />;
  }
  return (
    <>
      <Alert type="danger" text={`${texts.rejected.first} ${texts.rejected.second}`} onClose={onClose} />
      {Object.keys(fieldErrorsFrom(failure)).length > 0 ? null : (
        <Alert type="secondary" text={failure.serverMessage ?? texts.unreachable} />
      )}
    </>
  );
}
