import { sayOffer } from '#domain/sentences/offers.ts';

interface MadeOf {
  readonly material: string;
  readonly color: string;
  readonly finish: string;
}

const BETWEEN = ' · ';

/** What a line is made of, for instance 'PLA · White · As printed'; what it does not say is left out. */
export function spellMadeOf({ material, color, finish }: MadeOf): string {
  return [material, color, finish]
    .filter((word) => word !== '')
    .map(sayOffer)
    .join(BETWEEN);
}

/** The same of what a cart item has kept of it in one line. */
export function sayMadeOf(kept: string): string {
  return kept.split(BETWEEN).map(sayOffer).join(BETWEEN);
}
