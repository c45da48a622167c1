import { Anchor } from '@mantine/core';
import { quotePdfAddress } from '../../api/files/document-address.ts';
import { IconFileTypePdf } from '../../ui/icons/more-icons.tsx';
import { texts } from './texts.ts';

/** Leads to a revision of a quote as PDF. */
export function PdfLink({ requestKey, revision }: { requestKey: string; revision: number }) {
  return (
    <Anchor
      fw={500}
      display="inline-flex"
      style={{ gap: '0.35rem', alignItems: 'center' }}
      href={quotePdfAddress(requestKey, revision)}
      download
    >
      <IconFileTypePdf size={17} stroke={1.6} aria-hidden /> {texts.quote.pdf}
    </Anchor>
  );
}
