import { useForm } from '@mantine/form';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type * as z from 'zod/mini';
import { usePending } from '../../api/use-pending.ts';
import { Stack } from '../layout/layout.tsx';
import type { Look } from '../layout/look.ts';
import { focusField } from './focus-field.ts';
import { FormBar } from './form.tsx';

/** What a field is called: by its name, or by its path in a value that holds others, e.g. 'address.city'. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;
/** Messages under fields, by what they are called. */
export type FieldErrors<Values> = { readonly [Field in FieldName<Values>]?: string | undefined };

interface SchemaFormOptions<Values extends object, Parsed> {
  /** What the fields have to hold, with the words for whoever filled them in otherwise as the messages of its checks. */
  readonly schema: z.ZodMiniType<Parsed, Values>;
  readonly initial: Values;
  /** Sends what the schema made of the values; answers what of it was refused; null where nothing was. */
  readonly send: (parsed: Parsed, values: Values) => Promise<FieldErrors<Values> | null>;
  /** Called with all values when one changes. */
  readonly onChange?: (values: Values) => void;
}

/** A form that is its fields and a schema: errors come from the schema, and from the server; the focus goes to the first wrong field. */
export function useSchemaForm<Values extends object, Parsed>({ schema, initial, send, onChange }: SchemaFormOptions<Values, Parsed>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => readErrors(schema, values),
    ...(onChange === undefined ? {} : { onValuesChange: onChange }),
  });
  const refuse = (errors: FieldErrors<Values>) => {
    form.setErrors(errors);
    focusField(element.current, Object.keys(errors)[0]);
  };
  const { run, isPending } = usePending(async (values: Values) => {
    const refused = await send(schema.parse(values), values);
    if (refused !== null) refuse(refused);
  });
  const submit = form.onSubmit(
    (values) => void run(values),
    (errors) => focusField(element.current, Object.keys(errors)[0]),
  );
  return {
    element,
    isPending,
    values: form.values,
    errors: form.errors as FieldErrors<Values>,
    setValues: form.setValues,
    set: (name: FieldName<Values>, value: unknown) => form.setFieldValue(name, value as never),
    reset: form.reset,
    /** Marks fields as wrong, and goes to the first. */
    refuse,
    /** The props of the input for a field. */
    field: (name: FieldName<Values>) => ({ name: String(name), ...form.getInputProps(name) }),
    /** The same for a box to tick. */
    check: (name: FieldName<Values>) => ({ name: String(name), ...form.getInputProps(name, { type: 'checkbox' }) }),
    onSubmit: (event?: FormEvent<HTMLFormElement>) => {
      form.setValues((known) => ({ ...known, ...readFilledIn(element.current, known) }));
      submit(event);
    },
  };
}

export type SchemaFormOf<Values extends object> = ReturnType<typeof useSchemaForm<Values, unknown>>;

/** What stands in a form's fields: password managers fill them in without telling the page. */
function readFilledIn<Values extends object>(element: HTMLFormElement | null, known: Values): Partial<Values> {
  const typed = [...new FormData(element ?? undefined)].filter(([name]) => typeof known[name as keyof Values] === 'string');
  return Object.fromEntries(typed) as Partial<Values>;
}

/** The first message for each field that a schema refuses, in the schema's order. */
function readErrors<Values extends object>(schema: z.ZodMiniType<unknown, Values>, values: Values): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}

interface FormParts {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
}

export interface SchemaFormProps extends Look, Omit<ComponentPropsWithRef<'form'>, keyof Look | 'ref' | 'onSubmit' | 'form'> {
  readonly form: FormParts;
  /** On the button. */
  readonly send: string;
  /** What is said while it is sent. */
  readonly sending?: string | undefined;
  /** The button is as wide as the form, and what is said is not shown. */
  readonly wide?: boolean;
  /** Beside the button: a way back, for instance. */
  readonly bar?: ReactNode;
}

/** The form of `useSchemaForm`: its fields, and the button that sends it. */
export function SchemaForm({ form, send, sending, wide, bar, children, ...props }: SchemaFormProps) {
  return (
    <Stack as="form" {...props} ref={form.element} noValidate onSubmit={form.onSubmit}>
      {children}
      <FormBar send={send} sending={sending} isBusy={form.isPending} wide={wide}>
        {bar}
      </FormBar>
    </Stack>
  );
}
