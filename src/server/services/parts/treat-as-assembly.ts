import type { treatAsAssembly as call } from '#contract/api/parts/treat-as-assembly.ts';
import { describePart } from '../quoting/describe-part.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { findPartOf } from './find-part-of.ts';

/** Marks a part whose bodies are to be made as one thing, and answers it as it is then. */
export const treatAsAssembly: Handler<typeof call> = async ({ ports }, { partID, mspID }) => {
  const found = await findPartOf(ports, partID, mspID);
  if (isRefused(found)) return found;
  if ((found.measurement.bodies?.count ?? 1) < 2)
    return refuse(400, 'invalid', 'This file holds one body, which is made as one thing anyway.');
  await ports.records.parts.markAssembly(partID);
  const part = await ports.records.parts.findById(partID);
  const described = part === null ? null : describePart(part);
  return described === null ? refuse(404, 'part-gone', PART_GONE) : { part: described };
};
