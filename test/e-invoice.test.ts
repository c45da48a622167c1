import { expect, test } from 'vitest';
import type { OfferTax } from '#domain/desk/offer.ts';
import { composeCreditNote, composeInvoice, type PaperFacts, shareOf, wholeOf } from '#domain/papers/compose-paper.ts';
import { findEInvoiceFaults } from '#domain/papers/e-invoice/find-faults.ts';
import { writeEInvoice } from '#domain/papers/e-invoice/write-e-invoice.ts';
import type { CreditNote, Invoice } from '#domain/papers/paper.ts';
import { wholeShare } from '#domain/papers/take-share.ts';
import { NO_BUSINESS } from '#domain/shop/business.ts';
import { findSchemaErrors } from '#test/support/check-e-invoice-schema.ts';
import { findAll, findBrokenRules, parseXml, readText } from '#test/support/check-en16931.ts';
import { BUSINESS, makeFacts, makeOrder, PAYER } from '#test/support/make-paper.ts';
import type { QuoteTraits } from '#test/support/make-quote.ts';

function invoiceOf(traits: QuoteTraits = {}, changes: Partial<PaperFacts> = {}) {
  const facts = makeFacts(traits, changes);
  const share = wholeShare(wholeOf(facts.order, facts.quote));
  const invoice = composeInvoice(facts, share, { number: 42, suppliedOn: '2026-11-26', papers: [] });
  const credit = composeCreditNote(facts, invoice, shareOf(invoice), { number: 7, reason: 'Too late', papers: [invoice] });
  return { facts, invoice, credit };
}

const TAXES: readonly (readonly [string, OfferTax | null])[] = [
  ['S', { name: 'MwSt.', percent: 19 }],
  ['S', { name: 'MwSt.', percent: 7, category: 'reduced' }],
  ['S', { name: 'TVA', percent: 5.5, category: 'standard' }],
  ['Z', { name: 'VAT', percent: 0 }],
  ['E', { name: 'MwSt.', percent: 0, category: 'exempt', note: '§ 19 UStG' }],
  ['K', { name: 'MwSt.', percent: 0, category: 'intra-community', note: 'Steuerfreie innergemeinschaftliche Lieferung' }],
  ['AE', { name: 'MwSt.', percent: 0, category: 'reverse-charge', note: 'Steuerschuldnerschaft des Leistungsempfängers' }],
  ['G', { name: 'MwSt.', percent: 0, category: 'export' }],
  ['O', { name: 'Tax', percent: 0, category: 'outside-scope' }],
  ['O', null],
];

test.each(TAXES)(
  'SHOP-10 an invoice and its credit note in category %s follow the official schema and the rules of EN 16931',
  async (category, tax) => {
    const { invoice, credit } = invoiceOf({ lines: [{}, { quantity: 3, unitPriceMicros: 1_234_567 }], tax });
    const xmls = [invoice, credit].map(writeEInvoice);
    expect(findEInvoiceFaults(invoice)).toEqual([]);
    expect(xmls.map(findBrokenRules)).toEqual([[], []]);
    expect(await findSchemaErrors(...xmls)).toEqual([]);
    const breakdown = 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax';
    expect(xmls.map((xml) => readText(parseXml(xml), `${breakdown}/CategoryCode`))).toEqual([category, category]);
  },
);

test('SHOP-10 the schema and the rules refuse what is wrong, each by its name', async () => {
  const xml = writeEInvoice(invoiceOf().invoice);
  expect(await findSchemaErrors(xml.replaceAll('ram:BilledQuantity', 'ram:Quantity'))).not.toEqual([]);
  expect(findBrokenRules(xml.replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00'))).toEqual(['BR-CO-15', 'BR-CO-16']);
  expect(findBrokenRules(xml.replaceAll('<ram:CategoryCode>S<', '<ram:CategoryCode>AE<'))).toContain('BR-AE-05 BR-AE-09 BR-AE-10');
});

test('SHOP-10 goods to a business in the EU break a rule without both VAT ids, a day of supply or a country of delivery, credit notes too', () => {
  const { invoice, credit } = invoiceOf({ tax: { name: 'VAT', percent: 0, category: 'intra-community' } });
  for (const xml of [invoice, credit].map(writeEInvoice)) {
    const without = (part: RegExp, put = '') => findBrokenRules(xml.replaceAll(part, put));
    expect(without(/<ram:ID schemeID="VA">FR\w+<\/ram:ID>/g)).toContain('BR-IC-02');
    expect(without(/<ram:ID schemeID="VA">DE\w+<\/ram:ID>/g)).toContain('BR-IC-02');
    expect(without(/<ram:ExemptionReason(Code)?>[^<]*<\/ram:ExemptionReason(Code)?>/g)).toContain('BR-IC-05 BR-IC-09 BR-IC-10');
    expect(without(/<ram:ActualDelivery.*<\/ram:ActualDeliverySupplyChainEvent>/g)).toEqual(['BR-IC-11']);
    expect(without(/<ram:ShipToTradeParty>.*<\/ram:ShipToTradeParty>/g)).toEqual(['BR-IC-12']);
  }
});

test('SHOP-10 an e-invoice says who, whom, what, when, and how it is paid', () => {
  const { invoice, credit } = invoiceOf();
  const root = parseXml(writeEInvoice(invoice));
  const at = (path: string) => readText(root, `rsm:SupplyChainTradeTransaction/${path}`);
  expect(readText(root, 'rsm:ExchangedDocument/ID')).toBe('INV-00042');
  expect(at('ApplicableHeaderTradeAgreement/SellerTradeParty/Name')).toBe('Acme Additive GmbH & Co. KG');
  expect(at('ApplicableHeaderTradeAgreement/BuyerTradeParty/Name')).toBe('Müller & Söhne');
  expect(at('ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress/CountryID')).toBe('FR');
  expect(at('ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID')).toBe('PO <7>');
  expect(at('ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/udt:DateTimeString')).toBe('20261126');
  expect(at('ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DueDateDateTime/udt:DateTimeString')).toBe('20261211');
  const means = 'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans';
  expect(at(`${means}/PayeePartyCreditorFinancialAccount/IBANID`)).toBe('DE89370400440532013000');
  const corrected = 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceReferencedDocument';
  expect(readText(parseXml(writeEInvoice(credit)), `${corrected}/IssuerAssignedID`)).toBe('INV-00042');
});

test('SHOP-10 a credit note of charges alone has them as its lines', async () => {
  const { facts, invoice } = invoiceOf();
  const share = { lines: [], charges: true };
  const xml = writeEInvoice(composeCreditNote(facts, invoice, share, { number: 1, reason: '', papers: [invoice] }));
  expect(findBrokenRules(xml)).toEqual([]);
  expect(await findSchemaErrors(xml)).toEqual([]);
  expect(findAll(parseXml(xml), 'rsm:SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem')).toHaveLength(1);
});

test('SHOP-10 text that is no XML, an account without an IBAN and an address that is picked up do no harm', async () => {
  const { quote } = makeFacts();
  const changes: Partial<PaperFacts> = {
    business: { ...BUSINESS, footer: '</a> \u0000\u000b & "x" ]]>', bank: { ...BUSINESS.bank, iban: '12345678', bic: '' } },
    order: makeOrder(quote, { deliverTo: 'pick-up', invoice: { billTo: PAYER, vatId: '', phone: '' }, purchaseOrder: '' }),
  };
  const xml = writeEInvoice(invoiceOf({ tax: { name: 'Tax', percent: 8.25 } }, changes).invoice);
  expect(findBrokenRules(xml)).toEqual([]);
  expect(await findSchemaErrors(xml)).toEqual([]);
});

type Lack = readonly [fault: string, traits: QuoteTraits, change: (facts: PaperFacts) => Partial<PaperFacts>];

test.each<Lack>([
  ['currency', { currency: 'KWD' }, () => ({})],
  ['shopCountry', {}, ({ provider }) => ({ provider: { ...provider, address: { ...provider.address, country: 'Atlantis' } } })],
  ['buyerCountry', {}, ({ order }) => ({ order: { ...order, deliverTo: 'pick-up' } })],
  ['shopTaxId', {}, () => ({ business: NO_BUSINESS })],
  ['shopVatId', { tax: { name: 'VAT', percent: 0, category: 'export' } }, () => ({ business: { ...BUSINESS, vatId: '' } })],
  ['shopId', { tax: null }, () => ({ business: NO_BUSINESS })],
  ...(['intra-community', 'reverse-charge'] as const).map((category): Lack => {
    const tax = { name: 'VAT', percent: 0, category };
    return ['buyerVatId', { tax }, ({ order }) => ({ order: { ...order, invoice: null } })];
  }),
  [
    'deliveryCountry',
    { tax: { name: 'VAT', percent: 0, category: 'intra-community' } },
    ({ order }) => ({ order: { ...order, deliverTo: 'pick-up', invoice: { billTo: PAYER, vatId: 'FR40303265045', phone: '' } } }),
  ],
])('SHOP-10 an invoice is no e-invoice that lacks %s, and says so', (fault, traits, change) => {
  const facts = makeFacts(traits);
  const { invoice } = invoiceOf(traits, change(facts));
  expect(findEInvoiceFaults(invoice satisfies Invoice | CreditNote)).toEqual([fault]);
});
