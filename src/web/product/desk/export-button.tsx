import { Button } from '@mantine/core';
import { type DeskTable, exportDesk } from '#contract/api/desk/export-desk.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconDownload } from '../../ui/icons/more-icons.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface ExportButtonProps {
  readonly table: DeskTable;
  readonly filter: Omit<InputOf<typeof exportDesk>, 'table'>;
  readonly label: string;
}

/** Saves a table of the desk as CSV. */
export function ExportButton({ table, filter, label }: ExportButtonProps) {
  const { run, isPending, failure } = useAction(exportDesk, { onDone: ({ filename, text }) => saveFile(filename, text, 'text/csv') });
  return (
    <Stack gap="xxs" align="start">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isPending}
        onClick={() => void run({ table, ...filter })}
      >
        {label}
      </Button>
      <Text as="span" size="xs" tone="error" role="status" style={{ maxWidth: '16rem' }}>
        {failure === null ? '' : texts.exportFailed}
      </Text>
    </Stack>
  );
}
