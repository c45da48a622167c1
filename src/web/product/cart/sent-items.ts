import type { CartItem } from '#domain/request/cart.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { useDraftStore } from '../../stores/request-draft-store.ts';
import { useCartStore } from './cart-store.ts';
import { readSpecifications } from './item-specifications.ts';
import { usePurchaseStore } from './purchase-store.ts';

/** An item as the wire has it: its drawings by their ids. */
export function asSent(item: CartItem) {
  const { files = [] } = readSpecifications(item);
  const fileIDs = files.map(({ fileID }) => fileID);
  return { ...item, metadata: { specifications: { ...item.metadata.specifications, ...(fileIDs.length === 0 ? {} : { fileIDs }) } } };
}

/** What makes two submissions of a cart the same. Prices are the server's affair and don't count. */
export function describeItems(items: readonly CartItem[]): unknown {
  return items.map((item) => {
    const { partID = item.productID, materialID, colorID, finishID, leadTimeID, ...said } = readSpecifications(item);
    const wishes = [said.note, said.tolerances, said.threads, said.files];
    return [
      ...[partID, item.quantity, materialID, colorID, finishID, leadTimeID],
      ...(wishes.every((wish) => wish === undefined) ? [] : wishes),
    ];
  });
}

/** Forgets everything that led to a request which was sent; what another provider has quoted stays in the cart. */
export function forgetSent(sent: readonly CartItem[]): void {
  useDraftStore.getState().clearDraft();
  usePurchaseStore.getState().clearPurchase();
  for (const { id } of sent) useCartStore.getState().removeItem(id);
  usePartsStore.getState().clearParts();
  useManufacturingParamsStore.getState().clearParams();
  useLineChoicesStore.getState().clearChoices();
}
