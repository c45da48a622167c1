import { decimalsOf } from '../../money/money.ts';
import { findCountry } from '../../trade/countries.ts';
import { countryOf } from '../../trade/delivery-address.ts';
import { type CreditNote, findPayer, type Invoice, type Paper } from '../paper.ts';
import { codeTax } from './tax-codes.ts';
import type { texts } from './texts.ts';

export type EInvoiceFault = keyof typeof texts.faults;

/** What keeps an invoice from being an e-invoice that passes the rules of EN 16931; in brackets the rule that it would break. */
export function findEInvoiceFaults(paper: Invoice | CreditNote): readonly EInvoiceFault[] {
  const { business, shop, vatId, tax, language, currency, deliverTo } = paper;
  const payer = findPayer(paper);
  const { category } = codeTax(tax, language);
  const hasTaxId = business.vatId !== '' || business.taxNumber !== '';
  const wrong: Readonly<Record<EInvoiceFault, boolean>> = {
    currency: decimalsOf(currency) > 2, // BR-DEC-*
    shopCountry: findCountry(shop.address.country) === null, // BR-09
    buyerCountry: payer === null || countryOf(payer) === null, // BR-11
    shopTaxId: (category === 'S' || category === 'Z' || category === 'E') && !hasTaxId, // BR-S-02, BR-Z-02, BR-E-02
    shopVatId: (category === 'K' || category === 'AE' || category === 'G') && business.vatId === '', // BR-IC-02, BR-AE-02, BR-G-02
    shopId: category === 'O' && business.registration === '' && !hasTaxId, // BR-CO-26
    buyerVatId: (category === 'K' || category === 'AE') && vatId === '', // BR-IC-02, BR-AE-02
    deliveryCountry: category === 'K' && (deliverTo === null || deliverTo === 'pick-up' || countryOf(deliverTo) === null), // BR-IC-12
  };
  return (Object.keys(wrong) as EInvoiceFault[]).filter((fault) => wrong[fault]);
}

/** Whether a paper is one that is also an e-invoice. */
export function isEInvoice(paper: Paper): paper is Invoice | CreditNote {
  return (paper.kind === 'invoice' || paper.kind === 'credit-note') && findEInvoiceFaults(paper).length === 0;
}
