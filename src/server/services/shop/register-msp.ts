import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { findColor, findFinish } from '#domain/catalogue/catalogue.ts';
import type { CatalogueMaterial } from '#domain/catalogue/entries.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { catalogueOf } from '#domain/shop/card-catalogue.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { OfferedMaterial } from '#domain/shop/provider.ts';
import { noted } from '../../ports/records/audit-log.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';

/**
 * Call 14: saves profile and offer of the caller's own provider, which an account without one gets now, where anybody may open a shop,
 * with the demonstration's rates. Whose it is comes from the token; an id in the body that is neither its own nor '-1' is answered as if it did not exist.
 * Who says which state he has seen is told where a colleague was quicker.
 */
export const registerMsp: Handlers['registerMsp'] = async (
  { ports, access: { caller, provider: present }, publicUrl, signUp },
  { mspDetails: details, revision },
) => {
  const { id, logoURL: logoUrl, accentColor = present?.accentColor ?? null, ...profile } = details.manufacturingServiceProvider;
  if (id !== NO_SELECTION && id !== present?.id) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  if (present === null && signUp === 'invited') return refuse(403, 'no-further-shops', NO_FURTHER_SHOPS);
  const listed = details.availableMaterialList.map(
    ({ materialID, availableColorIDList, availableFinishIDList, isDefault }): OfferedMaterial => ({
      materialId: materialID,
      colorIds: availableColorIDList,
      finishIds: availableFinishIDList,
      ...(isDefault === true && { isDefault }),
    }),
  );
  // A profile that is saved for the first time takes nothing away that customers can choose.
  const offer = present !== null && !present.isRegistered && listed.length === 0 ? present.offer : listed;
  const catalogue = catalogueOf(present?.rateCard ?? DEMO_PROVIDER.rateCard);
  if (!offer.every((entry) => isIn(catalogue, entry)))
    return refuse(400, 'invalid', 'The offer names a material, colour or finish that the catalogue does not have.');
  if (new Set(offer.map(({ materialId }) => materialId)).size < offer.length)
    return refuse(
      400,
      'invalid',
      'The offer lists a material more than once. Please list each material once, with all its colours and finishes.',
    );
  if (offer.filter(({ isDefault }) => isDefault === true).length > 1)
    return refuse(400, 'invalid', 'Customers begin with one material. Please choose which.');
  const { generateInstantQuotes } = details.preferences;
  const saved = { ...profile, logoUrl, accentColor, generateInstantQuotes, offer, isRegistered: true };
  const own = present ?? (await ports.records.providers.addForOwner({ ...saved, rateCard: FIRST_RATES, revision: 0 }, caller.sub));
  const provider = { ...own, ...saved };
  const entry = noted.providerSaved(provider, caller.sub, ports.clock.now());
  if (!(await ports.records.providers.save(provider, entry, revision))) return refuse(412, 'stale', CHANGED_MEANWHILE);
  return { mspURL: `${publicUrl}/app/upload?msp_id=${encodeURIComponent(own.id)}` };
};

const CHANGED_MEANWHILE =
  'Somebody has saved the profile or the materials since you opened them. Nothing was overwritten: please look again.';
const NO_FURTHER_SHOPS = 'Your account does not work for a shop, and no further shops can be opened here. Please ask to be invited to one.';

/** Whoever opens a shop starts from the demonstration's rates, never from another's, and shows customers prices alone. */
const FIRST_RATES: RateCard = { ...DEMO_PROVIDER.rateCard, version: '1', receipts: 'price' };

function isIn(catalogue: ReadonlyMap<string, CatalogueMaterial>, { materialId, colorIds, finishIds }: OfferedMaterial): boolean {
  const material = catalogue.get(materialId);
  return (
    material !== undefined &&
    colorIds.every((id) => findColor(material, id) !== null) &&
    finishIds.every((id) => findFinish(material, id) !== null)
  );
}
