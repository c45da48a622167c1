import { Button } from '@mantine/core';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconDownload, IconPrinter } from '../../ui/icons/more-icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './price-breakdown.module.css';
import { describeReceiptFile, nameReceiptFile } from './receipt-file.ts';
import { texts } from './texts.ts';

/** What can be taken away of a line's price: all that the browser has of it, as JSON or on paper. */
export function ReceiptActions({ line }: { readonly line: QuoteLine }) {
  const download = () => saveFile(nameReceiptFile(line), describeReceiptFile(line), 'application/json');
  return (
    <Row gap="xs" className={styles['actions']}>
      <Button variant="default" size="xs" leftSection={<IconDownload size={15} aria-hidden />} onClick={download}>
        {texts.receipt.download}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => window.print()}>
        {texts.receipt.print}
      </Button>
    </Row>
  );
}
