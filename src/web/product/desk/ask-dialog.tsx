import { Button } from '@mantine/core';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface AskDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Does it. */
  readonly button: string;
  /** Does nothing. */
  readonly cancel?: string;
  /** What is done cannot be undone. */
  readonly isGrave?: boolean;
  readonly isBusy?: boolean;
  /** A click beside the dialog leaves it open. */
  readonly isStatic?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What has to be filled in for it. */
  readonly children?: ReactNode;
}

/** Asks once before something is done: a form in a frame. */
export function AskDialog({ opened, title, isStatic = false, onClose, ...form }: AskDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} isStatic={isStatic}>
      <AskForm onClose={onClose} {...form} />
    </Dialog>
  );
}

interface AskFormProps extends Omit<AskDialogProps, 'opened' | 'title' | 'isStatic'> {
  readonly ref?: Ref<HTMLFormElement>;
}

/** The dialog's inside, where what is filled in is forgotten with it. */
export function AskForm(props: AskFormProps) {
  const { ref, text, button, cancel = texts.cancel, isGrave = false, isBusy = false, onClose, onConfirm, children } = props;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Stack as="form" ref={ref} noValidate onSubmit={confirm}>
      {text === undefined ? null : <Text>{text}</Text>}
      {children}
      <Row justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" {...(isGrave ? { color: 'red' } : {})} loading={isBusy}>
          {button}
        </Button>
      </Row>
    </Stack>
  );
}
