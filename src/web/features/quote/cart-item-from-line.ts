import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { type ItemSpecifications, readSpecifications } from '../../product/cart/item-specifications.ts';

const ID_LENGTH = 6;
const ID_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/**
 * A random cart item id of 6 characters.
 * `randomBytes` fills the array it is given, like `crypto.getRandomValues`.
 */
export function createLineId(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const bytes = new Uint8Array(ID_LENGTH);
  randomBytes(bytes);
  return Array.from(bytes, (byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length)).join('');
}

/** The item of a cart that each line is already: the same part, made the same way by the same provider. Undefined where there is none. */
export function findItems(items: readonly CartItem[], lines: readonly QuoteLine[], mspID: string): readonly (CartItem | undefined)[] {
  const known = new Map(items.toReversed().map((item) => [nameChoice(readSpecifications(item)), item]));
  // Copies of whole lines would take longer than all else that a page of 500 does at a key.
  return lines.map(({ partID, materialID, colorID, finishID, leadTimeID }) =>
    known.get(nameChoice({ mspID, partID, materialID, colorID, finishID, leadTimeID })),
  );
}

function nameChoice({ mspID, partID, materialID, colorID, finishID, leadTimeID = '' }: ItemSpecifications): string {
  return [mspID, partID, materialID, colorID, finishID, leadTimeID].join(' ');
}

/**
 * The cart item of a quote line: price is the unit price, and the line's facts, but the way its price and the part
 * itself are made and what else could be chosen, stand under `metadata.specifications` with the provider that quoted it.
 */
export function cartItemFromLine(line: QuoteLine, mspID: string, id: string): CartItem {
  const { receipt: _, build: _b, quantityPrices: _q, cutOff: _c, leadTimes, image, quantity, price, ...specifications } = line;
  const leadTime = leadTimes.find(({ leadTimeID }) => leadTimeID === line.leadTimeID)?.name;
  return {
    id,
    productID: line.partID,
    title: line.modelFilename,
    description: [line.material, line.color, line.finish].filter((text) => text !== '').join(' · '),
    image,
    quantity,
    price,
    metadata: { specifications: { ...specifications, ...(leadTime === undefined ? {} : { leadTime }), mspID } },
  };
}
