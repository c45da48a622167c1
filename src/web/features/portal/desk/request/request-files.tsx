import { IconPaperclip } from '@tabler/icons-react';
import { getDeskRequest } from '#contract/calls/get-desk-request.ts';
import type { ShownFile, WireDeskRequest } from '#contract/desk/request.ts';
import { deskFileAddress } from '../../../../api/fetch-desk-file.ts';
import { useAnswers } from '../../../../api/use-answers.ts';
import { AddFile } from '../../../../ui/add-file.tsx';
import { formatFileSize } from '../../../../ui/format-size.ts';
import { ArchiveDownload } from '../archive-download.tsx';
import { DeskFileLink } from '../desk-file-link.tsx';
import styles from './request-page.module.css';
import { texts } from './texts.ts';

/** What came with the request and was added later, each to be fetched. */
export function RequestFiles({ request: { requestID, files, lines } }: { request: WireDeskRequest }) {
  const answers = useAnswers();
  return (
    <section className={styles['section']} aria-label={texts.files}>
      <h2>{texts.files}</h2>
      {files.length === 0 ? null : (
        <ul className={styles['files']}>
          {files.map((file) => (
            <li key={file.id}>
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              <DeskFileLink address={deskFileAddress(requestID, file.id)}>{file.filename}</DeskFileLink>
              <span className={styles['dimmed']}>{describe(file)}</span>
            </li>
          ))}
        </ul>
      )}
      {lines.some(({ internalFilename }) => internalFilename !== null) || files.length > 0 ? (
        <div>
          <ArchiveDownload requestID={requestID} />
          <p className={styles['dimmed']}>{texts.archiveHelp}</p>
        </div>
      ) : null}
      <div>
        <AddFile text={texts.addFile} way={{ requestID }} onAdded={() => void answers.askAgain(getDeskRequest, { requestID })} />
        <p className={styles['dimmed']}>{texts.addFileHelp}</p>
      </div>
    </section>
  );
}

function describe({ line, sizeBytes }: ShownFile): string {
  return [formatFileSize(sizeBytes), line === null ? null : texts.fileOf(line)].filter((word) => word !== null).join(' · ');
}
