import { useEffect, useEffectEvent, useState } from 'react';
import type { CartItem } from '#domain/request/cart.ts';
import { useKeptFilesStore } from '../../stores/kept-files.ts';
import { type FreshItem, useCartStore } from './cart-store.ts';
import { readSpecifications } from './item-specifications.ts';
import { keptFilesOf } from './kept-files-of.ts';
import { showsGross } from './shows-gross.ts';
import { type OrderItem, type OrderState, type PricedOrder, useOrder } from './use-order.ts';

/** What the cart's items cost and come to. */
export interface CartOrder extends OrderState {
  /** The items that were changed and whose price is still to come. */
  readonly updatingIds: ReadonlySet<string>;
  /** Those whose price came last after they were changed. */
  readonly repricedIds: ReadonlySet<string>;
  /** What items come to with tax, where that is what their customer is shown. */
  readonly grossTotals: ReadonlyMap<string, number>;
}

/**
 * Asks the server for all that the cart shows of these items in one question, and puts their prices into the cart, where they stay until
 * the next: also when that can't be had. An item that does not say what it was quoted for keeps its price, and then there are no totals.
 */
export function useCartOrder(mspID: string, items: readonly CartItem[]): CartOrder {
  const questions = items.flatMap((item) => questionOf(item) ?? []);
  const { answer, ...state } = useOrder(
    mspID,
    questions.map(({ asked }) => asked),
  );
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(questions.map(({ name }) => name)));
  const [repricedIds, setRepricedIds] = useState<ReadonlySet<string>>(new Set());
  const kept = useKeptFilesStore(({ files }) => files);
  const keepsFiles = keptFilesOf(items, kept).length > 0;
  const shown = questions.length === items.length ? state.order : undefined;
  const unsettled = questions.filter(({ name }) => !settled.has(name));

  const settle = useEffectEvent(() => {
    const answered = questions.filter((_, index) => state.hasFailed || answer?.lines[index]?.isPending !== true);
    setSettled(new Set(answered.map(({ name }) => name)));
    if (answer === undefined || state.hasFailed) return;
    useCartStore.getState().updatePrices(pricesOf(questions, answer));
    setRepricedIds(new Set(unsettled.filter((question) => answered.includes(question)).map(({ id }) => id)));
  });
  useEffect(() => {
    if (answer !== undefined || state.hasFailed) settle();
  }, [answer, state.hasFailed]);

  return {
    ...state,
    order: shown !== undefined && keepsFiles ? { ...shown, ...NOT_AT_ONCE } : shown,
    updatingIds: new Set(unsettled.map(({ id }) => id)),
    repricedIds,
    grossTotals: answer !== undefined && showsGross(answer) ? grossOf(questions, answer) : NO_TOTALS,
  };
}

interface Question {
  readonly id: string;
  /** What a cart changes of an item, as one text. */
  readonly name: string;
  readonly asked: OrderItem;
}

/** What the server is asked about items; those that do not say what they were quoted for are left out. */
export function orderItemsOf(items: readonly CartItem[]): OrderItem[] {
  return items.flatMap((item) => questionOf(item)?.asked ?? []);
}

/** What the server is asked about an item; null where it does not say what it was quoted for. */
function questionOf(item: CartItem): Question | null {
  const { id, quantity } = item;
  const { partID, materialID, colorID, finishID, leadTimeID } = readSpecifications(item);
  if (!partID || !materialID || !colorID || !finishID) return null;
  const asked = { partID, quantity, materialID, colorID, finishID, ...(leadTimeID === undefined ? {} : { leadTimeID }) };
  return { id, name: [id, partID, quantity].join(' '), asked };
}

/** An order that binds at once is not to wait for files; a request sends them. */
const NOT_AT_ONCE = { instantOrder: null } as const;
const NO_TOTALS: ReadonlyMap<string, number> = new Map();

function grossOf(questions: readonly Question[], { lines }: PricedOrder): ReadonlyMap<string, number> {
  return new Map(questions.flatMap(({ id }, index) => (lines[index] ? [[id, lines[index].grossTotal] as const] : [])));
}

/** The prices of an answer by item; parts that are not known any more and prices that are still being worked out are left out. */
function pricesOf(questions: readonly Question[], { lines, currency }: PricedOrder): ReadonlyMap<string, FreshItem> {
  return new Map(
    questions.flatMap(({ id }, index) => {
      const line = lines[index];
      if (!line || line.isPending) return [];
      const { unitPrice: price, isInstantQuote, leadTimeID, leadTime, leadTimeDays } = line;
      return [[id, { price, currency, isInstantQuote, leadTimeID, leadTime, leadTimeDays }] as const];
    }),
  );
}
