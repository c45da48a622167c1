import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { Material } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';

/** Another material of the same kind, and what the line costs in it. */
export interface CheaperMaterial {
  readonly materialID: string;
  readonly name: string;
  readonly finishID: string | null;
  /** All pieces with set-up, in the first lead time, as `instead`. */
  readonly price: number;
  readonly instead: number;
  /** Whole percent of what the line costs. */
  readonly savedPercent: number;
}

/** Less is not worth a word. */
const WORTH_SAVING = 0.2;

/**
 * The cheapest material of the same type or process that saves a fifth or more at an instant price. Both are taken as `prices` tell them:
 * with set-up, in the first lead time. Null where there is none, or the line has no instant price itself.
 */
export function findCheaper(line: QuoteLine, materials: readonly Material[], prices: readonly MaterialPrice[]): CheaperMaterial | null {
  const priceOf = new Map(prices.map((price) => [price.materialID, price]));
  const own = priceOf.get(line.materialID);
  const instead = own?.finishID === line.finishID ? own.from : null;
  if (!line.isInstantQuote || instead === null) return null;
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
