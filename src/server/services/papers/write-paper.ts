import { isEInvoice } from '#domain/papers/e-invoice/find-faults.ts';
import { writeEInvoice } from '#domain/papers/e-invoice/write-e-invoice.ts';
import type { Paper } from '#domain/papers/paper.ts';
import { findLogo, findPictures } from '../desk/write-quote-pdf.ts';
import type { Ports } from '../shared/ports.ts';

interface PaperScene {
  readonly publicUrl: string;
  /** False: without prices. */
  readonly prices?: boolean;
}

/** A paper as PDF, with what pictures there still are; an invoice that can be an e-invoice holds it. */
export async function writePaper(
  ports: Pick<Ports, 'records' | 'blobs' | 'documents'>,
  paper: Paper,
  { publicUrl, prices = true }: PaperScene,
): Promise<Uint8Array> {
  const pictures = await findPictures(ports, paper);
  const logo = await findLogo(ports, paper, publicUrl);
  return ports.documents.writePaper(paper, { pictures, logo, prices, eInvoice: composeEInvoice(paper) });
}

/** An invoice or a credit note as XML; null for other papers, and where it lacks what an e-invoice has to say. */
export function composeEInvoice(paper: Paper): string | null {
  return isEInvoice(paper) ? writeEInvoice(paper) : null;
}
