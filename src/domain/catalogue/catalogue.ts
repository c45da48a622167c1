import { DMLS_MATERIALS } from './dmls.ts';
import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from './entries.ts';
import { FDM_MATERIALS } from './fdm.ts';
import { POWDER_BED_MATERIALS } from './powder-bed.ts';
import { SLA_MATERIALS } from './sla.ts';

/** Every material a provider can offer, in the order customers see them. */
export const CATALOGUE: readonly CatalogueMaterial[] = [...FDM_MATERIALS, ...SLA_MATERIALS, ...POWDER_BED_MATERIALS, ...DMLS_MATERIALS];

const MATERIAL_BY_ID = new Map(CATALOGUE.map((material) => [material.id, material]));

/** The material of that id, or null. */
export function findMaterial(materialId: string): CatalogueMaterial | null {
  return MATERIAL_BY_ID.get(materialId) ?? null;
}

/** The colour of that id among those the material comes in, or null. */
export function findColor(material: CatalogueMaterial, colorId: string): CatalogueColor | null {
  return material.colors.find((color) => color.id === colorId) ?? null;
}

/** The finish of that id among those the material can have, or null. */
export function findFinish(material: CatalogueMaterial, finishId: string): CatalogueFinish | null {
  return material.finishes.find((finish) => finish.id === finishId) ?? null;
}
