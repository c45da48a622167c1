import type { Handlers } from '../shared/context.ts';
import { changeUnit } from './change-unit.ts';
import { checkParts } from './check-parts.ts';
import { fetchStl } from './fetch-stl.ts';
import { getPartList } from './get-part-list.ts';
import { scheduleDescription } from './schedule-description.ts';
import { splitPart } from './split-part.ts';
import { treatAsAssembly } from './treat-as-assembly.ts';
import { uploadModel } from './upload-model.ts';

export const partsHandlers = {
  changeUnit,
  checkParts,
  fetchStl,
  getPartList,
  scheduleDescription,
  splitPart,
  treatAsAssembly,
  uploadModel,
} satisfies Partial<Handlers>;
