/** Pages of a shop's own that the law, or its customers, want. */
export const SHOP_PAGES = ['terms', 'privacy', 'imprint'] as const;
export type ShopPageName = (typeof SHOP_PAGES)[number];

/** Terms of sale as they were from a day on. */
export interface TermsVersion {
  /** From 1. */
  readonly version: number;
  /** 'YYYY-MM-DD' at the shop. */
  readonly on: string;
  /** Empty: from then on there were none. */
  readonly text: string;
}

/** What a shop says to its customers in its own words; whatever is empty is not shown. */
export interface Storefront {
  /** Of the start page, in place of the product's own. */
  readonly headline: string;
  readonly introduction: string;
  /** Every one that there was, the last of them counts: requests name the one that they were sent under. */
  readonly terms: readonly TermsVersion[];
  readonly privacy: string;
  /** What the legal notice says beside the shop's legal data. */
  readonly imprint: string;
  /** There is a legal notice, with the shop's legal data. */
  readonly hasImprint: boolean;
  /** The last lines of every mail. */
  readonly mailFooter: string;
}

export const NO_STOREFRONT: Storefront = {
  headline: '',
  introduction: '',
  terms: [],
  privacy: '',
  imprint: '',
  hasImprint: false,
  mailFooter: '',
};

/** The terms of sale that count now; null where there are none. */
export function termsOf({ terms }: Pick<Storefront, 'terms'>): TermsVersion | null {
  const last = terms.at(-1);
  return last === undefined || last.text === '' ? null : last;
}

/** Terms with what they are from `on` on; the same ones where that changes nothing. */
export function changeTerms(terms: readonly TermsVersion[], text: string, on: string): readonly TermsVersion[] {
  return text === (terms.at(-1)?.text ?? '') ? terms : [...terms, { version: terms.length + 1, on, text }];
}

/** Which pages there are. */
export function listShopPages(storefront: Storefront): readonly ShopPageName[] {
  const has = { terms: termsOf(storefront) !== null, privacy: storefront.privacy !== '', imprint: storefront.hasImprint };
  return SHOP_PAGES.filter((page) => has[page]);
}

/** Where a page of a shop is; of its terms, where a version of them is that never changes. */
export function shopPageUrl(publicUrl: string, shopId: string, page: ShopPageName, version?: number): string {
  const query = new URLSearchParams({ msp_id: shopId, ...(version !== undefined && { version: String(version) }) });
  return `${publicUrl}/app/${page}?${query}`;
}
