import type { CatalogueMaterial } from './entries.ts';
import type { ProcessCode } from './process.ts';

type Family = CatalogueMaterial['type'];
type Described = Omit<CatalogueMaterial, 'process' | 'type' | 'images'> & { readonly type?: Family };

/** Materials of one process, and of one family where they don't say otherwise. The picture of each bears its id. */
export function defineMaterials(process: ProcessCode, type: Family, materials: readonly Described[]): readonly CatalogueMaterial[] {
  return materials.map((material) => ({ process, type, ...material, images: [`/app/catalogue/${material.id}.svg`] }));
}
