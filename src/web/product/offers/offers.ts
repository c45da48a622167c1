import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { imageUrl } from '../../api/files/image-url.ts';

/** One thing that can be chosen in a step. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** An address, or null where there is no picture. */
  readonly image: string | null;
  /** Colours alone have one. */
  readonly swatch: { readonly rgb: string; readonly alpha: number } | null;
  /** Materials alone may have one, for instance 'Stereolithography (SLA)'. */
  readonly process: string | null;
}

/** The address of the first picture of a JSON list, which may be a name under the image base, or null when the text is no such list or the list is empty. */
export function firstImage(images: string): string | null {
  try {
    const list: unknown = JSON.parse(images);
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    if (typeof first !== 'string' || first === '') return null;
    return /[/:]/.test(first) ? first : imageUrl(first);
  } catch {
    return null;
  }
}

export function offerFromMaterial({ materialID, name, shortDescription, images, process }: Material): Offer {
  return {
    id: materialID,
    name: sayOffer(name),
    description: sayOffer(shortDescription),
    image: firstImage(images),
    swatch: null,
    process: process === undefined || process === null ? null : sayOffer(process),
  };
}

export function offerFromColor({ colorID, name, description, rgb, alpha }: Color): Offer {
  return { id: colorID, name: sayOffer(name), description: sayOffer(description), image: null, swatch: { rgb, alpha }, process: null };
}

export function offerFromFinish({ finishID, name, description, images }: Finish): Offer {
  return { id: finishID, name: sayOffer(name), description: sayOffer(description), image: firstImage(images), swatch: null, process: null };
}
