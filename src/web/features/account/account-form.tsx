import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { focusField } from '../../ui/forms/focus-field.ts';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** The messages under the fields of the form around. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** A field's present value; '' for one that is empty, unticked or unknown. */
export type ReadField = (name: string) => string;

interface AccountFormProps {
  readonly submitLabel: string;
  /** While true the form cannot be sent again. */
  readonly isBusy: boolean;
  /** Called with a form that is filled in. */
  readonly onSubmit: (read: ReadField) => void;
  /** What the last try has come to; stands above the button. */
  readonly outcome: ReactNode;
  readonly children: ReactNode;
  /** Reads the fields from outside. */
  readonly fields?: Ref<ReadField>;
}

/** Fields, what came of sending them, and the button. The fields hold their own values, as password managers like it. */
export function AccountForm({ submitLabel, isBusy, onSubmit, outcome, children, fields }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const read: ReadField = (name) => String(new FormData(form.current ?? undefined).get(name) ?? '');
  useImperativeHandle(fields, () => read);

  const submit = (element: HTMLFormElement) => {
    const found = findFieldErrors(element);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      if (!isBusy) onSubmit(read);
    } else {
      focusField(element, first);
    }
  };

  return (
    <Stack
      ref={form}
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name in errors) {
          setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)));
        }
      }}
    >
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      {outcome}
      <SubmitButton fullWidth isBusy={isBusy}>
        {submitLabel}
      </SubmitButton>
      <VisuallyHidden role="status">{isBusy ? texts.processing : null}</VisuallyHidden>
    </Stack>
  );
}

/** A field's message by the field's name. */
type FieldErrors = Readonly<Record<string, string>>;

const MISSING: FieldErrors = { confirmPassword: texts.repeatPassword };

/** Says for each input that the browser finds fault with what is wrong; the labels are `data-label`. Everything else the server judges. */
function findFieldErrors(form: HTMLFormElement): FieldErrors {
  const faulty = [...form.elements].filter((element) => element instanceof HTMLInputElement).filter((input) => !input.validity.valid);
  return Object.fromEntries(
    faulty.map((input) => [
      input.name,
      input.validity.valueMissing ? (MISSING[input.name] ?? texts.missing(input.dataset['label'] ?? '')) : texts.badEmail,
    ]),
  );
}
