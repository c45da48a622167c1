/** What a shop has agreed with a client. */
export interface ClientTerms {
  /** Off the lines: 0 to 100 with at most two decimals. */
  readonly discountPercent: number;
  /** Null: the shop's own. */
  readonly paymentDays: number | null;
  /** No tax is charged. */
  readonly taxExempt: boolean;
}

export const NO_CLIENT_TERMS: ClientTerms = { discountPercent: 0, paymentDays: null, taxExempt: false };
