import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { SchemaForm, type SchemaFormProps } from '../../ui/forms/schema-form.tsx';
import { IconEye, IconEyeOff } from '../../ui/icons/more-icons.tsx';
import styles from './account-form.module.css';
import { texts } from './texts.ts';

/** What has to be filled in; whether with what is right the server says. */
export function filledIn(label: string, missing = texts.missing(label)) {
  return z.string().check(z.minLength(1, missing));
}

/** An email address, as far as that can be told. */
export function emailAddress(label: string = texts.email) {
  return z.string().check(z.trim(), z.minLength(1, texts.missing(label)), z.regex(/^[^\s@]+@[^\s@]+$/, texts.badEmail));
}

/** A code from a mail, without the spaces that come along when it is copied. */
export const mailedCode = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.minLength(1, texts.missing(texts.code)),
);

interface AccountFormProps extends Pick<SchemaFormProps, 'form' | 'send' | 'children'> {
  /** What the last try has come to; stands above the button. */
  readonly outcome: ReactNode;
}

/** Fields, what came of sending them, and the button. */
export function AccountForm({ outcome, children, ...props }: AccountFormProps) {
  return (
    <SchemaForm {...props} sending={texts.processing} wide>
      {children}
      {outcome}
    </SchemaForm>
  );
}

/** A required line of text, which is no prose. */
export function TextField(props: TextInputProps) {
  return <TextInput size="md" required withAsterisk={false} spellCheck={false} {...props} />;
}

/** The code from a mail. That it has six digits the label says; whether it is right the server does. */
export function CodeField(props: TextInputProps) {
  return (
    <TextField
      label={texts.code}
      autoComplete="one-time-code"
      inputMode="numeric"
      classNames={{ input: styles['code'] ?? '' }}
      {...props}
    />
  );
}

/** A password, hidden until the button beside it is pressed. */
export function PasswordField({ label, ...props }: TextInputProps & { readonly label: string }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <ActionIcon aria-label={texts.showPassword(label)} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <Icon size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
