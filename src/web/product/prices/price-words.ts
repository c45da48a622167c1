import { sayOffer } from '#domain/sentences/offers.ts';
import { formatDay } from './format-day.ts';
import { texts } from './texts.ts';

/** 'Ships by Nov 30, 2026', or without a day that its date is on request. */
export function spellShipBy(shipBy: string | null): string {
  return shipBy === null ? texts.dateOnRequest : texts.shipsBy(formatDay(shipBy));
}

interface Choice {
  readonly material: { readonly name: string };
  readonly color: { readonly name: string };
  readonly finish: { readonly name: string };
}

/** 'PLA, white, as printed': in English names go on in small letters, unless they are all capitals or numbers. */
export function spellChoice({ material, color, finish }: Choice): string {
  return [sayOffer(material.name), ...[sayOffer(color.name), sayOffer(finish.name)].map(lower)].join(', ');
}

function lower(name: string): string {
  return texts.lowersNames && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function spellPieces(count: number): string {
  return texts.pieces(count);
}
