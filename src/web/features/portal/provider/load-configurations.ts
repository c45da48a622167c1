import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { Material } from '#contract/entities.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallFailure } from '../../../api/call-failure.ts';
import type { MaterialConfiguration } from '../../../stores/material-configurations-store.ts';

type Offer = MspDetails['availableMaterialList'];
type Loaded<T> = { readonly success: true; readonly value: T } | CallFailure;

/** The names and pictures of a registered offer, from the catalogue; what the catalogue no longer has is left out. */
export async function loadConfigurations(offer: Offer): Promise<Loaded<readonly MaterialConfiguration[]>> {
  if (offer.length === 0) return { success: true, value: [] };
  const materials = await callApi(getMaterialList, { materialID: NO_SELECTION, mspID: NO_SELECTION });
  if (!materials.success) return materials;
  const loaded: MaterialConfiguration[] = [];
  const results = await Promise.all(
    offer.flatMap((entry) => {
      const material = materials.materialList.find(({ materialID }) => materialID === entry.materialID);
      return material === undefined ? [] : [loadConfiguration(material, entry)];
    }),
  );
  for (const result of results) {
    if (!result.success) return result;
    loaded.push(result.value);
  }
  return { success: true, value: loaded };
}

async function loadConfiguration(material: Material, entry: Offer[number]): Promise<Loaded<MaterialConfiguration>> {
  const request = { materialID: material.materialID, mspID: NO_SELECTION };
  const [colors, finishes] = await Promise.all([callApi(getColorList, request), callApi(getFinishList, request)]);
  if (!colors.success) return colors;
  if (!finishes.success) return finishes;
  return {
    success: true,
    value: {
      material,
      colors: colors.colorList.filter(({ colorID }) => entry.availableColorIDList.includes(colorID)),
      finishes: finishes.finishList.filter(({ finishID }) => entry.availableFinishIDList.includes(finishID)),
    },
  };
}
