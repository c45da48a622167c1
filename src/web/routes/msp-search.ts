import { mspIdSchema } from '#contract/schemas/fields.ts';

/** The search of every customer route: the provider the visitor acts for. */
export interface MspSearch {
  msp_id?: string;
}

/** Keeps `msp_id` where it has the form of a provider id; anything else counts as absent. */
export function readMspSearch(search: Record<string, unknown>): MspSearch {
  const id = mspIdSchema.safeParse(search['msp_id']);
  return id.success ? { msp_id: id.data } : {};
}
