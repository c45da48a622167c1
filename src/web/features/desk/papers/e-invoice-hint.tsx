import { LANGUAGE } from '#domain/language/spoken.ts';
import { findEInvoiceFaults } from '#domain/papers/e-invoice/find-faults.ts';
import { EINVOICE_TEXTS } from '#domain/papers/e-invoice/words.ts';
import type { Paper } from '#domain/papers/paper.ts';
import { Hint } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** Why an invoice is no e-invoice; nothing where it is one. */
export function EInvoiceHint({ paper }: { paper: Paper }) {
  if (paper.kind !== 'invoice' && paper.kind !== 'credit-note') return null;
  const faults = findEInvoiceFaults(paper);
  if (faults.length === 0) return null;
  const words = EINVOICE_TEXTS[LANGUAGE].faults;
  return <Hint>{[texts.noEInvoice, ...faults.map((fault) => words[fault])].join(' ')}</Hint>;
}
