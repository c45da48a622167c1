import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Role } from '#contract/schemas/colleagues.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import type { CallFailure } from '../../../api/calls/call-failure.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { texts } from './settings-texts.ts';

/** What is wrong with fields, by their names, in their order. */
export type Problems = ReadonlyMap<string, string>;
const NONE: Problems = new Map();

/** The names of what a draft holds of a kind. */
type NameOf<D, Kind> = { [Name in keyof D]: D[Name] extends Kind ? Name : never }[keyof D] & string;

/** What the fields of a form show, and how they change it. */
export interface SettingsFields<D> {
  readonly draft: D;
  readonly set: (change: Partial<D>) => void;
  /** Once it was tried to save. */
  readonly problems: Problems;
  readonly isReadOnly: boolean;
  /** The props of the input for a text. */
  readonly field: (name: NameOf<D, string>) => {
    readonly name: string;
    readonly readOnly: boolean;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  };
  /** The props of a box to tick. */
  readonly check: (name: NameOf<D, boolean>) => {
    readonly checked: boolean;
    readonly disabled: boolean;
    readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
  };
}

interface SettingsFormProps<D, W> {
  /** What was saved, as `asks` answered it. */
  readonly answer: { readonly role: Role; readonly revision: number };
  readonly asks: Call;
  /** `useAction` of the call that saves. */
  readonly saving: {
    readonly run: (input: { settings: W; revision: number }) => Promise<CallFailure | { success: true; revision: number } | null>;
    readonly isPending: boolean;
    readonly failure: CallFailure | null;
    readonly problem: string | null;
    readonly dismiss: () => void;
  };
  /** What is saved, as it is typed. */
  readonly begin: () => D;
  readonly read: (draft: D) => { readonly settings: W; readonly problems: Problems };
  /** Where the usual words don't do. */
  readonly words?: { readonly save?: string; readonly saved?: string };
  readonly children: (fields: SettingsFields<D>) => ReactNode;
}

/**
 * A form of one document of settings: saved by its owner, and only as the change of what the form began with, so that nobody overwrites
 * a colleague's. Once a later one is asked for, the form is to begin anew: its `key` is the answer's revision.
 */
export function SettingsForm<D extends object, W>({ answer, asks, saving, begin, read, words, children }: SettingsFormProps<D, W>) {
  const answers = useAnswers();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(begin);
  const [revision, setRevision] = useState(answer.revision);
  const [isTried, setIsTried] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { settings, problems } = read(draft);
  const isReadOnly = answer.role !== 'owner';
  const set = (change: Partial<D>) => {
    setIsSaved(false);
    saving.dismiss();
    setDraft((before) => ({ ...before, ...change }));
  };
  const shown = isTried ? problems : NONE;
  const fields: SettingsFields<D> = {
    ...{ draft, set, problems: shown, isReadOnly },
    field: (name) => ({
      name,
      readOnly: isReadOnly,
      value: String(draft[name]),
      error: shown.get(name),
      onChange: (event) => set({ [name]: event.currentTarget.value } as Partial<D>),
    }),
    check: (name) => ({
      checked: draft[name] === true,
      disabled: isReadOnly,
      onChange: (event) => set({ [name]: event.currentTarget.checked } as Partial<D>),
    }),
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [first] = problems.keys();
    if (first !== undefined) return focusField(form.current, first);
    const saved = await saving.run({ settings, revision });
    if (saved?.success !== true) return;
    setRevision(saved.revision);
    setIsSaved(true);
  };
  const showSaved = () => {
    saving.dismiss();
    void answers.askAgain(asks);
  };
  return (
    <Stack as="form" ref={form} gap="lg" noValidate onSubmit={(event: FormEvent) => void save(event)}>
      {children(fields)}
      {isSaved ? <Alert type="success" text={words?.saved ?? texts.saved} /> : null}
      {saving.problem === null ? null : (
        <Alert type="danger" text={saving.problem}>
          {saving.failure?.isStale === true ? (
            <div>
              <Button size="xs" variant="default" onClick={showSaved}>
                {texts.reload}
              </Button>
            </div>
          ) : null}
        </Alert>
      )}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" loading={saving.isPending}>
            {words?.save ?? texts.save}
          </Button>
        </div>
      )}
    </Stack>
  );
}
