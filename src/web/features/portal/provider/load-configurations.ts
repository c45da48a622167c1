import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { Color, Finish, Material } from '#contract/entities.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallFailure } from '../../../api/call-failure.ts';
import type { MaterialConfiguration } from '../../../stores/material-configurations-store.ts';
import { isOwnMaterial, listOwnColors, listOwnFinishes, listOwnMaterials, loadOwnCard } from './own-offers.ts';

type Offer = MspDetails['availableMaterialList'];
type Loaded<T> = { readonly success: true; readonly value: T } | CallFailure;

/** The names and pictures of a registered offer, from the catalogue; what the catalogue no longer has is left out. */
export async function loadConfigurations(offer: Offer, mspID: string): Promise<Loaded<readonly MaterialConfiguration[]>> {
  if (offer.length === 0) return { success: true, value: [] };
  const [materials, ownCard] = await Promise.all([
    callApi(getMaterialList, { materialID: NO_SELECTION, mspID: NO_SELECTION }),
    loadOwnCard(mspID),
  ]);
  if (!materials.success) return materials;
  const known = [...materials.materialList, ...listOwnMaterials(ownCard)];
  const loaded: MaterialConfiguration[] = [];
  const results = await Promise.all(
    offer.flatMap((entry) => {
      const material = known.find(({ materialID }) => materialID === entry.materialID);
      return material === undefined ? [] : [loadConfiguration(material, entry, ownCard)];
    }),
  );
  for (const result of results) {
    if (!result.success) return result;
    loaded.push(result.value);
  }
  return { success: true, value: loaded };
}

async function loadConfiguration(
  material: Material,
  entry: Offer[number],
  ownCard: RateCard | null,
): Promise<Loaded<MaterialConfiguration>> {
  const { materialID } = material;
  const own = { colors: listOwnColors(ownCard, materialID), finishes: listOwnFinishes(ownCard, materialID) };
  if (isOwnMaterial(ownCard, materialID)) return { success: true, value: configure(material, entry, own.colors, own.finishes) };
  const request = { materialID, mspID: NO_SELECTION };
  const [colors, finishes] = await Promise.all([callApi(getColorList, request), callApi(getFinishList, request)]);
  if (!colors.success) return colors;
  if (!finishes.success) return finishes;
  return {
    success: true,
    value: configure(material, entry, [...colors.colorList, ...own.colors], [...finishes.finishList, ...own.finishes]),
  };
}

function configure(material: Material, entry: Offer[number], colors: readonly Color[], finishes: readonly Finish[]): MaterialConfiguration {
  return {
    material,
    colors: colors.filter(({ colorID }) => entry.availableColorIDList.includes(colorID)),
    finishes: finishes.filter(({ finishID }) => entry.availableFinishIDList.includes(finishID)),
  };
}
