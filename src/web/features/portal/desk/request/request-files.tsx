import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShownFile, WireDeskRequest } from '#contract/desk/request.ts';
import { fileAddress } from '../../../../api/document-address.ts';
import { useSessionStore } from '../../../../stores/session-store.ts';
import { AddFile } from '../../../../ui/add-file.tsx';
import { formatFileSize } from '../../../../ui/format-size.ts';
import { askRequestAgain } from '../request-query.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

/** What came with the request and was added later, each to be fetched. */
export function RequestFiles({ request: { requestID, key, files } }: { request: WireDeskRequest }) {
  const client = useQueryClient();
  const accessToken = useSessionStore((store) => store.accessToken);
  const way = useMemo(() => ({ requestID, accessToken }), [requestID, accessToken]);
  return (
    <section className={styles['section']} aria-label={texts.files}>
      <h2>{texts.files}</h2>
      {files.length === 0 ? null : (
        <ul className={styles['files']}>
          {files.map((file) => (
            <li key={file.id}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              <Anchor href={fileAddress(key, file.id)} download={file.filename}>
                {file.filename}
              </Anchor>
              <span className={styles['dimmed']}>{describe(file)}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <AddFile text={texts.addFile} way={way} onAdded={() => void askRequestAgain(client, requestID)} />
        <p className={styles['dimmed']}>{texts.addFileHelp}</p>
      </div>
    </section>
  );
}

function describe({ line, sizeBytes }: ShownFile): string {
  return [formatFileSize(sizeBytes), line === null ? null : texts.fileOf(line)].filter((word) => word !== null).join(' · ');
}
