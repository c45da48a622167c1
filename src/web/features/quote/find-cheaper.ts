import type { MaterialPrice } from '#contract/calls/get-material-prices.ts';
import type { Material } from '#contract/entities.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money.ts';

/** Another material of the same kind, and what the line costs in it. */
export interface CheaperMaterial {
  readonly materialID: string;
  readonly name: string;
  readonly finishID: string | null;
  /** All pieces, in the first lead time, as `instead`. */
  readonly price: number;
  readonly instead: number;
  /** Whole percent of the line's price. */
  readonly savedPercent: number;
}

/** Less is not worth a word. */
const WORTH_SAVING = 0.2;

/**
 * The cheapest material of the same type or process that saves a fifth or more at an instant price. Both are taken in the first lead
 * time, which is what `prices` are for. Null where there is none, or the line has no instant price itself.
 */
export function findCheaper(line: QuoteLine, materials: readonly Material[], prices: readonly MaterialPrice[]): CheaperMaterial | null {
  const usual = line.leadTimes[0]?.price ?? line.price;
  const instead = amountFromMicros(totalMicros(microsFromAmount(usual), line.quantity, line.currency));
  if (!line.isInstantQuote || instead === 0) return null;
  const priceOf = new Map(prices.map((price) => [price.materialID, price]));
  const isOfKind = ({ type, process }: Material) => type === line.materialType || process === line.manufacturingProcessSubtype;
  return materials
    .flatMap((material): CheaperMaterial[] => {
      const price = priceOf.get(material.materialID);
      if (material.materialID === line.materialID || !isOfKind(material)) return [];
      if (price === undefined || price.from === null || price.unpriced > 0 || price.from > instead * (1 - WORTH_SAVING)) return [];
      const { materialID, name } = material;
      const savedPercent = Math.round(100 * (1 - price.from / instead));
      return [{ materialID, name, finishID: price.finishID, price: price.from, instead, savedPercent }];
    })
    .reduce<CheaperMaterial | null>((best, other) => (best === null || other.price < best.price ? other : best), null);
}
