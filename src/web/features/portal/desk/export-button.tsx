import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type DeskTable, exportDesk } from '#contract/calls/export-desk.ts';
import { callApi, type InputOf } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { saveFile } from '../../../ui/save-file.ts';
import styles from './export-button.module.css';
import { texts } from './texts.ts';

interface ExportButtonProps {
  readonly table: DeskTable;
  readonly filter: NonNullable<InputOf<typeof exportDesk>['filter']>;
  readonly label: string;
}

/** Saves a table of the desk as CSV. */
export function ExportButton({ table, filter, label }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const { accessToken } = useSessionStore.getState();
    const answer = await callApi(exportDesk, { table, filter }, { accessToken });
    setIsBusy(false);
    setHasFailed(!answer.success);
    if (answer.success) saveFile(answer.filename, answer.text, 'text/csv');
    else logProblem(answer.error, answer.serverMessage);
  };
  return (
    <div className={styles['export']}>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void save()}>
        {label}
      </Button>
      <span role="status" className={styles['failed']}>
        {hasFailed ? texts.exportFailed : ''}
      </span>
    </div>
  );
}
