import { type ManufacturingParams, manufacturingParamsSchema } from '#contract/schemas/entities.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { createStoredStore } from './stored-store.ts';

const NOTHING_CHOSEN: ManufacturingParams = {
  manufacturingProcessID: NO_SELECTION,
  manufacturingProcessSubtypeID: NO_SELECTION,
  materialID: NO_SELECTION,
  colorID: NO_SELECTION,
  finishID: NO_SELECTION,
};

/** How the parts are to be made; '-1' stands for what is not chosen yet. */
export const useManufacturingParamsStore = createStoredStore({
  key: 'manufacturingParamsStore',
  read: (stored): ManufacturingParams => manufacturingParamsSchema.safeParse(stored).data ?? NOTHING_CHOSEN,
  actions: (set) => ({
    setParams: (params: Partial<ManufacturingParams>) => set(() => params),
    clearParams: () => set(() => NOTHING_CHOSEN),
  }),
});
