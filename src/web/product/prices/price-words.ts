import { formatDay } from './format-day.ts';

/** What is said beside a price before there is a quote. */
export const priceWords = {
  leavesOut: (tax: string | null) => (tax === null ? 'with set-up' : `with set-up, plus ${tax}`),
  pending: 'Price follows in a moment',
  onReview: 'On review: the shop prices it',
  estimate: 'Estimate, on review',
} as const;

/** 'Ships by Nov 30, 2026', or without a day that its date is on request. */
export function spellShipBy(shipBy: string | null): string {
  return shipBy === null ? 'Date on request' : `Ships by ${formatDay(shipBy)}`;
}

interface Choice {
  readonly material: { readonly name: string };
  readonly color: { readonly name: string };
  readonly finish: { readonly name: string };
}

/** 'PLA, white, as printed': names go on in small letters, unless they are all capitals or numbers. */
export function spellChoice({ material, color, finish }: Choice): string {
  return [material.name, ...[color.name, finish.name].map(lower)].join(', ');
}

function lower(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function spellPieces(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`;
}
