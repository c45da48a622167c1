import type { CartItem } from '#domain/request/cart.ts';

// The bar on every page counts with these, so they do without the schema that the cart reads specifications by.

/** Why an item can't be asked of a provider. */
export type Exclusion = { readonly kind: 'other-provider'; readonly mspID: string } | { readonly kind: 'deleted' };

/** What keeps an item from being asked of `mspID`: another provider has quoted it, or its part is deleted. Null: nothing. */
export function exclusionOf({ metadata }: CartItem, mspID: string): Exclusion | null {
  const quotedBy = metadata.specifications?.['mspID'];
  if (typeof quotedBy === 'string' && quotedBy !== mspID) return { kind: 'other-provider', mspID: quotedBy };
  return metadata.specifications?.['isDeleted'] === true ? { kind: 'deleted' } : null;
}

/** The items that a request to `mspID` consists of. */
export function sendableItems(items: readonly CartItem[], mspID: string): CartItem[] {
  return items.filter((item) => exclusionOf(item, mspID) === null);
}

/** The item, marked as one whose part the server has deleted. */
export function markDeleted(item: CartItem): CartItem {
  return { ...item, metadata: { specifications: { ...item.metadata.specifications, isDeleted: true } } };
}
