import { ActionIcon, TextInput } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, type Ref, use, useState } from 'react';
import { IconEye, IconEyeOff } from '../../ui/icons/more-icons.tsx';
import styles from './account-form.module.css';
import { FieldErrorsContext } from './account-form.tsx';
import { texts } from './texts.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  readonly readOnly?: boolean;
  readonly rightSection?: ReactNode;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly inputClass?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A required line of text. */
export function TextField({ name, label, type = 'text', inputClass, ...rest }: TextFieldProps) {
  const error = use(FieldErrorsContext)[name];
  return (
    <TextInput
      name={name}
      label={label}
      type={type}
      data-label={label}
      size="md"
      required
      withAsterisk={false}
      error={error}
      // What is typed here is no prose.
      spellCheck={false}
      {...(inputClass === undefined ? {} : { classNames: { input: inputClass } })}
      {...rest}
    />
  );
}

/** The code from a mail. That it has six digits the label says; whether it is right the server does. */
export function CodeField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      name="code"
      label={texts.code}
      autoComplete="one-time-code"
      inputMode="numeric"
      inputClass={styles['code'] ?? ''}
      {...(ref === undefined ? {} : { ref })}
    />
  );
}

/** A password, hidden until the button beside it is pressed. */
export function PasswordField({ name, label, autoComplete }: Pick<TextFieldProps, 'name' | 'label' | 'autoComplete'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      rightSection={
        <ActionIcon aria-label={texts.showPassword(label)} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <Icon size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** A box to tick, with its words. */
export function CheckField({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" name={name} value="yes" />
      <span>{label}</span>
    </label>
  );
}

/** A code as it was meant: without the spaces that come along when it is copied. */
export function tidyCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
