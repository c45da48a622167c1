import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type DeskTable, exportDesk } from '#contract/calls/export-desk.ts';
import type { InputOf } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
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
  const { run, isPending, failure } = useAction(exportDesk, { onDone: ({ filename, text }) => saveFile(filename, text, 'text/csv') });
  return (
    <div className={styles['export']}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isPending}
        onClick={() => void run({ table, filter })}
      >
        {label}
      </Button>
      <span role="status" className={styles['failed']}>
        {failure === null ? '' : texts.exportFailed}
      </span>
    </div>
  );
}
