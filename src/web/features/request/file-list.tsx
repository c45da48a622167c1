import { Anchor } from '@mantine/core';
import type { ShownFile } from '#contract/desk/request.ts';
import { fileAddress } from '../../api/files/document-address.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { formatFileSize } from '../../ui/display/format-size.ts';
import { IconFile, IconFileTypePdf } from '../../ui/icons/more-icons.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface FileListProps {
  readonly files: readonly ShownFile[];
  readonly requestKey: string;
  readonly shop: string;
  readonly label: string;
}

/** Files to download. */
export function FileList({ files, requestKey, shop, label }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap="xs" aria-label={label}>
      {files.map(({ id, filename, type, sizeBytes, addedBy }) => (
        <Row as="li" gap="xs" nowrap size="base" key={id}>
          {type === 'pdf' ? (
            <IconFileTypePdf size={18} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" style={{ flex: 'none' }} />
          ) : (
            <IconFile size={18} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" style={{ flex: 'none' }} />
          )}
          <Anchor miw={0} href={fileAddress(requestKey, id)} download={filename}>
            <FileName name={filename} />
          </Anchor>
          <Note fit="keep">{[formatFileSize(sizeBytes), ...(addedBy === 'member' ? [texts.files.byShop(shop)] : [])].join(' · ')}</Note>
        </Row>
      ))}
    </Stack>
  );
}
