import { Anchor } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fetchDeskFile } from '../../../api/fetch-desk-file.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { explainFailure } from './explain-failure.ts';
import styles from './export-button.module.css';

interface DeskFileLinkProps {
  /** One of api/fetch-desk-file's. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Saves what opens to whoever works for the shop, and to nobody who merely has its address. */
export function DeskFileLink({ address, className = '', children }: DeskFileLinkProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const found = await fetchDeskFile(address, useSessionStore.getState().accessToken);
    setIsBusy(false);
    if (found instanceof File) {
      setFailure('');
      saveBlob(found.name, found);
      return;
    }
    logProblem(found.error, found.serverMessage);
    setFailure(explainFailure(found));
  };
  return (
    <>
      <Anchor inherit component="button" type="button" className={className} aria-busy={isBusy} onClick={() => void save()}>
        {children}
      </Anchor>
      <span role="status" className={styles['failed']}>
        {failure}
      </span>
    </>
  );
}
