import { setTimeout as pause } from 'node:timers/promises';
import type { ReceiptView } from '#domain/rates/rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { HttpContext } from '../answers/http-context.ts';

/** What is known counts for so long; a database that is away holds a page up for no longer than this. */
const KNOWN_FOR_MS = 5000;
const PATIENCE_MS = 1000;

/** What the first provider's customers see of a price, so that public pages promise no more; the least while that is not known. */
export function createReceiptViewReader({ ports }: Pick<HttpContext, 'ports'>): () => Promise<ReceiptView> {
  let known: ReceiptView = 'price';
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const provider = await (await ports()).records.providers.find(DEMO_PROVIDER.id);
    known = provider?.rateCard.receipts ?? known;
  };
  return async () => {
    if (performance.now() - askedAt > KNOWN_FOR_MS) {
      askedAt = performance.now();
      await Promise.race([ask().catch(() => {}), pause(PATIENCE_MS, undefined, { ref: false })]);
    }
    return known;
  };
}
