import type { Micros } from '../money/money.ts';
import { isInEu } from './countries.ts';

/** What a price of shipping goes by. */
export const SHIPPING_BASES = ['flat', 'weight', 'value'] as const;
export type ShippingBasis = (typeof SHIPPING_BASES)[number];

/** Groups of countries that a zone may name beside codes of ISO 3166. */
export const EU_GROUP = 'EU';
export const WORLD_GROUP = 'WORLD';

/** What it costs up to so much: grams, or micros of the order's net; null: without an end. */
export interface ShippingStep {
  readonly upTo: number | null;
  readonly priceMicros: Micros;
}

/** Countries with the same prices. */
export interface ShippingZone {
  /** Codes of ISO 3166, `EU_GROUP` and `WORLD_GROUP`. */
  readonly countries: readonly string[];
  /** Ascending; a flat price is the first. */
  readonly steps: readonly ShippingStep[];
}

/** One way in which a shop sends what it makes. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  /** Nothing is sent, nothing is charged, and it is offered everywhere. */
  readonly isPickUp: boolean;
  readonly basis: ShippingBasis;
  /** The first that holds a country counts; where none does, the method is not offered. */
  readonly zones: readonly ShippingZone[];
  /** Of what the parts come to without tax, from which it costs nothing; null: never. */
  readonly freeFromMicros: Micros | null;
  /** Working days for packing and handing over, on top of each line's lead time. */
  readonly handlingDays: number;
}

export interface ShippingRules {
  /** What packaging weighs beside the parts: so much per order, and so many percent of the parts. */
  readonly packagingGrams: number;
  readonly packagingPercent: number;
  readonly methods: readonly ShippingMethod[];
}

export const NO_SHIPPING: ShippingRules = { packagingGrams: 0, packagingPercent: 0, methods: [] };
export const MOST_METHODS = 20;
export const MOST_ZONES = 20;
export const MOST_STEPS = 20;

/** What is sent where. */
export interface Consignment {
  /** ISO 3166. */
  readonly country: string;
  /** Of all pieces, unpacked; null where one of them is not known. */
  readonly partsGrams: number | null;
  /** What the parts come to without shipping and tax; null where one of them has no price yet. */
  readonly netMicros: Micros | null;
}

/** What a method asks for a consignment. */
export interface ShippingOffer {
  readonly method: ShippingMethod;
  /** Null: it depends on what is not known yet, or is beyond the last step, and is told with the quote. */
  readonly priceMicros: Micros | null;
}

/** What a consignment weighs packed, in whole grams; null where that is not known. */
export function packedGrams({ packagingGrams, packagingPercent }: ShippingRules, partsGrams: number | null): number | null {
  return partsGrams === null ? null : Math.ceil(packagingGrams + partsGrams * (1 + packagingPercent / 100));
}

/** The methods that a consignment can go by, in the shop's order. */
export function offerShipping(rules: ShippingRules, consignment: Consignment): readonly ShippingOffer[] {
  return rules.methods.flatMap((method) => {
    if (method.isPickUp) return [{ method, priceMicros: 0 }];
    const zone = method.zones.find(({ countries }) => countries.some((each) => holds(each, consignment.country)));
    return zone === undefined ? [] : [{ method, priceMicros: priceShipping(rules, method, zone, consignment) }];
  });
}

/** The one that was chosen; where it is not offered there, or none was chosen, the first. */
export function pickShipping(offers: readonly ShippingOffer[], chosen: string | null): ShippingOffer | null {
  return offers.find(({ method }) => method.id === chosen) ?? offers[0] ?? null;
}

function holds(group: string, country: string): boolean {
  return group === country || group === WORLD_GROUP || (group === EU_GROUP && isInEu(country));
}

function priceShipping(
  rules: ShippingRules,
  { basis, freeFromMicros }: ShippingMethod,
  { steps }: ShippingZone,
  { partsGrams, netMicros }: Consignment,
): Micros | null {
  if (freeFromMicros !== null && netMicros !== null && netMicros >= freeFromMicros) return 0;
  if (basis === 'flat') return steps[0]?.priceMicros ?? null;
  const measure = basis === 'weight' ? packedGrams(rules, partsGrams) : netMicros;
  if (measure === null) return null;
  return steps.find(({ upTo }) => upTo === null || measure <= upTo)?.priceMicros ?? null;
}
