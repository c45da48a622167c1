import { Anchor } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { quotePdfAddress } from '../../api/document-address.ts';
import styles from './request.module.css';
import { texts } from './texts.ts';

/** Leads to a revision of a quote as PDF. */
export function PdfLink({ requestKey, revision }: { requestKey: string; revision: number }) {
  return (
    <Anchor className={styles['pdf'] ?? ''} href={quotePdfAddress(requestKey, revision)} download>
      <IconFileTypePdf size={17} stroke={1.6} aria-hidden /> {texts.quote.pdf}
    </Anchor>
  );
}
