import type { CatalogueMaterial } from './entries.ts';

/** Adds the material's own picture, which bears its id. */
export function defineMaterial(material: Omit<CatalogueMaterial, 'images'>): CatalogueMaterial {
  return { ...material, images: [`/app/catalogue/${material.id}.svg`] };
}
