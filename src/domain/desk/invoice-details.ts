import { type Delivery, type DeliveryAddress, findFaulty } from '../trade/delivery-address.ts';
import { isVatId } from '../trade/vat-id.ts';

/** What an invoice needs to know of the customer. */
export interface InvoiceDetails {
  /** Null: the order's own address. */
  readonly billTo: DeliveryAddress | null;
  /** May be empty. */
  readonly vatId: string;
  /** For questions of whoever sends or brings it; may be empty. */
  readonly phone: string;
}

export const NO_INVOICE_DETAILS: InvoiceDetails = { billTo: null, vatId: '', phone: '' };
export const LONGEST_PHONE = 40;

/** Whether somebody could be called at it: six digits and more, with signs between them. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s()./-]+(?:\s?(?:x|ext\.?)\s?\d+)?$/i.test(text.trim()) && text.replace(/\D/g, '').length >= 6;
}

/** What keeps an invoice from being written, the first of it; null where nothing does. What is picked up needs an address of its own for it. */
export function findInvoiceFault({ billTo, vatId, phone }: InvoiceDetails, deliverTo: Delivery): keyof InvoiceDetails | null {
  if (billTo === null ? deliverTo === 'pick-up' : findFaulty(billTo).length > 0) return 'billTo';
  if (vatId.trim() !== '' && !isVatId(vatId)) return 'vatId';
  return phone.trim() === '' || isPhone(phone) ? null : 'phone';
}
