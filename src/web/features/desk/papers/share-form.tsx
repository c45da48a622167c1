import { type ReactNode, useState } from 'react';
import type { Share } from '#domain/papers/take-share.ts';
import { AskForm } from '../../../product/desk/ask-dialog.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { readShare, ShareFields, typeShare } from './share-fields.tsx';

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
  const send = async () => {
    setIsTried(true);
    if (share === null) return;
    if (await onSend({ lines: share.lines.map((line) => ({ ...line })), charges: share.charges })) onClose();
  };
  return (
    <AskForm text={words.text} button={words.send} isGrave={takesBack} isBusy={isPending} onClose={onClose} onConfirm={() => void send()}>
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
    </AskForm>
  );
}
