import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { texts as partTexts } from '../../product/parts/texts.ts';
import { showNotice } from '../../stores/notice-store.ts';
import { cartItemFromLine, createLineId, findItems } from './cart-item-from-line.ts';
import { texts } from './texts.ts';

/** What is in the cart already is ordered so many times more; that is never done silently. */
export function addToCart(added: readonly QuoteLine[], mspID: string): void {
  const { items, addItems, updateQuantity } = useCartStore.getState();
  const present = findItems(items, added, mspID);
  const newId = () => createLineId((bytes) => crypto.getRandomValues(bytes));
  addItems(added.map((line, index) => cartItemFromLine(line, mspID, present[index]?.id ?? newId())));
  const before = present.filter((item) => item !== undefined);
  const [first] = before;
  if (first === undefined) return;
  const quantity = useCartStore.getState().items.find(({ id }) => id === first.id)?.quantity ?? 0;
  showNotice({
    text: before.length === 1 ? texts.addedAgain(first.title, quantity) : texts.allAddedAgain(before.length),
    action: partTexts.undo,
    act: () => {
      for (const { id, quantity: former } of before) updateQuantity(id, former);
    },
    place: 'h1',
  });
}
