import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Share } from '#domain/papers/take-share.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { readShare, ShareFields, typeShare } from './share-fields.tsx';
import { texts } from './texts.ts';

interface ShareFormProps {
  readonly words: { readonly text: string; readonly nothing: string; readonly send: string };
  /** What can be taken of, filled in. */
  readonly open: Share;
  readonly lines: readonly { readonly line: number; readonly filename: string }[];
  readonly takesBack?: boolean;
  readonly isPending: boolean;
  readonly problem: string | null;
  /** What else is asked, below the pieces; the share is null while it can be none. */
  readonly children: (share: Share | null, isTried: boolean) => ReactNode;
  /** Sends what was typed; answers whether that is done. */
  readonly onSend: (share: { lines: { line: number; quantity: number }[]; charges: boolean }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a share of an order or an invoice, and issues a paper of it. */
export function ShareForm({ words, open, lines, takesBack = false, isPending, problem, children, onSend, onClose }: ShareFormProps) {
  const [typed, setTyped] = useState(() => typeShare(open));
  const [isTried, setIsTried] = useState(false);
  const share = readShare(typed, open);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (share === null) return;
    if (await onSend({ lines: share.lines.map((line) => ({ ...line })), charges: share.charges })) onClose();
  };
  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <Text>{words.text}</Text>
      <ShareFields
        open={open}
        nameOf={(line) => lines.find((each) => each.line === line)?.filename ?? ''}
        typed={typed}
        isTried={isTried}
        onType={setTyped}
      />
      {children(share, isTried)}
      {isTried && share === null ? <Alert type="danger" text={words.nothing} /> : null}
      {problem === null ? null : <Alert type="danger" text={problem} />}
      <Row justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit" {...(takesBack ? { color: 'red' } : {})} loading={isPending}>
          {words.send}
        </Button>
      </Row>
    </Stack>
  );
}
