/** What a shop's papers say of it beside its name and address; whatever is empty is not printed. */
export interface Business {
  /** As registered, for instance 'Muster Fertigung GmbH'; the profile's name where empty. */
  readonly legalName: string;
  /** Register and number, for instance 'Amtsgericht Hamburg, HRB 12345'. */
  readonly registration: string;
  /** Who may sign for it. */
  readonly directors: string;
  readonly vatId: string;
  /** Of the tax office, where there is no VAT id, or the law asks for it too. */
  readonly taxNumber: string;
  readonly bank: { readonly holder: string; readonly name: string; readonly iban: string; readonly bic: string };
  /** Days after an invoice's date within which it is to be paid; 0: at once. */
  readonly paymentDays: number;
  /** Where an invoice can be paid, an https address; may be empty. */
  readonly paymentLink: string;
  /** The last lines of every paper. */
  readonly footer: string;
}

export const NO_BUSINESS: Business = {
  legalName: '',
  registration: '',
  directors: '',
  vatId: '',
  taxNumber: '',
  bank: { holder: '', name: '', iban: '', bic: '' },
  paymentDays: 14,
  paymentLink: '',
  footer: '',
};
