import { nameOrder } from '../../desk/quote-document.ts';
import { amountFromMicros, decimalsOf, type Micros } from '../../money/money.ts';
import { findCountry } from '../../trade/countries.ts';
import { countryOf, type DeliveryAddress } from '../../trade/delivery-address.ts';
import { isIban } from '../check-business.ts';
import { type CreditNote, findPayer, type Invoice, namePaper, nameShop } from '../paper.ts';
import { codeTax, type TaxCode } from './tax-codes.ts';
import { EINVOICE_TEXTS } from './words.ts';
import { element as el, type Xml } from './xml.ts';

/** What is written, and how. */
interface Scene {
  readonly paper: Invoice | CreditNote;
  readonly tax: TaxCode;
  readonly texts: (typeof EINVOICE_TEXTS)['en'];
  /** With the decimals of the currency. */
  readonly money: (micros: Micros) => string;
}

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};
const GUIDELINE = 'urn:cen.eu:en16931:2017';
/** UNCL1001. */
const TYPE_CODES = { invoice: '380', 'credit-note': '381' } as const;
/** UNECE recommendation 20: piece. */
const PIECE = 'H87';

/**
 * An invoice, or a credit note, as EN 16931 has it in UN/CEFACT's Cross Industry Invoice (D16B), the profile EN 16931 of Factur-X and
 * ZUGFeRD. Its amounts are the document's own. Whoever asks has made sure that `findEInvoiceFaults` finds none.
 */
export function writeEInvoice(paper: Invoice | CreditNote): string {
  const decimals = decimalsOf(paper.currency);
  const scene: Scene = {
    paper,
    tax: codeTax(paper.tax, paper.language),
    texts: EINVOICE_TEXTS[paper.language],
    money: (micros) => amountFromMicros(micros).toFixed(decimals),
  };
  const content = [writeContext(), writeDocument(scene), writeTransaction(scene)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${el('rsm:CrossIndustryInvoice', content, NAMESPACES)}\n`;
}

function writeContext(): Xml {
  return el('rsm:ExchangedDocumentContext', [el('ram:GuidelineSpecifiedDocumentContextParameter', [el('ram:ID', GUIDELINE)])]);
}

function writeDocument({ paper, texts }: Scene): Xml {
  const notes = [
    texts.order(nameOrder(paper.orderNumber)),
    paper.kind === 'credit-note' ? paper.reason : '',
    paper.business.footer,
    paper.business.directors,
  ];
  return el('rsm:ExchangedDocument', [
    el('ram:ID', namePaper(paper)),
    el('ram:TypeCode', TYPE_CODES[paper.kind]),
    el('ram:IssueDateTime', [writeDay(paper.issuedOn)]),
    ...notes.map((note) => el('ram:IncludedNote', [el('ram:Content', note)])),
  ]);
}

function writeDay(day: string): Xml {
  return el('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' });
}

function writeTransaction(scene: Scene): Xml {
  return el('rsm:SupplyChainTradeTransaction', [...writeLines(scene), writeAgreement(scene), writeDelivery(scene), writeSettlement(scene)]);
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly totalMicros: Micros;
}

/** There is always a line (BR-16): where charges are all there is, they are the lines. */
function listItems({ paper, money }: Scene): readonly Item[] {
  if (paper.lines.length === 0) {
    return paper.charges.map(({ label, amountMicros }, at) => ({
      ...{ id: String(at + 1), name: label, description: '', quantity: 1 },
      ...{ unitPrice: money(amountMicros), totalMicros: amountMicros },
    }));
  }
  return paper.lines.map(({ line, filename, material, color, finish, quantity, unitPriceMicros, totalMicros }) => ({
    ...{ id: String(line), name: filename, description: [material, color, finish].filter(Boolean).join(' · '), quantity, totalMicros },
    unitPrice: String(amountFromMicros(unitPriceMicros)),
  }));
}

function writeLines(scene: Scene): readonly Xml[] {
  return listItems(scene).map(({ id, name, description, quantity, unitPrice, totalMicros }) =>
    el('ram:IncludedSupplyChainTradeLineItem', [
      el('ram:AssociatedDocumentLineDocument', [el('ram:LineID', id)]),
      el('ram:SpecifiedTradeProduct', [el('ram:Name', name.trim() || '-'), el('ram:Description', description)]),
      el('ram:SpecifiedLineTradeAgreement', [el('ram:NetPriceProductTradePrice', [el('ram:ChargeAmount', unitPrice)])]),
      el('ram:SpecifiedLineTradeDelivery', [el('ram:BilledQuantity', String(quantity), { unitCode: PIECE })]),
      el('ram:SpecifiedLineTradeSettlement', [
        el('ram:ApplicableTradeTax', writeCategory(scene.tax)),
        el('ram:SpecifiedTradeSettlementLineMonetarySummation', [el('ram:LineTotalAmount', scene.money(totalMicros))]),
      ]),
    ]),
  );
}

function writeCategory({ category, percent }: TaxCode): readonly Xml[] {
  return [
    el('ram:TypeCode', 'VAT'),
    el('ram:CategoryCode', category),
    el('ram:RateApplicablePercent', percent === null ? '' : String(percent)),
  ];
}

function writeAgreement(scene: Scene): Xml {
  const { paper } = scene;
  return el('ram:ApplicableHeaderTradeAgreement', [
    el('ram:BuyerReference', paper.purchaseOrder),
    writeSeller(scene),
    writeBuyer(scene),
    el('ram:SellerOrderReferencedDocument', [el('ram:IssuerAssignedID', nameOrder(paper.orderNumber))]),
    el('ram:BuyerOrderReferencedDocument', [el('ram:IssuerAssignedID', paper.purchaseOrder)]),
  ]);
}

function writeSeller({ paper, tax }: Scene): Xml {
  const { business, shop } = paper;
  const { line1, line2, city, state, country, postalCode } = shop.address;
  // What is not subject to VAT must not show a VAT id (BR-O-02), and somebody has to be told by something (BR-CO-26).
  const isTaxed = tax.category !== 'O';
  return el('ram:SellerTradeParty', [
    el('ram:ID', isTaxed || business.registration !== '' ? '' : business.taxNumber || business.vatId),
    el('ram:Name', nameShop(paper)),
    el('ram:SpecifiedLegalOrganization', [
      el('ram:ID', business.registration),
      el('ram:TradingBusinessName', shop.name === nameShop(paper) ? '' : shop.name),
    ]),
    el('ram:DefinedTradeContact', [
      el('ram:PersonName', business.directors || shop.name),
      el('ram:EmailURIUniversalCommunication', [el('ram:URIID', shop.email)]),
    ]),
    el('ram:PostalTradeAddress', [
      el('ram:PostcodeCode', tidy(postalCode)),
      el('ram:LineOne', tidy(line1)),
      el('ram:LineTwo', tidy(line2)),
      el('ram:CityName', tidy(city)),
      el('ram:CountryID', findCountry(country) ?? ''),
      el('ram:CountrySubDivisionName', tidy(state)),
    ]),
    el('ram:URIUniversalCommunication', [el('ram:URIID', shop.email, { schemeID: 'EM' })]),
    el('ram:SpecifiedTaxRegistration', [el('ram:ID', isTaxed ? tellVatId(business.vatId) : '', { schemeID: 'VA' })]),
    el('ram:SpecifiedTaxRegistration', [el('ram:ID', isTaxed ? business.taxNumber : '', { schemeID: 'FC' })]),
  ]);
}

/** Profiles of old have '-' where a country's addresses have nothing. */
function tidy(text: string): string {
  return text.trim() === '-' ? '' : text;
}

function tellVatId(vatId: string): string {
  return vatId.toUpperCase().replaceAll(/[\s.\-/]/g, '');
}

function writeBuyer({ paper, tax }: Scene): Xml {
  const { customer, vatId } = paper;
  const payer = findPayer(paper);
  const name = payer?.company || customer.organization || payer?.name || customer.name;
  return el('ram:BuyerTradeParty', [
    el('ram:Name', name),
    el('ram:DefinedTradeContact', [
      el('ram:PersonName', payer?.name || customer.name),
      el('ram:EmailURIUniversalCommunication', [el('ram:URIID', customer.email)]),
    ]),
    payer === null ? '' : writeAddress(payer),
    el('ram:URIUniversalCommunication', [el('ram:URIID', customer.email, { schemeID: 'EM' })]),
    el('ram:SpecifiedTaxRegistration', [el('ram:ID', tax.category === 'O' ? '' : tellVatId(vatId), { schemeID: 'VA' })]),
  ]);
}

function writeAddress(address: DeliveryAddress & { readonly line2?: string | undefined; readonly state?: string | undefined }): Xml {
  return el('ram:PostalTradeAddress', [
    el('ram:PostcodeCode', address.postalCode),
    el('ram:LineOne', address.street),
    el('ram:LineTwo', address.line2 ?? ''),
    el('ram:CityName', address.city),
    el('ram:CountryID', countryOf(address) ?? ''),
    el('ram:CountrySubDivisionName', address.state ?? ''),
  ]);
}

function writeDelivery({ paper }: Scene): Xml {
  const { deliverTo } = paper;
  // An address of delivery has to say its country (BR-57).
  const isKnown = deliverTo !== null && deliverTo !== 'pick-up' && countryOf(deliverTo) !== null;
  const shipTo = isKnown ? el('ram:ShipToTradeParty', [el('ram:Name', deliverTo.company || deliverTo.name), writeAddress(deliverTo)]) : '';
  const suppliedOn = paper.kind === 'invoice' ? paper.suppliedOn : paper.invoice.suppliedOn;
  const supplied =
    suppliedOn === undefined ? '' : el('ram:ActualDeliverySupplyChainEvent', [el('ram:OccurrenceDateTime', [writeDay(suppliedOn)])]);
  const inner = [shipTo, supplied].join('');
  return inner === ''
    ? '<ram:ApplicableHeaderTradeDelivery/>'
    : `<ram:ApplicableHeaderTradeDelivery>${inner}</ram:ApplicableHeaderTradeDelivery>`;
}

function writeSettlement(scene: Scene): Xml {
  const { paper, tax, money, texts } = scene;
  const { sums, currency } = paper;
  return el('ram:ApplicableHeaderTradeSettlement', [
    el('ram:PaymentReference', namePaper(paper)),
    el('ram:InvoiceCurrencyCode', currency),
    paper.kind === 'invoice' ? writePaymentMeans(paper) : '',
    el('ram:ApplicableTradeTax', [
      el('ram:CalculatedAmount', money(sums.taxMicros)),
      el('ram:TypeCode', 'VAT'),
      el('ram:ExemptionReason', tax.reason),
      el('ram:BasisAmount', money(sums.netMicros)),
      el('ram:CategoryCode', tax.category),
      el('ram:ExemptionReasonCode', tax.reasonCode),
      el('ram:RateApplicablePercent', tax.percent === null ? '' : String(tax.percent)),
    ]),
    ...writeAllowances(scene),
    el('ram:SpecifiedTradePaymentTerms', [
      el(
        'ram:Description',
        paper.kind === 'invoice' ? texts.payBy(paper.dueOn) : texts.credited(namePaper({ kind: 'invoice', number: paper.invoice.number })),
      ),
      paper.kind === 'invoice' ? el('ram:DueDateDateTime', [writeDay(paper.dueOn)]) : '',
    ]),
    writeSums(scene),
    paper.kind === 'invoice' ? '' : writeCorrected(paper),
  ]);
}

function writePaymentMeans({ business, currency }: Invoice): Xml {
  const { holder, iban, bic } = business.bank;
  if (iban === '') return '';
  const account = iban.replaceAll(/\s/g, '').toUpperCase();
  const isKnown = isIban(account);
  return el('ram:SpecifiedTradeSettlementPaymentMeans', [
    // UNCL4461: SEPA credit transfer, or any.
    el('ram:TypeCode', isKnown && currency === 'EUR' ? '58' : '30'),
    el('ram:PayeePartyCreditorFinancialAccount', [
      el('ram:IBANID', isKnown ? account : ''),
      el('ram:AccountName', holder),
      el('ram:ProprietaryID', isKnown ? '' : account),
    ]),
    el('ram:PayeeSpecifiedCreditorFinancialInstitution', [el('ram:BICID', bic.replaceAll(/\s/g, '').toUpperCase())]),
  ]);
}

function writeAllowances({ paper, tax, money, texts }: Scene): readonly Xml[] {
  const { sums, discountPercent, charges, lines } = paper;
  const write = (isCharge: boolean, amount: Micros, reason: string, more: readonly Xml[] = []) =>
    el('ram:SpecifiedTradeAllowanceCharge', [
      el('ram:ChargeIndicator', [el('udt:Indicator', String(isCharge))]),
      ...more,
      el('ram:ActualAmount', money(amount)),
      el('ram:Reason', reason),
      el('ram:CategoryTradeTax', writeCategory(tax)),
    ]);
  const basis = [el('ram:CalculationPercent', String(discountPercent)), el('ram:BasisAmount', money(sums.linesMicros))];
  return [
    sums.discountMicros === 0 ? '' : write(false, sums.discountMicros, texts.discount, basis),
    ...(lines.length === 0 ? [] : charges.map(({ label, amountMicros }) => write(true, amountMicros, label))),
  ];
}

function writeSums({ paper: { sums, currency, lines }, money }: Scene): Xml {
  const areChargesLines = lines.length === 0;
  return el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    el('ram:LineTotalAmount', money(areChargesLines ? sums.chargesMicros : sums.linesMicros)),
    el('ram:ChargeTotalAmount', money(areChargesLines ? 0 : sums.chargesMicros)),
    el('ram:AllowanceTotalAmount', money(sums.discountMicros)),
    el('ram:TaxBasisTotalAmount', money(sums.netMicros)),
    el('ram:TaxTotalAmount', money(sums.taxMicros), { currencyID: currency }),
    el('ram:GrandTotalAmount', money(sums.totalMicros)),
    el('ram:DuePayableAmount', money(sums.totalMicros)),
  ]);
}

function writeCorrected({ invoice }: CreditNote): Xml {
  return el('ram:InvoiceReferencedDocument', [
    el('ram:IssuerAssignedID', namePaper({ kind: 'invoice', number: invoice.number })),
    el('ram:FormattedIssueDateTime', [el('qdt:DateTimeString', invoice.issuedOn.replaceAll('-', ''), { format: '102' })]),
  ]);
}
