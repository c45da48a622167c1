import { IconFileZip } from '@tabler/icons-react';
import { deskArchiveAddress } from '../../../api/fetch-desk-file.ts';
import { DeskFileLink } from './desk-file-link.tsx';
import styles from './model-download.module.css';
import { texts } from './texts.ts';

/** Saves all files of a request as one archive. */
export function ArchiveDownload({ requestID }: { requestID: string }) {
  return (
    <span className={styles['download']}>
      <DeskFileLink className={styles['link']} address={deskArchiveAddress(requestID)}>
        <IconFileZip size={16} stroke={1.6} aria-hidden />
        {texts.archive}
      </DeskFileLink>
    </span>
  );
}
