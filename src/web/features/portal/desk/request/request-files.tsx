import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { ShownFile, WireDeskRequest } from '#contract/desk/request.ts';
import { documentAddress } from '../../../../api/document-address.ts';
import { formatFileSize } from '../../../../ui/format-size.ts';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

/** What came with the request and was added later, each to be fetched. */
export function RequestFiles({ request: { key, files } }: { request: WireDeskRequest }) {
  if (files.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={texts.files}>
      <h2>{texts.files}</h2>
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file.id}>
            <IconPaperclip size={16} stroke={1.6} aria-hidden />
            <Anchor href={documentAddress(key, file.id)} download={file.filename}>
              {file.filename}
            </Anchor>
            <span className={styles['dimmed']}>{describe(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ line, sizeBytes }: ShownFile): string {
  return [formatFileSize(sizeBytes), line === null ? null : texts.fileOf(line)].filter((word) => word !== null).join(' · ');
}
