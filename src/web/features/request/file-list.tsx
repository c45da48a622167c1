import { Anchor } from '@mantine/core';
import { IconFile, IconFileTypePdf } from '@tabler/icons-react';
import type { ShownFile } from '#contract/desk/request.ts';
import { fileAddress } from '../../api/document-address.ts';
import { FileName } from '../../ui/file-name.tsx';
import { formatFileSize } from '../../ui/format-size.ts';
import styles from './request.module.css';
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
    <ul className={styles['files']} aria-label={label}>
      {files.map(({ id, filename, type, sizeBytes, addedBy }) => (
        <li key={id}>
          {type === 'pdf' ? (
            <IconFileTypePdf size={18} stroke={1.5} aria-hidden className={styles['fileMark']} />
          ) : (
            <IconFile size={18} stroke={1.5} aria-hidden className={styles['fileMark']} />
          )}
          <Anchor className={styles['fileName'] ?? ''} href={fileAddress(requestKey, id)} download={filename}>
            <FileName name={filename} />
          </Anchor>
          <span className={styles['fileSize']}>
            {[formatFileSize(sizeBytes), ...(addedBy === 'member' ? [texts.files.byShop(shop)] : [])].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
