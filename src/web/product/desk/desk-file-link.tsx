import { type ReactNode, useState } from 'react';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { fetchDeskFile } from '../../api/files/fetch-desk-file.ts';
import { usePending } from '../../api/use-pending.ts';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { saveBlob } from '../../ui/controls/save-file.ts';
import { Text } from '../../ui/layout/layout.tsx';

interface DeskFileLinkProps {
  /** One of api/fetch-desk-file's. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Saves what opens to whoever works for the shop, and to nobody who merely has its address. */
export function DeskFileLink({ address, className = '', title, children }: DeskFileLinkProps) {
  const [failure, setFailure] = useState('');
  const { run, isPending } = usePending(async () => {
    const found = await fetchDeskFile(address);
    if (found instanceof File) {
      setFailure('');
      saveBlob(found.name, found);
      return;
    }
    logProblem(found.error, found.serverMessage);
    setFailure(explainFailure(found));
  });
  return (
    <>
      <TextButton inherit className={className} title={title} aria-busy={isPending} onClick={() => void run()}>
        {children}
      </TextButton>
      <Text as="span" size="xs" tone="error" role="status" style={{ maxWidth: '16rem' }}>
        {failure}
      </Text>
    </>
  );
}
