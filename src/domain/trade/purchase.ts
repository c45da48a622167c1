import type { Delivery, DeliveryAddress } from './delivery-address.ts';

/** Who buys, as far as tax and shipping depend on it. */
export interface Buyer {
  readonly kind: BuyerKind;
  /** ISO 3166 code of where it is delivered; empty: not said, so the shop's own. */
  readonly country: string;
  /** In the US the state's postal code; empty elsewhere. */
  readonly state: string;
  /** May be empty. */
  readonly vatId: string;
}

/** Characters that an order number may have. */
export const LONGEST_PURCHASE_ORDER = 100;
export const BUYER_KINDS = ['business', 'private'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** What a customer said in the cart of how they buy; with the request it is stored as it was sent. */
export interface Purchase {
  readonly buyer: Buyer;
  /** The id of one of the shop's methods; null: none was offered, or none chosen. */
  readonly shippingMethod: string | null;
  /** Their own order number; may be empty. */
  readonly purchaseOrder: string;
  /** Null: said when it is ordered. */
  readonly deliverTo: Delivery | null;
  /** Null: said when it is ordered, or the delivery's. */
  readonly billTo: DeliveryAddress | null;
}
