import { Button } from '@mantine/core';
import { formatMegabytes } from '../../../ui/display/format-size.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import type { OversizedFile } from '../queue/upload-queue.ts';
import { texts } from './texts.ts';

/** Says which files were left out because of their size. */
export function OversizedDialog({ files, onClose }: { files: readonly OversizedFile[]; onClose: () => void }) {
  return (
    <Dialog opened={files.length > 0} onClose={onClose} title={texts.oversized.title}>
      <Text mb="sm">{texts.oversized.lead}</Text>
      <Stack as="ul" gap="xxs" mb="lg" numeric style={{ paddingLeft: '1.1rem', listStyle: 'disc' }}>
        {files.map(({ name, sizeBytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name and a size; the list only grows.
          <li key={index}>{texts.oversized.discarded(name, formatMegabytes(sizeBytes))}</li>
        ))}
      </Stack>
      <Button onClick={onClose}>{texts.oversized.ok}</Button>
    </Dialog>
  );
}
