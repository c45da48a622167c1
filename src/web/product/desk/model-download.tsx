import { VisuallyHidden } from '@mantine/core';
import { IconDownload } from '../../ui/icons/more-icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { DeskFileLink } from './desk-file-link.tsx';
import styles from './model-download.module.css';
import { texts } from './texts.ts';

interface ModelDownloadProps {
  /** One of api/fetch-desk-file's. */
  readonly address: string;
  readonly filename: string;
  /** It is a body without a file of its own. */
  readonly isShared?: boolean | undefined;
}

/** Saves the CAD file that a part is made from. */
export function ModelDownload({ address, filename, isShared = false }: ModelDownloadProps) {
  return (
    <Row as="span" size="sm" className={styles['download']}>
      <DeskFileLink className={styles['link']} address={address}>
        <IconDownload size={16} stroke={1.6} aria-hidden />
        {isShared ? texts.downloadWhole : texts.download}
        <VisuallyHidden>{texts.downloadOf(filename)}</VisuallyHidden>
      </DeskFileLink>
      {isShared ? (
        <Text as="span" tone="dim">
          {texts.sharedFile}
        </Text>
      ) : null}
    </Row>
  );
}
