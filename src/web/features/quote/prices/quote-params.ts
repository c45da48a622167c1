import type { ManufacturingParams } from '#contract/schemas/entities.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';

/** The one process, and its one subtype, that quotes are made for. */
const QUOTED_PROCESS_ID = '1';

type Choice = Pick<ManufacturingParams, 'materialID' | 'colorID' | 'finishID'>;

/** The five ids to quote with: material, colour and finish as chosen, process and subtype fixed. */
export function quoteParams({ materialID, colorID, finishID }: Choice): ManufacturingParams {
  return {
    manufacturingProcessID: QUOTED_PROCESS_ID,
    manufacturingProcessSubtypeID: QUOTED_PROCESS_ID,
    materialID,
    colorID,
    finishID,
  };
}

/** True when material, colour and finish are chosen. */
export function isComplete({ materialID, colorID, finishID }: Choice): boolean {
  return ![materialID, colorID, finishID].includes(NO_SELECTION);
}
